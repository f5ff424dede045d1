import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractor } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createDeclaredExtractor, issuesIn, textsIn } from './build/declared-extractor.ts';
import { sayExtractor } from './build/say-extractor.ts';

const source = join(import.meta.dirname, 'src');
const locales = join(import.meta.dirname, '../locales');

const inSource = (path: string): string => join('<rootDir>/src', path);

/** Folders and files of `src` whose sentences are on every page, or on the first one. */
const ALWAYS = [
  'site/home',
  'site/not-found',
  'features/chat/ChatButton.tsx',
  'features/directory/shared',
  'features/household/shared/HouseholdSwitch.tsx',
  'features/household/shared/ReadOnlyNote.tsx',
  'features/journey/accessibility/AccessibilityButton.tsx',
  'features/journey/onboarding',
  'features/journey/shared',
  'features/subscription/shared',
];

/** Loaded apart from the rest of their feature, hence with a catalog of their own. */
const APART = [
  'api/error-messages.ts',
  'components/text',
  'features/account/session',
  'features/calendar-entries/shared/attached',
  'features/directory/first-look',
  'features/directory/provider',
  'features/directory/shared/listing',
  'features/feedback/stories',
  'features/household/changes',
  'features/household/last-change',
  'features/insurance/call',
  'features/insurance/denied',
  'features/insurance/denied/letter',
  'features/insurance/plan',
  'features/insurance/states',
  'features/journey/accessibility',
  'features/journey/shared/answers',
  'features/journey/tour',
  'features/staff/alerts',
  'features/staff/inbox',
  'features/staff/reports',
  'features/staff/review',
  'features/support/community',
  'features/support/guides',
  'features/support/help',
  'features/support/thread',
];

/** For developers, in English only. */
const WITHOUT_CATALOG = 'site/dev';

interface Group {
  readonly name: string;
  /** Files and folders of `src`. */
  readonly of: readonly string[];
}

const foldersOf = (room: string): readonly string[] =>
  readdirSync(join(source, room)).map((name) => join(room, name));

/** The catalogs of a language, each named for its folder or file. */
const groups: readonly Group[] = [
  {
    name: 'shell',
    of: [
      ...readdirSync(source).filter(
        (name) => !['features', 'forms', 'prerender', 'site'].includes(name),
      ),
      ...ALWAYS,
    ],
  },
  ...['prerender', 'forms', ...APART, ...foldersOf('features'), ...foldersOf('site')]
    .filter((folder) => folder !== WITHOUT_CATALOG && !ALWAYS.includes(folder))
    .map((folder) => ({ name: basename(folder, '.ts'), of: [folder] })),
];

/** Folders of one name share a catalog. */
const byName: readonly Group[] = [...new Set(groups.map(({ name }) => name))].map((name) => ({
  name,
  of: groups.filter((group) => group.name === name).flatMap(({ of }) => of),
}));

/** The messages of the other workspaces, each in the first of these catalogs that its file fits. */
const said: readonly Group[] = [
  { name: 'mails', of: ['command-api/mail/*.ts', 'domain/**/*-mail*.ts'] },
  { name: 'export', of: ['command-api/account/export*.ts'] },
  { name: 'events', of: ['domain/**/*.events.ts'] },
  { name: 'reports', of: ['domain/{reports,site-reports}/*.ts', 'domain/**/*.report.ts'] },
  { name: 'words', of: ['domain/**/*.ts'] },
  {
    name: 'other',
    of: ['command-api', 'read-api', 'infra'].map((name) => `${name}/**/*.ts`),
  },
];

/** The texts in the modules of domain with such a name. */
const declaredIn =
  (pattern: string, textsOf: (module: unknown) => Iterable<string>) =>
  async (): Promise<ReadonlySet<string>> => {
    const cwd = join(import.meta.dirname, '../domain');
    const files = globSync(pattern, { cwd }).toSorted();
    if (files.length === 0) throw new Error(`No file of domain is called ${pattern}.`);
    const texts = new Set<string>();
    // One by one: Lingui's loader gives out modules that are still being loaded by another import.
    for (const file of files) {
      const module: unknown = await import(pathToFileURL(join(cwd, file)).href);
      for (const text of textsOf({ ...Object(module) })) texts.add(text);
    }
    if (texts.size === 0) throw new Error(`No module called ${pattern} exports a text.`);
    return texts;
  };

/** Declarations of contexts, which these files translate by the English text. */
const declaredExtractor = createDeclaredExtractor({
  'src/api/error-messages.ts': declaredIn('*/*.errors.ts', (module) => textsIn(module, 'message')),
  'src/forms/field-words.ts': declaredIn('*/*.contract.ts', issuesIn),
  'src/features/achievements/shared/achievement-words.ts': declaredIn(
    'achievements/achievements.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/chat/crisis-words.ts': declaredIn('crisis/crisis-contacts.constants.ts', (module) =>
    textsIn(module, 'message'),
  ),
  'src/features/chat/hand-over-words.ts': declaredIn('chat/hand-over.constants.ts', (module) =>
    textsIn(module, 'message'),
  ),
  'src/features/children/children-words.ts': declaredIn(
    '{children/children,insurance/plan-answers}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/calendar-entries/calendar-words.ts': declaredIn(
    '{calendar-entries/{calendar-entries,entry-import},family-days/family-days}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/calendar-feeds/feed-words.ts': declaredIn(
    'calendar-feeds/calendar-feeds.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/entry-faces/shared/picture-words.ts': declaredIn(
    'entry-faces/entry-faces.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/household/household-words.ts': declaredIn(
    'household/household.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/household/changes/field-words.ts': declaredIn(
    'household/changed-fields.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/insurance/plan/plan-words.ts': declaredIn(
    'insurance/plan-answers.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/dietary/shared/dietary-words.ts': declaredIn(
    '{ingredients/allergens,dietary/dietary}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/food-log/shared/food-words.ts': declaredIn(
    'food-log/food-log.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/meal-plans/shared/meal-words.ts': declaredIn(
    'meal-plans/meal-plans.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/next-steps/step-words.ts': declaredIn(
    '{next-steps/*,insurance/plan-answers}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/directory/results/StateHelp.tsx': declaredIn(
    'directory/state-help.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/directory/shared/listing/offices/office-words.ts': declaredIn(
    'directory/offices.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/insurance/denied/said-words.ts': declaredIn(
    'insurance/{denials,appeal-steps,deadline-words}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/insurance/states/time-words.ts': declaredIn(
    'insurance/{appeal-steps,deadline-words}.constants.ts',
    (module) => textsIn(module, 'message'),
  ),
  'src/features/staff/reports/run/group-words.ts': declaredIn('*/*.events.ts', (module) =>
    textsIn(module, 'feature'),
  ),
});

/** Lingui's own. Half of the files mention it nowhere, and are not parsed: that takes seconds. */
const macroExtractor: typeof extractor = {
  ...extractor,
  extract: async (file, code, ...rest) => {
    if (/lingui|i18n/.test(code)) await extractor.extract(file, code, ...rest);
  },
};

const NO_SOURCE = ['**/*.test.ts', '**/*.fixture.ts', '**/node_modules/**', '**/.tsbuild/**'];

/** `join` would take `..` for the way out of a folder called `<rootDir>`. */
const inRepository = (path: string): string => `<rootDir>/../${path}`;

/** A language is a folder of `locales`. The English sentences stand in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  // A line number would change with every edit above a sentence.
  format: formatter({ lineNumbers: false }),
  extractors: [sayExtractor, declaredExtractor, macroExtractor],
  catalogs: [
    ...byName.map(({ name, of }) => ({
      path: inRepository(`locales/{locale}/${name}`),
      include: of.map(inSource),
      // A folder that holds a file of this group stays open to it.
      exclude: [
        '**/*.test.*',
        ...[...ALWAYS, ...APART].filter(
          (path) => !of.some((own) => own === path || own.startsWith(`${path}/`)),
        ),
      ].map(inSource),
    })),
    ...said.map(({ name, of }, at) => ({
      path: inRepository(`locales/{locale}/services/${name}`),
      include: of.map(inRepository),
      exclude: [...NO_SOURCE, ...said.slice(0, at).flatMap((before) => before.of)].map(
        inRepository,
      ),
    })),
  ],
});
