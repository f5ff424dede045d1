import { correctProvider } from '@hearthway/infra/adapters/directory/corrections.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish, startDirectory } from './directory.fixture.ts';
import { createTermReader } from './remembered-terms.ts';
import { createVersionReader } from './version.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  directory.subscribe('plus');
});

afterAll(() => directory.stop());

beforeEach(() =>
  publish(directory.database, [
    { id: 'npi-1', name: 'Bright Steps', category: 'dental' },
    { id: 'npi-2', name: 'Golden Hands', category: 'speech-therapy' },
  ]),
);

const found = async (search: string): Promise<readonly string[]> => {
  const response = await directory.get('/api/resources', { search });
  expect(response.statusCode).toBe(200);
  return response.json().resources.map(({ name }: { readonly name: string }) => name);
};

test('a word that a correction brings is found at once', async () => {
  expect(await found('juniper')).toEqual([]);
  await correctProvider(directory.database, {
    providerId: 'npi-1',
    corrections: [{ field: 'name', columns: { name: 'Juniper Steps' } }],
  });
  expect(await found('juniper')).toEqual(['Juniper Steps']);
});

test('a word that an import brings is found at once, and one that it takes away no more', async () => {
  expect(await found('bright')).toEqual(['Bright Steps']);
  expect(await found('meadow')).toEqual([]);
  await publish(directory.database, [{ name: 'Meadow', category: 'dental' }]);
  expect(await found('meadow')).toEqual(['Meadow']);
  expect(await found('bright')).toEqual([]);
});

test('terms are remembered until the directory changes', async () => {
  const { database } = directory;
  const withTerms = createTermReader(database);
  const reads: unknown[] = [];
  const read = () =>
    withTerms('bright steps', async (terms) => {
      reads.push(terms);
      return { answer: terms, version: undefined };
    });
  const terms = await read();
  expect(await read()).toBe(terms);
  await publish(database, [{ name: 'Bright', category: 'dental' }]);
  const others = await read();
  expect(others).not.toEqual(terms);
  // Asked by the old ones first, which the version has shown to be old.
  expect(reads).toEqual([terms, terms, terms, others]);
});

test('after a change, one search asks by old terms, and the others by new ones', async () => {
  const { database } = directory;
  const withTerms = createTermReader(database);
  const texts: string[] = [];
  const read = (text: string) =>
    withTerms(text, async () => {
      texts.push(text);
      return { answer: text, version: undefined };
    });
  await read('bright');
  await read('golden');
  await publish(database, [{ name: 'Bright', category: 'dental' }]);
  texts.length = 0;
  await read('bright');
  await read('golden');
  expect(texts).toEqual(['bright', 'bright', 'golden']);
});

test('an answer of another version than the terms is asked for again', async () => {
  const withTerms = createTermReader(directory.database);
  const answers: string[] = [];
  const ask = (version: string | undefined) =>
    withTerms('bright', async () => {
      answers.push(String(version));
      return { answer: answers.length, version };
    });
  expect(await ask(undefined)).toBe(1);
  expect(await ask('of another day')).toBe(3);
});

test('all who ask after a change hear of another version', async () => {
  const { database } = directory;
  const readVersion = createVersionReader(database);
  const before = await readVersion();
  expect(await Promise.all([readVersion(), readVersion(), readVersion()])).toEqual(
    Array.from({ length: 3 }, () => before),
  );
  // One is still being read when the directory changes.
  const early = readVersion();
  await database.deleteFrom('providers').execute();
  const late = await Promise.all([readVersion(), readVersion()]);
  expect([before, late[0]]).toContain(await early);
  expect(late[0]).not.toBe(before);
  expect(late[1]).toBe(late[0]);
});
