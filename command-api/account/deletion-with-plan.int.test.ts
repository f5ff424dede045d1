import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { type PayingApi, startPayingApi } from '../subscription-payments/paying.fixture.ts';
import { accountCalls } from './account.fixture.ts';
import { eraseAccountsJob } from './erase-accounts.job.ts';
import { eraseAgain } from './erase-again.ts';

let api: PayingApi;
const { accountOf, mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

const askToDelete = (family: Family) =>
  api.send({
    method: 'POST',
    url: '/api/account/deletion',
    body: { password: family.password },
    as: family,
  });

const keep = (family: Family) =>
  api.send({ method: 'DELETE', url: '/api/account/deletion', as: family });

const runJob = () => eraseAccountsJob(api.dependencies).run(new AbortController().signal);

const subscriptionOf = async (family: Family) => {
  const { customerId } = await api.planOf(family);
  const { data } = await api.stripe.subscriptions.list({
    customer: customerId ?? '',
    status: 'all',
  });
  return data[0];
};

const dueAtOf = async ({ email }: Family) => (await accountOf(email))?.deletion_due_at ?? null;

test('asking for the deletion cancels a running trial first', async () => {
  const family = await api.subscribe();
  expect(await askToDelete(family)).toMatchObject({ status: 200 });
  expect(await subscriptionOf(family)).toMatchObject({
    status: 'trialing',
    cancel_at_period_end: true,
  });
  expect(api.typesOf(family).at(-1)).toBe('CancellationScheduled');
  expect(await dueAtOf(family)).not.toBeNull();
});

test('while the provider does not answer, nothing is deleted', async () => {
  const family = await api.subscribe();
  api.control.setSwitches({ answers: 'error' });
  expect(await askToDelete(family)).toMatchObject({ status: 503, code: 'PaymentsUnavailable' });
  expect(await dueAtOf(family)).toBeNull();
  api.control.setSwitches({ answers: 'ok' });
  expect(await askToDelete(family)).toMatchObject({ status: 200 });
});

test('taking the deletion back leaves the plan canceled, and it can be kept', async () => {
  const family = await api.subscribe();
  await askToDelete(family);
  expect(await keep(family)).toMatchObject({ status: 200 });
  expect(await subscriptionOf(family)).toMatchObject({ cancel_at_period_end: true });
  expect(await api.ask(family, 'resume')).toMatchObject({ status: 204 });
  expect(await subscriptionOf(family)).toMatchObject({ cancel_at_period_end: false });
});

test('an open checkout cannot be paid after asking for the deletion', async () => {
  const family = await api.signUp();
  const session = await api.checkout(family);
  await askToDelete(family);
  expect(await api.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'expired',
  });
});

/** A family with a plan, whose deletion is due. */
const whoIsDue = async (): Promise<Family> => {
  const family = await api.subscribe();
  await askToDelete(family);
  api.passTime(DELETION_GRACE_DAYS * DAY_MS);
  return family;
};

test('the erasure ends the plan at once, and billing events stay for seven years', async () => {
  const family = await api.subscribe();
  await askToDelete(family);
  // Taken back at the provider, so that it goes on after the trial.
  const trial = await subscriptionOf(family);
  await api.stripe.subscriptions.update(trial?.id ?? '', { cancel_at_period_end: false });
  api.passTime(DELETION_GRACE_DAYS * DAY_MS);
  expect(await subscriptionOf(family)).toMatchObject({ status: 'active' });
  await runJob();
  expect(await accountOf(family.email)).toBeUndefined();
  const { data } = await api.stripe.subscriptions.list({
    customer: (await api.planOf(family)).customerId ?? '',
    status: 'all',
  });
  expect(data).toMatchObject([{ status: 'canceled' }]);
  const events = api.stored(`subscription-${family.userId}`);
  expect(events.at(-1)).toMatchObject({
    type: 'SubscriptionEnded',
    data: { reason: 'account-deleted' },
  });
  const stored = JSON.stringify(events);
  for (const personal of [family.email, family.email.toLowerCase(), 'Ana', 'Lima'])
    expect(stored).not.toContain(personal);
  const { eventStore } = api.dependencies;
  const { metadata } = await eventStore.getStreamMetadata(`subscription-${family.userId}`);
  expect(metadata).toMatchObject({ maxAge: 220_903_200 });
  // Later news of the provider does no harm.
  await api.deliver();
  expect((await mailsTo(family.email)).map(({ kind }) => kind)).toEqual(['account-erased']);
});

test('while the provider does not answer, the erasure waits, and it cannot be taken back', async () => {
  const family = await whoIsDue();
  api.control.setSwitches({ answers: 'error' });
  await expect(runJob()).rejects.toThrow();
  expect(await keep(family)).toMatchObject({ status: 401 });
  // A restart is not held up by the provider.
  await eraseAgain(api.dependencies);
  expect(await accountOf(family.email)).toBeDefined();
  api.control.setSwitches({ answers: 'ok' });
  await runJob();
  expect(await accountOf(family.email)).toBeUndefined();
  expect(api.typesOf(family).at(-1)).toBe('SubscriptionEnded');
});
