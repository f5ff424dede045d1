import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { storeLesson, storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Credentials, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
const searched: { readonly search: string; readonly authorization: string | undefined }[] = [];

beforeAll(async () => {
  api = await startTestApi({
    findProviders: async ({ search, caller }) => {
      if (caller === undefined) return { outcome: 'visitor' };
      searched.push({ search, authorization: caller.headers.authorization });
      return { outcome: 'unclear', code: 'UnknownLocation', choices: ['Durham, NC'] };
    },
    findOffices: async (state) => ({
      state,
      name: STATES[state],
      offices: [
        {
          id: 'office-1',
          kind: 'early-intervention',
          name: `Program of ${state}`,
          phone: null,
          isPhoneHidden: state === 'TX',
          otherPhones: [],
          website: 'https://ei.example/',
          level: 'secondary',
          agreeing: 0,
          source: 'A list',
          asOf: null,
        },
      ],
    }),
  });
  await sql`
    insert into zip_codes (zip, latitude, longitude, city, state)
    values ('43215', 39.97, -83.0, 'Columbus', 'OH')
  `.execute(api.database);
  await sql`
    insert into cities (name, name_key, state, latitude, longitude, population)
    values ('Sandusky', ${placeNameKey('Sandusky')}, 'OH', 41.4, -82.7, 24000),
      ('Springfield', ${placeNameKey('Springfield')}, 'MO', 37.2, -93.3, 169000),
      ('Springfield', ${placeNameKey('Springfield')}, 'MA', 42.1, -72.6, 155000)
  `.execute(api.database);
  await storeState(api.database, { id: 'texas', titles: { en: 'Texas', es: 'Tejas' } });
  await storeLesson(api.database, {
    id: 'nights',
    texts: {
      en: { title: 'Calm nights', sections: { sleep: ['Sleep', 'Sleep comes with a routine.'] } },
    },
  });
});

afterAll(() => api.stop());

const ask = async (message: string, as?: Credentials, language = 'en') => {
  const headers = { 'accept-language': language };
  const call = { method: 'POST', url: '/api/support/chat', body: { message }, headers };
  const { body } = await api.send(as === undefined ? call : { ...call, as });
  return chatReplySchema.parse(body);
};

test('providers are found by the search of the directory, for the family that asks', async () => {
  const family = await api.signUp();
  const message = 'find a speech therapist near Durhm';
  const { response, sources } = await ask(message, family);
  expect(response).toMatch(/ZIP code.* Durham, NC$/);
  expect(sources).toMatchObject([{ address: expect.stringMatching(/^\/resources\?search=find/) }]);
  expect(searched).toEqual([{ search: message, authorization: `Bearer ${family.token}` }]);
});

test('a visitor who looks for providers is led to the sign-in', async () => {
  const { sources } = await ask('find a speech therapist near 27701');
  expect(sources[0]?.address).toBe('/login');
});

test('offices are told by state, ZIP code or city, and an unclear city is asked for', async () => {
  for (const place of ['in Ohio', 'near 43215', 'in Sandusky']) {
    const { response, sources } = await ask(`Who do I call about early intervention ${place}?`);
    expect(response).toContain('Program of OH: look up the number at ei.example');
    expect(sources[0]?.address).toBe('/offices/OH#early-intervention');
  }
  const { response } = await ask('Who do I call about early intervention in Springfield?');
  expect(response).toBe('In which state? Write me its name, or your ZIP code.');
  const spanish = await ask(
    '¿A quién llamo por la intervención temprana en Tejas?',
    undefined,
    'es',
  );
  expect(spanish.response).toContain('algunas familias nos dijeron que su número está mal');
});

test('a law is told by the values of its page, with how far it was checked', async () => {
  const { response, sources } = await ask('What does the law in Texas say about ABA?');
  expect(response).toContain('Texas has a law since 2007');
  expect(response).toContain('Under 10 years.');
  expect(response).toMatch(/Confirm it with your plan|confirm it with your plan/);
  expect(sources[0]).toEqual({ title: 'Texas', address: '/insurance-help/TEXAS' });
});

test('in Spanish, the law is told in Spanish', async () => {
  const { response } = await ask('¿Qué dice la ley de Tejas sobre ABA?', undefined, 'es');
  expect(response).toContain('Tejas');
  expect(response).not.toMatch(/has a law/);
});

test('a lesson is opened by its subject', async () => {
  const { sources } = await ask('open the lesson on sleep');
  expect(sources[0]).toEqual({ title: 'Calm nights', address: '/learning/module/nights' });
});

test('what a plan includes is told with its price', async () => {
  const { response, sources } = await ask('What do I get with Plus?');
  expect(response).toContain('$5.99');
  expect(sources[0]?.address).toBe('/subscribe');
});

test('a crisis is answered before any look-up', async () => {
  const { outcome } = await ask('I want to kill myself, find a therapist near 27701');
  expect(outcome).toBe('crisis');
});
