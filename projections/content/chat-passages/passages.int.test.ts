import { rankPassages } from '@hearthway/infra/adapters/chat/rank-passages.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentSchema } from '../content-schema.ts';
import { CONTENT_FOLDER } from '../folder.ts';
import { publishProduct } from '../publish-product.ts';

let postgres: TestDatabase;
let database: Kysely<ContentSchema>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  const logger = { info: () => {}, error: () => {} };
  await publishProduct({ database, directory: CONTENT_FOLDER, logger });
}, 120_000);

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

/** As `kind/id#section`, the best three. */
const found = async (
  question: string,
  language: 'en' | 'es' = 'en',
): Promise<readonly string[]> => {
  const ranked = await rankPassages(database, { question, language, most: 3 });
  return ranked.map(({ kind, id, section }) => `${kind}/${id}${section && `#${section}`}`);
};

test('a section is found by the words of parents', async () => {
  expect(await found('what does AAC stand for?')).toContain('lesson/aac-is-a-voice#what-aac-is');
});

test('misspelled words find what was meant', async () => {
  expect(await found('how do i cancle my subscripton')).toContain('help/cancel-plan');
  expect(await found('olvide mi contrasenia', 'es')).toContain('help/forgot-password');
});

test("a question that names a state finds the state's page", async () => {
  expect((await found('Does my plan have to pay ABA in Ohio?'))[0]).toBe('state/ohio');
  expect((await found('cubre mi seguro ABA en Houston', 'es'))[0]).toBe('state/texas');
  expect((await found('asta que edad cubre el seguro en nueva yor', 'es'))[0]).toBe(
    'state/new-york',
  );
});

test('a question that names no state finds no page of one', async () => {
  const all = await found('does insurance have to cover ABA');
  expect(all.filter((address) => address.startsWith('state/'))).toEqual([]);
});

test('a text without words finds nothing', async () => {
  expect(await found('??? 🙂')).toEqual([]);
});
