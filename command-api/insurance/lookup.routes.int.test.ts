import { lookupAnswerSchema } from '@hearthway/domain/insurance/lookup.contract.ts';
import { storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
  await storeState(api.database, { id: 'texas', titles: { en: 'Texas', es: 'Tejas' } });
  await api.database
    .insertInto('zip_codes')
    .values([
      { zip: '27701', city: 'Durham', state: 'NC', latitude: 36, longitude: -78.9 },
      { zip: '78701', city: 'Austin', state: 'TX', latitude: 30.3, longitude: -97.7 },
    ])
    .execute();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const lookUp = (body: object, as?: Family, headers?: Readonly<Record<string, string>>) =>
  api.send({
    method: 'POST',
    url: '/api/insurance/lookup',
    body,
    ...(as && { as }),
    ...(headers && { headers }),
  });

const stored = () => api.stored(`insuranceLookups-${family.userId}`);

test('a visitor is answered, and nothing is stored', async () => {
  const { status, body } = await lookUp({ insuranceProvider: 'aetna', state: 'NC' });
  expect(status).toBe(200);
  expect(lookupAnswerSchema.parse(body)).toMatchObject({ provider: 'Aetna', state: 'NC' });
  expect(stored()).toEqual([]);
});

test('a family is answered, and its lookup becomes one event', async () => {
  for (const state of ['NC', 'nc', 'NC'])
    expect((await lookUp({ insuranceProvider: 'Aetna', state }, family)).status).toBe(200);
  expect(stored()).toMatchObject([
    { type: 'InsuranceLookedUp', data: { insurer: 'aetna', state: 'NC' } },
  ]);
});

test('the state is that of the ZIP code where none is chosen', async () => {
  for (const zipCode of ['27701', '27701-1234', ' 27701 '])
    expect((await lookUp({ insuranceProvider: 'cigna', zipCode })).body).toMatchObject({
      state: 'NC',
    });
  for (const zipCode of ['', '99999', 'Durham'])
    expect((await lookUp({ insuranceProvider: 'cigna', zipCode })).body).toMatchObject({
      state: null,
    });
});

test('a ZIP code in another state than the chosen one is asked about, and stores nothing', async () => {
  const answer = await lookUp(
    { insuranceProvider: 'cigna', zipCode: '78701', state: 'NC' },
    family,
  );
  expect(answer).toMatchObject({ status: 422, code: 'ZipInAnotherState' });
  expect(answer.body).toMatchObject({ choices: ['TX', 'NC'] });
  expect(stored()).toEqual([]);
});

describe('a lookup is refused', () => {
  test.for([
    { because: 'without an insurer', body: {}, field: 'insuranceProvider' },
    { because: 'with an empty one', body: { insuranceProvider: '' }, field: 'insuranceProvider' },
    {
      because: 'with an unknown one',
      body: { insuranceProvider: 'x' },
      field: 'insuranceProvider',
    },
    {
      because: 'in a state that does not exist',
      body: { insuranceProvider: 'aetna', state: 'ZZ' },
      field: 'state',
    },
  ])('$because', async ({ body, field }) => {
    expect(await lookUp(body, family)).toMatchObject({
      status: 400,
      code: 'ValidationFailed',
      fields: [field],
    });
    expect(stored()).toEqual([]);
  });
});

test('a missing insurer is asked for in words', async () => {
  expect((await lookUp({})).body).toMatchObject({
    issues: [{ message: 'Please select an insurance provider' }],
  });
});

test('ten lookups a second from one address are too many, and the next second answers again', async () => {
  const app = api.over(api.database, { rateLimitFactor: 1 });
  const ask = () =>
    api.send({
      method: 'POST',
      url: '/api/insurance/lookup',
      body: { insuranceProvider: 'aetna' },
      headers: { 'x-forwarded-for': '198.51.100.77' },
      app,
    });
  for (let count = 1; count < 10; count += 1) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, code: 'TooManyTries', retryAfter: 1 });
  api.passTime(1_000);
  expect((await ask()).status).toBe(200);
});

test('the law of the state is told with its source, in the language of the page', async () => {
  const answerIn = async (language: string) => {
    const { body } = await lookUp({ insuranceProvider: 'aetna', state: 'TX' }, undefined, {
      'accept-language': language,
    });
    return lookupAnswerSchema.parse(body);
  };
  const { benefits, facts } = await answerIn('en');
  expect(benefits.abaTherapy.notes).toContain('Texas has a law since 2007');
  expect(benefits.abaTherapy.sessions).toContain('Under 10 years.');
  expect(benefits.abaTherapy.facts).toEqual(['a-fact']);
  expect(facts).toMatchObject([{ id: 'a-fact', source: 'A clinic' }]);
  expect((await answerIn('es')).benefits.abaTherapy.notes).toContain('Tejas');
});

test('the answer is in the language of the page', async () => {
  const { body } = await lookUp({ insuranceProvider: 'aetna' }, undefined, {
    'accept-language': 'es',
  });
  expect(lookupAnswerSchema.parse(body).contacts.customerService).not.toContain('number');
});
