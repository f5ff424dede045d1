import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '../../..');

/** Reads a file by its path in the repository. */
export const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

/** Files that git knows, by their paths in the repository. `paths` are folders or patterns. */
export const trackedFiles = (...paths: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...paths], { cwd: repository, encoding: 'utf8' })
    .trim()
    .split('\n');
