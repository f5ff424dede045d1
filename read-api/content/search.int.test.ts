import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadSchema } from '../database/schema.ts';
import { searchContent } from './search.ts';

let postgres: TestDatabase;
let database: Kysely<ReadSchema>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
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
    texts: {
      en: {
        title: 'First words',
        sections: {
          wait: ['Wait for an answer', 'A child who is nonverbal can point to a picture'],
          school: ['Pictures at school', 'Ask the teacher to use the same pictures'],
        },
      },
    },
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

describe('search', () => {
  const understoodBy = parentsPhrases;

  const addresses = async (text: string, language: 'en' | 'es' = 'en') =>
    (await searchContent(database, { text, language, understoodBy, most: 10 })).map(
      ({ address }) => address,
    );

  test('each section has an address of its own', async () => {
    const [found] = await searchContent(database, {
      text: 'calm evening',
      language: 'en',
      understoodBy,
      most: 10,
    });
    expect(found).toEqual({
      kind: 'lesson',
      id: 'sleep',
      section: 'evening',
      title: 'A calm evening',
      itemTitle: 'Sleeping well',
      excerpt: 'Less light helps many children to fall asleep',
      address: '/learning/module/sleep#evening',
    });
  });

  test('a title is found as the item as a whole', async () => {
    expect((await addresses('sleeping well'))[0]).toBe('/learning/module/sleep');
  });

  test('words are found in other forms and without accents', async () => {
    expect(await addresses('lights')).toEqual(['/learning/module/sleep#evening']);
    expect(await addresses('nino', 'es')).toEqual(['/learning/module/sleep#evening']);
  });

  test('the last word may be unfinished', async () => {
    expect(await addresses('pictures at scho')).toContain('/learning/module/first-words#school');
  });

  test("parents' phrases are found by others that mean the same, as in the directory", async () => {
    expect(await addresses('not talking')).toContain('/learning/module/first-words#wait');
  });

  test('a misspelled word is understood', async () => {
    expect((await addresses('techer'))[0]).toBe('/learning/module/first-words#school');
  });

  test('a section that says more of the words comes first', async () => {
    expect((await addresses('pictures teacher'))[0]).toBe('/learning/module/first-words#school');
  });

  test('an item that lacks the language is found by its English words', async () => {
    expect(await addresses('teacher', 'es')).toEqual(['/learning/module/first-words#school']);
  });

  test.for(['', 'of my', '🙂', "'); drop table content_items; --", 'xyzzyx', '& | ! :*'])(
    'nothing is found for %j',
    async (text) => {
      expect(await addresses(text)).toEqual([]);
    },
  );

  test('retired items are not found', async () => {
    expect(await addresses('long ago')).toEqual([]);
  });

  test('no more are found than asked for, of the kinds asked for', async () => {
    const search = { text: 'pictures', language: 'en', understoodBy, most: 1 } as const;
    expect(await searchContent(database, search)).toHaveLength(1);
    expect(await searchContent(database, { ...search, kinds: ['recipe'] })).toEqual([]);
  });
});
