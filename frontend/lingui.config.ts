import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const source = join(import.meta.dirname, 'src');
const locales = join(import.meta.dirname, '../locales');

const inSource = (path: string): string => join('<rootDir>/src', path);
const feature = (path: string): string => join('features', path);

/** What every page needs, though it is a feature. */
const ALWAYS = ['home', 'not-found', 'accessibility/AccessibilityButton.tsx'].map(feature);

/** What is loaded apart from the rest of its feature. */
const SESSION = ['account/SessionWatch.tsx', 'account/SessionWarning.tsx'].map(feature);

/** Only developers see it, in English. */
const WITHOUT_CATALOG = feature('dev');

interface Group {
  readonly name: string;
  /** Files and folders of `src`. */
  readonly of: readonly string[];
}

/** The catalogs of a language. A feature's has its name, as everything of it has. */
const groups: readonly Group[] = [
  {
    name: 'shell',
    of: [
      ...readdirSync(source).filter((name) => name !== 'features' && name !== 'prerender'),
      ...ALWAYS,
    ],
  },
  { name: 'prerender', of: ['prerender'] },
  { name: 'session', of: SESSION },
  ...readdirSync(join(source, 'features'))
    .map((name) => ({ name, of: [feature(name)] }))
    .filter(({ of: [folder = ''] }) => folder !== WITHOUT_CATALOG && !ALWAYS.includes(folder)),
];

/** A language is a folder of `locales`. The English sentences stand in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  // A line number would change with every edit above a sentence.
  format: formatter({ lineNumbers: false }),
  catalogs: groups.map(({ name, of }) => ({
    path: `<rootDir>/../locales/{locale}/${name}`,
    include: of.map(inSource),
    exclude: ['**/*.test.*', ...[...ALWAYS, ...SESSION].filter((path) => !of.includes(path))].map(
      inSource,
    ),
  })),
});
