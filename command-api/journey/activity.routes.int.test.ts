import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../account/account.fixture.ts';
import { type Family, FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
const { login } = accountCalls(() => api);
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const post = (route: 'resource-views' | 'searches' | 'prompts', body: unknown, headers = {}) =>
  api.send({ method: 'POST', url: `/api/journey/${route}`, body, as: family, headers });

const view = (resourceId: string) => post('resource-views', { resourceId });

/** Events of the current day. */
const stored = () => api.stored(`activity-${activityIdOf(family.userId, api.now())}`);

const SEARCH = { category: 'dental', state: 'NC', resultCount: 5, terms: ['dentist', '#dental'] };

test("a viewed provider is stored once a day, with the directory's name for it", async () => {
  const { status, position } = await view('provider-1');
  expect(status).toBe(204);
  expect(await view('provider-1')).toMatchObject({ status: 204, position });
  expect(stored()).toMatchObject([
    {
      type: 'ResourceViewed',
      data: {
        resourceId: 'provider-1',
        name: 'Provider 1',
        category: 'aba-therapy',
        state: 'NC',
      },
      metadata: { userId: family.userId, actor: family.userId, state: 'NC' },
      position,
    },
  ]);
});

test('the next day it is stored again, in another stream', async () => {
  await view('provider-1');
  api.passTime(DAY_MS);
  const { body } = await login(family);
  family = { ...family, token: signedInSchema.parse(body).token };
  await post('prompts', { kind: 'favorite-limit' });
  await view('provider-1');
  expect(stored()).toMatchObject([{ type: 'FavoriteLimitHit' }, { type: 'ResourceViewed' }]);
});

test('background reports of a page do not extend the session', async () => {
  family = await api.signUp({ isBrowser: true });
  const tell = () => post('prompts', { kind: 'favorite-limit' }, FROM_OUR_PAGE);
  api.passTime(20 * MINUTE_MS);
  expect(await tell()).toMatchObject({ status: 204 });
  api.passTime(11 * MINUTE_MS);
  expect(await tell()).toMatchObject({ status: 401 });
});

test('looked at from two tabs at once, it is stored once', async () => {
  await Promise.all([view('provider-1'), view('provider-1'), view('provider-1')]);
  expect(stored()).toHaveLength(1);
});

test('an unlisted provider cannot be viewed', async () => {
  expect(await view('nobody')).toMatchObject({ status: 404, code: 'UnknownResource' });
  expect(stored()).toEqual([]);
});

test('a search is stored with the tier from the log, and without the typed text', async () => {
  const { status } = await post('searches', { ...SEARCH, tier: 'family', search: 'my dear son' });
  expect(status).toBe(204);
  expect(stored()).toMatchObject([
    { type: 'SearchPerformed', data: { ...SEARCH, tier: 'free' }, metadata: { state: 'NC' } },
  ]);
  expect(JSON.stringify(stored())).not.toContain('my dear son');
});

test('of the terms of a search those for help are stored, and no name or town', async () => {
  const terms = ['telehealth', 'quirina', 'therapi', 'garcia', 'lang:es', 'boston', '#ana', 'aba'];
  await post('searches', { ...SEARCH, terms });
  expect(stored()).toMatchObject([
    { data: { ...SEARCH, terms: ['telehealth', 'therapi', 'lang:es', 'aba'] } },
  ]);
});

test('a search through everything and everywhere has neither category nor state', async () => {
  await post('searches', { resultCount: 0, terms: [] });
  expect(stored()).toMatchObject([
    { data: { category: null, state: null, resultCount: 0, terms: [] }, metadata: { state: null } },
  ]);
});

test.for([
  { terms: ['my son does not speak'] },
  { terms: ['x'.repeat(42)] },
  { terms: Array.from({ length: 13 }, () => 'dentist') },
  { terms: ['ana@example.org'] },
  { category: 'anything' },
  { state: 'North Carolina' },
  { resultCount: -1 },
  { resultCount: 1.5 },
])('a search report with forbidden fields is refused: %j', async (wrong) => {
  expect(await post('searches', { ...SEARCH, ...wrong })).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
  });
  expect(stored()).toEqual([]);
});

test('each prompt is stored once a day and place', async () => {
  for (const where of ['filters', 'map', 'filters'])
    await post('prompts', { kind: 'upgrade', where });
  for (let times = 0; times < 2; times += 1) await post('prompts', { kind: 'favorite-limit' });
  expect(stored()).toMatchObject([
    { type: 'UpgradePromptShown', data: { where: 'filters' } },
    { type: 'UpgradePromptShown', data: { where: 'map' } },
    { type: 'FavoriteLimitHit', data: {} },
  ]);
});

test.for([{ kind: 'upgrade' }, { kind: 'upgrade', where: 'anywhere' }, { kind: 'other' }, {}])(
  'an unknown prompt is refused: %j',
  async (body) => {
    expect(await post('prompts', body)).toMatchObject({ status: 400, code: 'ValidationFailed' });
  },
);

test('an idempotency key makes of two searches one', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await post('searches', SEARCH, headers);
  expect(await post('searches', SEARCH, headers)).toEqual(first);
  expect(stored()).toHaveLength(1);
});
