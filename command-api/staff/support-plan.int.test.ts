import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { TRIAL_DAYS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { giftAt } from '@hearthway/domain/subscription/tier-at.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { type PayingApi, startPayingApi } from '../subscription-payments/paying.fixture.ts';
import { supportCalls } from './support.fixture.ts';

let api: PayingApi;
const { hire, about } = supportCalls(() => api);
let staff: Awaited<ReturnType<typeof hire>>;

beforeAll(async () => {
  api = await startPayingApi();
});

beforeEach(async () => {
  staff = await hire();
});

afterAll(() => api.stop());

/** After a look at it, which support needs for anything else. */
const watched = async <Person extends Pick<Family, 'userId'>>(family: Person): Promise<Person> => {
  await about(family, 'view', { as: staff });
  return family;
};

const GIFT = { tier: 'plus', days: '30', reason: 'Their card was charged twice' };

const types = (category: string, { userId }: Pick<Family, 'userId'>) =>
  api.stored(`${category}-${userId}`).map(({ type }) => type);

test('a gift ends on its day, says who gave it, and its reason is a note', async () => {
  const family = await watched(await api.signUp());
  expect(await about(family, 'gifts', { as: staff, body: GIFT })).toMatchObject({ status: 204 });
  const endsAt = new Date(api.now().getTime() + 30 * DAY_MS).toISOString();
  expect(api.stored(`subscription-${family.userId}`)).toMatchObject([
    { type: 'TierSet', data: { tier: 'plus', endsAt, givenBy: staff.userId } },
  ]);
  expect(giftAt(await api.planOf(family), api.now())).toEqual({ tier: 'plus', endsAt });
  expect(types('staff', family)).toEqual(['TimelineViewed', 'SupportNoteAdded']);
});

test('the same request once more gives nothing more', async () => {
  const family = await watched(await api.signUp());
  const key = randomUUID();
  const giftPlan = () => about(family, 'gifts', { as: staff, body: GIFT, key });
  const first = await giftPlan();
  api.passTime(1_000);
  expect(await giftPlan()).toMatchObject({ status: 204, position: first.position });
  expect(types('subscription', family)).toEqual(['TierSet']);
  expect(types('staff', family)).toEqual(['TimelineViewed', 'SupportNoteAdded']);
});

test('without a look at the family, nothing is given and nothing is read', async () => {
  const family = await api.subscribe();
  const before = types('subscription', family);
  for (const [what, body] of [['gifts', GIFT], ['sync-plan']] as const)
    expect(await about(family, what, { as: staff, ...(body && { body }) })).toMatchObject({
      status: 403,
      code: 'GrantRequired',
    });
  expect(types('subscription', family)).toEqual(before);
});

test.for([
  { ...GIFT, tier: 'free' },
  { ...GIFT, days: '31' },
  { ...GIFT, days: 30 },
  { ...GIFT, reason: ' ' },
  { tier: 'plus', days: '30' },
])('is no gift: %j', async (body) => {
  const family = await watched(await api.signUp());
  expect(await about(family, 'gifts', { as: staff, body })).toMatchObject({
    status: 400,
    code: 'ValidationFailed',
  });
});

test('reading the plan again records what a lost webhook did not tell', async () => {
  const family = await watched(await api.subscribe());
  const { customerId, subscriptions } = await api.planOf(family);
  await api.stripe.subscriptions.update(subscriptions[0]?.id ?? '', {
    cancel_at_period_end: true,
  });
  expect(await about(family, 'sync-plan', { as: staff })).toMatchObject({
    status: 200,
    body: { providerPage: 'https://hearthway.example/dev/payments' },
  });
  expect(customerId).not.toBeNull();
  expect(types('subscription', family).at(-1)).toBe('CancellationScheduled');
});

test('a family that never went to the payment page has no page there', async () => {
  const family = await watched(await api.signUp());
  expect(await about(family, 'sync-plan', { as: staff })).toMatchObject({
    status: 200,
    body: { providerPage: null },
  });
});

test('the receipt of the last payment is mailed again, a few times an hour', async () => {
  const family = await watched(await api.subscribe());
  const resend = () => about(family, 'mails', { as: staff, body: { mail: 'payment-received' } });
  expect(await resend()).toMatchObject({ status: 404, code: 'UnknownPayment' });
  api.passTime(TRIAL_DAYS * DAY_MS + 2 * HOUR_MS);
  staff = await hire();
  await watched(family);
  await about(family, 'sync-plan', { as: staff });
  expect(await resend()).toMatchObject({ status: 204 });
  const mails = await api.database
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', family.userId)
    .where('kind', '=', 'payment-received')
    .execute();
  expect(mails).toEqual([{ kind: 'payment-received' }]);
  for (let times = 2; times <= 3; times += 1) expect((await resend()).status).toBe(204);
  expect(await resend()).toMatchObject({ status: 429, code: 'TooManyTries' });
});

test('a provider that does not answer is told', async () => {
  const family = await watched(await api.subscribe());
  api.control.setSwitches({ answers: 'error' });
  expect(await about(family, 'sync-plan', { as: staff })).toMatchObject({
    status: 503,
    code: 'PaymentsUnavailable',
  });
  api.control.setSwitches({ answers: 'ok' });
});
