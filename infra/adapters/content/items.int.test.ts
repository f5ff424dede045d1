import { lessons } from '@hearthway/domain/content/kinds.ts';
import type { LessonData, LessonWords } from '@hearthway/domain/content/lesson.contract.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import type { Tables } from '../tables/tables.ts';
import { storeLesson } from './content.fixture.ts';
import { createItems, type Items } from './items.ts';

let postgres: TestDatabase;
let database: Kysely<Tables>;
let items: Items<LessonData, LessonWords>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  items = createItems({ database, kind: lessons });
  await storeLesson(database, {
    id: 'sleep',
    texts: {
      en: {
        title: 'Sleeping well',
        sections: {
          evening: ['A calm evening', 'Less light helps many children to fall asleep'],
          night: ['At night', 'Stay near the bed, and say little'],
        },
      },
      es: {
        title: 'Dormir bien',
        sections: {
          evening: ['Una tarde tranquila', 'Menos luz ayuda a muchos niños a dormirse'],
          night: ['De noche', 'Quédese cerca de la cama y hable poco'],
        },
      },
    },
  });
  await storeLesson(database, {
    id: 'first-words',
    texts: { en: { title: 'First words', sections: { wait: ['Wait', 'Wait for an answer'] } } },
  });
  await storeLesson(database, {
    id: 'old',
    isRetired: true,
    texts: { en: { title: 'Sleep long ago', sections: { one: ['Sleep', 'Sleep more'] } } },
  });
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const english = { language: 'en' } as const;
const spanish = { language: 'es' } as const;

test('one is found by its id, with its words, text and sources', async () => {
  expect(await items.find({ ...spanish, id: 'sleep' })).toMatchObject({
    id: 'sleep',
    version: 1,
    newest: 1,
    isRetired: false,
    language: 'es',
    data: { category: 'resource-finding', minutes: 5 },
    words: { title: 'Dormir bien' },
    sections: [{ id: 'evening', title: 'Una tarde tranquila' }, { id: 'night' }],
    facts: [{ id: 'a-fact', source: 'A clinic', asOf: '2025-04', verified: 'primary' }],
  });
});

test('one that lacks the language is answered in English, and says so', async () => {
  expect(await items.find({ ...spanish, id: 'first-words' })).toMatchObject({
    language: 'en',
    words: { title: 'First words' },
  });
});

test('one that never was is undefined', async () => {
  expect(await items.find({ ...english, id: 'nowhere' })).toBeUndefined();
});

test('an old version stays readable', async () => {
  const text = (title: string) => ({ en: { title, sections: { one: ['One', 'Text'] } } }) as const;
  await storeLesson(database, { id: 'changing', texts: text('Before') });
  await storeLesson(database, { id: 'changing', version: 2, texts: text('After') });
  expect(await items.find({ ...english, id: 'changing' })).toMatchObject({
    version: 2,
    words: { title: 'After' },
  });
  expect(await items.find({ ...english, id: 'changing', version: 1 })).toMatchObject({
    version: 1,
    newest: 2,
    words: { title: 'Before' },
  });
  expect(await items.find({ ...english, id: 'changing', version: 3 })).toBeUndefined();
});

test('a retired one is found and not listed', async () => {
  expect(await items.find({ ...english, id: 'old' })).toMatchObject({ isRetired: true });
  const listed = await items.list('en');
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(['first-words', 'sleep']));
  expect(listed.map(({ id }) => id)).not.toContain('old');
});

test('what was published after the first look shows, and what was retired', async () => {
  const text = (title: string) => ({ en: { title, sections: { one: ['One', 'Text'] } } }) as const;
  await storeLesson(database, { id: 'later', texts: text('First') });
  const titleOf = async () => (await items.find({ ...english, id: 'later' }))?.words.title;
  expect(await titleOf()).toBe('First');
  await storeLesson(database, { id: 'later', version: 2, texts: text('Second') });
  expect(await titleOf()).toBe('Second');
  await storeLesson(database, { id: 'later', version: 3, texts: text('Third'), isRetired: true });
  expect((await items.list('en')).map(({ id }) => id)).not.toContain('later');
});

test('with too little memory for all versions, each is still read', async () => {
  const forgetful = createItems({ database, kind: lessons, mostKept: 1 });
  const listed = await forgetful.list('en');
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.map(({ words: { title } }) => title)).toContain('Sleeping well');
  for (const { id, words } of listed)
    expect((await forgetful.find({ id, language: 'en' }))?.words).toEqual(words);
});

test('a list is the same array until an item changes', async () => {
  const before = await items.list('en');
  expect(await items.list('en')).toBe(before);
  await storeLesson(database, {
    id: 'newer',
    version: 1,
    texts: { en: { title: 'Newer', sections: {} } },
  });
  expect((await items.list('en')).map(({ id }) => id)).toContain('newer');
});
