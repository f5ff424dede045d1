import {
  contentItemSchema,
  contentItemsSchema,
} from '@hearthway/domain/content/content-item.contract.ts';
import { factsOf } from '@hearthway/domain/content/facts-of.ts';
import { states } from '@hearthway/domain/content/kinds.ts';
import { storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ReadSchema } from '../database/schema.ts';
import { buildOver, type Scenario, startScenario } from '../read-api.fixture.ts';

/** Adds an office of North Carolina. */
const addOffice = async (database: Kysely<ReadSchema>): Promise<void> => {
  await sql`
    insert into providers (id, source, source_name, category, categories, name, description,
      phone, street, city, state, zip, is_demo)
    values ('office-nc', 'state-contacts', 'A list', 'offices', '{offices}', 'Medicaid', '',
      '(888) 245-0179', '', '', 'NC', '', false)
  `.execute(database);
  await sql`insert into offices values ('office-nc', 'NC', 'medicaid', true, 'secondary', 1)`.execute(
    database,
  );
};

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  const { database } = scenario;
  await storeState(database, { id: 'texas', titles: { en: 'Texas', es: 'Tejas' } });
  await storeState(database, { id: 'california', titles: { en: 'California' } });
  await storeState(database, { id: 'atlantis', isRetired: true });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const SPANISH = { 'accept-language': 'es-MX,en;q=0.5' };

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'GET', url: `/api/content/${url}`, headers });

const stateSchema = contentItemSchema(states);

test('an item is answered in the language of the page, with the facts it rests on', async () => {
  const { headers, json } = await get('state/texas', SPANISH);
  expect(headers['vary']).toContain('Accept-Language');
  const texas = stateSchema.parse(json());
  expect(texas).toMatchObject({
    id: 'texas',
    version: 1,
    language: 'es',
    data: { code: 'TX', medicaidAba: null },
    words: { title: 'Tejas', ageLimit: 'Under 10 years.' },
    sections: [],
  });
  expect(factsOf(texas, 'regulator.phone')).toMatchObject([{ id: 'a-fact', source: 'A clinic' }]);
  expect(factsOf(texas, 'words.ageLimit')).toMatchObject([{ id: 'a-fact' }]);
});

test('a corrected value says who verified it when, and with which source', async () => {
  const { database } = scenario;
  await storeState(database, { id: 'ohio', corrected: 'regulator.phone' });
  const ohio = stateSchema.parse((await get('state/ohio')).json());
  expect(factsOf(ohio, 'regulator.phone')).toMatchObject([
    { source: 'A call', correction: { by: 'Ana', on: '2026-11-20' } },
  ]);
  expect(factsOf(ohio, 'regulator.name')).toMatchObject([{ id: 'a-fact' }]);
  await storeState(database, { id: 'ohio', version: 2, isRetired: true });
});

test('items of a kind are listed by id, without retired ones, English where a language lacks', async () => {
  const listed = contentItemsSchema(states).parse((await get('state', SPANISH)).json());
  expect(listed.map(({ id, language }) => [id, language])).toEqual([
    ['california', 'en'],
    ['texas', 'es'],
  ]);
});

test('a retired item, one that never was and a kind that is not public are not found', async () => {
  for (const url of ['state/atlantis', 'state/nowhere', 'lesson', 'lesson/sleep', 'recipe'])
    expect((await get(url)).json()).toMatchObject({ code: 'NotFound' });
});

test('content and offices that were read are answered while the database is away', async () => {
  const network = await startFaultyNetwork(scenario.databaseUrl);
  onTestFinished(network.stop);
  const database = connectPostgres<ReadSchema>({ url: network.url, onConnectionLost: () => {} });
  onTestFinished(() => database.destroy());
  const far = buildOver(scenario, { database, contentForMs: 1 });
  onTestFinished(far.close);
  await addOffice(scenario.database);
  const urls = [
    '/api/content/state',
    '/api/content/state/texas',
    '/api/help/answers',
    '/api/offices/NC',
  ];
  const readAll = () => Promise.all(urls.map(async (url) => (await far.app.inject(url)).body));
  const before = await readAll();
  expect(before.map((body) => body.length > 0)).toEqual(urls.map(() => true));
  network.cut();
  const startedAt = performance.now();
  expect(await readAll()).toEqual(before);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('an answer is sent again only when it changed', async () => {
  for (const url of ['state', 'state/texas']) {
    const first = await get(url);
    const etag = String(first.headers['etag']);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(url, { ...SPANISH, 'if-none-match': etag })).statusCode).toBe(200);
  }
  const etag = String((await get('state/california')).headers['etag']);
  await storeState(scenario.database, { id: 'california', version: 2 });
  expect((await get('state/california', { 'if-none-match': etag })).statusCode).toBe(200);
});
