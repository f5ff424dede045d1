import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const catalogs = join(import.meta.dirname, 'src/locales');

/** A language is a file here. The English sentences stand in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: readdirSync(catalogs)
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length)),
  // A line number would change with every edit above a sentence.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/**/*.test.*'],
    },
  ],
});
