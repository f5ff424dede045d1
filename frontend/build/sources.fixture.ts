import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** Code of `src` without its tests, by path in `src`. Vite would take seconds to import it as text. */
export const sources: ReadonlyMap<string, string> = new Map(
  globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.test.*'] })
    .toSorted()
    .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')]),
);
