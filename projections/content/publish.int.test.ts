import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkContent } from './check-content.ts';
import {
  CALM_EVENING,
  FACT,
  type Files,
  factsText,
  folderOf,
  lessonText,
  writeFiles,
  writeFolder,
} from './content.fixture.ts';
import { readContentHealth, withContent } from './content-health.ts';
import type { ContentSchema } from './content-schema.ts';
import type { Layer } from './layers.ts';
import { type Published, publishLayer, withdrawLayer } from './publish.ts';
import { publishProduct } from './publish-product.ts';
import { STATE_IN, STATE_PATHS } from './state.fixture.ts';

let postgres: TestDatabase;
let database: Kysely<ContentSchema>;

beforeEach(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

afterEach(async () => {
  await database.destroy();
  await postgres.drop();
});

const lesson = (id: string, title?: string): Files =>
  Object.fromEntries(
    (['en', 'es'] as const).map((language) => [
      `lessons/${id}.${language}.md`,
      lessonText(language, title === undefined ? {} : { title }),
    ]),
  );

const MORNING = lesson('calm-morning');

const publish = async (files: Files, layer: Layer = 'product'): Promise<Published> => {
  const base = layer === 'operator' ? checkContent(folderOf(CALM_EVENING)) : undefined;
  const { items, faults } = checkContent(folderOf(files), base);
  expect(faults).toEqual([]);
  return await publishLayer(database, { layer, hash: JSON.stringify(files), items });
};

/** `calm-evening 1 A calm evening`, in English; `(retired)` where it is. */
const current = async (): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('content_items as i')
    .innerJoin('content_versions as v', (join) =>
      join
        .onRef('v.kind', '=', 'i.kind')
        .onRef('v.id', '=', 'i.id')
        .onRef('v.version', '=', 'i.version'),
    )
    .select(['i.id', 'i.version', 'i.retired_at', 'v.texts'])
    .orderBy('i.id')
    .execute();
  return rows.map(
    ({ id, version, retired_at, texts }) =>
      `${id} ${version} ${titleIn(texts)}${retired_at === null ? '' : ' (retired)'}`,
  );
};

const titleIn = (texts: unknown): string =>
  /"en": ?\{.*?"title": ?"(?<title>A [^"]*)"/.exec(JSON.stringify(texts))?.groups?.['title'] ?? '?';

const versionsOf = async (id: string): Promise<readonly number[]> => {
  const rows = await database
    .selectFrom('content_versions')
    .select('version')
    .where('id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
};

const sectionsOf = async (id: string, language: string): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('content_sections')
    .select(['section', 'title'])
    .where('id', '=', id)
    .where('language', '=', language)
    .orderBy('position')
    .execute();
  return rows.map(({ section, title }) => `#${section} ${title}`);
};

test('items are published, and again only those that changed', async () => {
  expect(await publish({ ...CALM_EVENING, ...MORNING })).toEqual({ published: 2, retired: 0 });
  expect(await publish({ ...CALM_EVENING, ...MORNING })).toEqual({ published: 0, retired: 0 });
  const changed = lesson('calm-morning', 'A slow morning');
  expect(await publish({ ...CALM_EVENING, ...changed })).toEqual({ published: 1, retired: 0 });
  expect(await current()).toEqual([
    'calm-evening 1 A calm evening',
    'calm-morning 2 A slow morning',
  ]);
  expect(await versionsOf('calm-morning')).toEqual([1, 2]);
});

test('an item that is gone is retired and comes back as it was', async () => {
  await publish({ ...CALM_EVENING, ...MORNING });
  expect(await publish(CALM_EVENING)).toEqual({ published: 0, retired: 1 });
  expect(await current()).toContain('calm-morning 1 A calm evening (retired)');
  expect(await sectionsOf('calm-morning', 'en')).toEqual([]);
  expect(await publish({ ...CALM_EVENING, ...MORNING })).toEqual({ published: 1, retired: 0 });
  expect(await current()).toContain('calm-morning 1 A calm evening');
  expect(await sectionsOf('calm-morning', 'en')).toHaveLength(6);
});

test('a fact whose source changed makes a version of the items that cite it', async () => {
  await publish({ ...CALM_EVENING });
  const { 'facts/sleep.json': facts = '' } = CALM_EVENING;
  const newer = { ...CALM_EVENING, 'facts/sleep.json': facts.replace('2025-04', '2026-01') };
  expect(await publish(newer)).toEqual({ published: 1, retired: 0 });
});

test("an operator's own items are added to ours or cover them, until they are withdrawn", async () => {
  await publish({ ...CALM_EVENING, ...MORNING });
  const own = { ...lesson('calm-evening', 'A group evening'), ...lesson('our-group') };
  expect(await publish(own, 'operator')).toEqual({ published: 2, retired: 0 });
  const covered = ['calm-evening 2 A group evening', 'calm-morning 1 A calm evening'];
  expect(await current()).toEqual([...covered, 'our-group 1 A calm evening']);

  const newer = lesson('calm-evening', 'A newer evening');
  expect(await publish({ ...CALM_EVENING, ...MORNING, ...newer })).toEqual({
    published: 0,
    retired: 0,
  });

  expect(await withdrawLayer(database, 'operator')).toEqual({ published: 1, retired: 1 });
  expect(await current()).toEqual([
    'calm-evening 3 A newer evening',
    'calm-morning 1 A calm evening',
    'our-group 1 A calm evening (retired)',
  ]);
});

test('of two processes that publish at the same time, one finds the work done', async () => {
  const both = await Promise.all([publish(CALM_EVENING), publish(CALM_EVENING)]);
  expect(both.map(({ published }) => published).sort()).toEqual([0, 1]);
  expect(await versionsOf('calm-evening')).toEqual([1]);
});

test('each section is indexed in each language, English in place of one that is missing', async () => {
  const { 'lessons/calm-evening.es.md': _, ...english } = CALM_EVENING;
  const excused = `- rule: translation\n  file: lessons/calm-evening.en.md\n  reason: No translator yet.\n`;
  await publish({ ...english, ...MORNING, 'exceptions.yaml': excused });
  expect(await sectionsOf('calm-evening', 'es')).toEqual([
    '# A calm evening',
    '#one one',
    '#two two',
    '#three three',
    '#four four',
    '#five five',
  ]);
  expect((await sectionsOf('calm-morning', 'es'))[0]).toBe('# Una noche tranquila');
});

test('a state is found by its name, and spelling knows the words of lessons alone', async () => {
  await publish({
    ...CALM_EVENING,
    'facts/states.json': factsText({ ...FACT, id: 'tx-law' }),
    [STATE_PATHS.en]: STATE_IN.en,
    [STATE_PATHS.es]: STATE_IN.es,
  });
  expect(await sectionsOf('texas', 'es')).toEqual(['# Texas']);
  const known = await database.selectFrom('content_words').select('word').execute();
  expect(known.map(({ word }) => word)).toContain('evening');
  expect(known.map(({ word }) => word)).not.toContain('texas');
});

/** Starts of projections with a content folder, and the errors that they log. */
const starts = () => {
  const logged: string[] = [];
  const logger = { info: () => {}, error: (line: unknown) => void logged.push(String(line)) };
  const start = (directory: string) => publishProduct({ database, directory, logger });
  return { logged, start };
};

const folderWith = async (files: Files): Promise<string> => {
  const { directory, remove } = await writeFolder(files);
  onTestFinished(remove);
  return directory;
};

const health = () => readContentHealth(database, translatorIn('en'));

test('a folder with a fault stops nothing: the last good version stays, and health says where', async () => {
  const directory = await folderWith(CALM_EVENING);
  const { logged, start } = starts();
  await start(directory);
  expect(await health()).toEqual({
    name: 'content',
    label: 'Lessons and insurance facts',
    status: 'ok',
  });

  const broken = (CALM_EVENING['lessons/calm-evening.en.md'] ?? '').replace('xp: 50', 'xp: many');
  await writeFiles(directory, { 'lessons/calm-evening.en.md': broken });
  await start(directory);
  const sentence =
    'lessons/calm-evening.en.md:7: The field "xp" is not right: invalid input: expected number, received string.';
  expect(logged).toEqual([`Content is not published: ${sentence}`]);
  expect(await health()).toEqual({
    name: 'content',
    label: 'Lessons and insurance facts',
    status: 'failing',
    detail: `Changed content is not published: ${sentence}`,
    isOptional: true,
  });
  expect(await current()).toEqual(['calm-evening 1 A calm evening']);

  await writeFiles(directory, CALM_EVENING);
  await start(directory);
  expect(await health()).toMatchObject({ status: 'ok' });
  expect(await versionsOf('calm-evening')).toEqual([1]);
});

test('a folder that is missing or empty retires nothing', async () => {
  await publish(CALM_EVENING);
  const { logged, start } = starts();
  const empty = await folderWith({ 'README.md': '' });
  await start(empty);
  await start(`${empty}-missing`);
  expect(logged).toEqual([
    'Content is not published: .:1: There is no item in this folder.',
    'Content is not published: The content folder cannot be read (ENOENT).',
  ]);
  expect(await current()).toEqual(['calm-evening 1 A calm evening']);
});

test('while the database fails, nothing is asked of it', async () => {
  const database = { name: 'database', status: 'failing' } as const;
  const parts = withContent(
    async () => [database],
    () => Promise.reject(new Error('The database does not answer.')),
  );
  expect(await parts(translatorIn('en'))).toEqual([database]);
});
