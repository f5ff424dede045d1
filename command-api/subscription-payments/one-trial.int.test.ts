import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { planOf } from '@hearthway/domain/subscription/plan-of-family.ts';
import { newCard } from '@hearthway/infra/embedded/payments/new-card.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls, codeIn } from '../account/account.fixture.ts';
import { eraseAccountsJob } from '../account/erase-accounts.job.ts';
import type { Family } from '../command-api.fixture.ts';
import { clearUsedTrials, isTrialUsed, useTrial } from './one-trial.ts';
import { type PayingApi, sessionIn, startPayingApi } from './paying.fixture.ts';

const SEVEN_YEARS_DAYS = 7 * 366;

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

const newName = (): string => crypto.randomUUID();

/** Opens a checkout of Plus and pays it. */
const payWith = async (family: Family, card: string) => {
  const answer = await api.ask(family, 'create-session', { planId: 'plus' });
  const sessionId = sessionIn(answer);
  api.control.pay(sessionId, card);
  return { answer, sessionId };
};

const eventsOf = (family: Family) => api.typesOf(family);

const chargedTo = async (family: Family): Promise<number> => {
  const { customerId } = await api.planOf(family);
  const { data } = await api.stripe.charges.list({ customer: customerId ?? '' });
  return data.reduce((sum, { amount_captured }) => sum + amount_captured, 0);
};

const erase = async (family: Family): Promise<void> => {
  const { password } = family;
  await api.send({ method: 'POST', url: '/api/account/deletion', body: { password }, as: family });
  api.passTime(DELETION_GRACE_DAYS * DAY_MS);
  await eraseAccountsJob(api.dependencies).run(new AbortController().signal);
};

const { mailsTo } = accountCalls(() => api);

const moveTo = async (family: Family, email: string): Promise<void> => {
  const send = (method: 'PUT' | 'POST', url: string, body: object) =>
    api.send({ method, url, body, as: family });
  await send('PUT', '/api/account/email', { email, password: family.password });
  const code = codeIn(await mailsTo(email));
  const { status } = await send('POST', '/api/account/email/confirmation', { code });
  expect(status).toBe(200);
};

test('a mailbox has one free trial, with tags and dots too: the next account is told before it pays', async () => {
  const name = newName();
  const first = await api.signUp({ email: `${name}@example.org` });
  expect((await payWith(first, newCard())).answer.body).toMatchObject({ hasTrial: true });
  await api.deliver();
  const second = await api.signUp({ email: `${name.slice(0, 9)}.${name.slice(9)}+2@Example.org` });
  const { answer } = await payWith(second, newCard());
  expect(answer.body).toMatchObject({ hasTrial: false });
  expect(planOf(await api.planOf(second), api.now())).toMatchObject({ hasTrialed: true });
  await api.deliver();
  expect(eventsOf(second)).toEqual([
    'TrialRefused',
    'CheckoutStarted',
    'SubscriptionStarted',
    'PaymentReceived',
  ]);
});

test('a card has one free trial: from another account it starts nothing, and nothing is charged', async () => {
  const card = newCard();
  await api.subscribe({ card });
  const other = await api.signUp();
  const { sessionId } = await payWith(other, card);
  const answer = await api.ask(other, 'sync', { sessionId });
  expect(answer.body).toEqual({ checkout: 'refused', plan: 'plus' });
  await api.deliver();
  expect(eventsOf(other)).toEqual(['CheckoutStarted', 'TrialRefused']);
  expect(planOf(await api.planOf(other), api.now())).toMatchObject({
    tier: 'free',
    subscription: null,
    hasTrialed: true,
  });
  expect(await chargedTo(other)).toBe(0);
  await payWith(other, card);
  await api.deliver();
  expect(eventsOf(other)).toContain('PaymentReceived');
  expect(eventsOf(other)).not.toContain('TrialStarted');
});

test('of two accounts that start with one card at once, one has the trial', async () => {
  const card = newCard();
  const families = await Promise.all([api.signUp(), api.signUp()]);
  for (const family of families) await payWith(family, card);
  await api.deliver();
  const begun = families.map((family) => eventsOf(family)[1]).toSorted();
  expect(begun).toEqual(['TrialRefused', 'TrialStarted']);
});

test('a trial whose recording was interrupted is still the first of its card', async () => {
  const [family, card] = [await api.signUp(), newCard()];
  await payWith(family, card);
  const { customerId } = await api.planOf(family);
  const { fingerprints } = await api.payments.readNews(customerId ?? '');
  const [fingerprint] = fingerprints.values();
  expect(fingerprint).toBeDefined();
  expect(await useTrial(api.dependencies, family.userId, fingerprint)).toBe(true);
  await api.deliver();
  expect(eventsOf(family)).toContain('TrialStarted');
});

test('an erasure leaves the marks, without a name: the same mailbox or card gets no second trial', async () => {
  const [email, card] = [`${newName()}@example.org`, newCard()];
  const family = await api.signUp({ email });
  await payWith(family, card);
  await api.deliver();
  await erase(family);
  const again = await api.signUp({ email });
  expect(await isTrialUsed(api.dependencies, again.userId)).toBe(true);
  const other = await api.signUp();
  await payWith(other, card);
  await api.deliver();
  expect(eventsOf(other)).toContain('TrialRefused');
  const marks = await api.database.selectFrom('used_trials').select(['mark', 'holder']).execute();
  for (const { mark, holder } of marks)
    for (const hash of [mark, holder]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a family takes its used trial along to another mailbox', async () => {
  const [before, after] = [newName(), newName()];
  const family = await api.signUp({ email: `${before}@example.org` });
  await payWith(family, newCard());
  await api.deliver();
  await moveTo(family, `${after}@example.org`);
  const twin = await api.signUp({ email: `${after}+2@example.org` });
  expect(await isTrialUsed(api.dependencies, twin.userId)).toBe(true);
  expect(await isTrialUsed(api.dependencies, family.userId)).toBe(false);
});

test('marks are forgotten with the records of payments, after seven years', async () => {
  const family = await api.signUp();
  await useTrial(api.dependencies, family.userId, 'a card of long ago');
  const stranger = await api.signUp();
  expect(await useTrial(api.dependencies, stranger.userId, 'a card of long ago')).toBe(false);
  api.passTime(SEVEN_YEARS_DAYS * DAY_MS);
  await clearUsedTrials(api.dependencies);
  expect(await useTrial(api.dependencies, stranger.userId, 'a card of long ago')).toBe(true);
});
