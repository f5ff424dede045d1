import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { familyEvents } from '@hearthway/domain/kernel/family-events.ts';
import { say } from '@hearthway/domain/kernel/message.ts';
import { definePolicy, type Policy } from '@hearthway/domain/kernel/policy.ts';
import { mailAboutPlan } from '@hearthway/domain/subscription/plan-mails.policy.ts';
import {
  day,
  invoiceSeen,
  seenAt,
  subscriptionSeen,
} from '@hearthway/domain/subscription/snapshot.fixture.ts';
import {
  type SubscriptionCommand,
  subscriptionDecider,
} from '@hearthway/domain/subscription/subscription.decider.ts';
import {
  type SubscriptionEvent,
  subscriptionStream,
} from '@hearthway/domain/subscription/subscription.events.ts';
import { EventStoreUnavailableError } from '@hearthway/infra/adapters/event-store/errors.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { Mails } from '../mail/mails.ts';
import { readWaiting } from '../mail/waiting-mail.ts';
import {
  dealtWithAll,
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
} from './policies.fixture.ts';

let api: TestApi;
let family: Family;
let policy: Policy;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  policy = { ...renamed(mailAboutPlan), startsAt: 'start' };
});

const record = async (command: SubscriptionCommand, { userId } = family): Promise<void> => {
  await api.dependencies.handle(subscriptionDecider, {
    id: userId,
    command,
    context: {
      correlationId: 'correlation-1',
      userId,
      actor: 'payments',
      sessionId: null,
      state: null,
      now: api.now(),
      idempotency: undefined,
    },
  });
};

const start = () =>
  record({ command: 'start-checkout', customerId: 'cus_1', plan: 'plus', isTrialUsed: false });

const see = (snapshot: ReturnType<typeof seenAt>) =>
  record({ command: 'record-subscription', snapshot, asOf: snapshot.providerNow });

const startTrial = async (): Promise<void> => {
  await start();
  await see(seenAt(day(1), [subscriptionSeen()]));
};

const PLAN_MAIL = /^(?:trial|payment|plan)-/;

/** Mails about the plan in the queue, with the address that each would be sent to. */
const queued = async ({ userId } = family) => {
  const rows = await api.database
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return Promise.all(
    rows
      .filter(({ kind }) => PLAN_MAIL.test(kind))
      .map(async (row) => {
        const waiting = await readWaiting(api.dependencies, row);
        return { id: row.id, kind: row.kind, to: waiting?.to, details: waiting?.mail.details };
      }),
  );
};

const kinds = async () => (await queued()).map(({ kind }) => kind);

test('news of a plan are mailed to the address of the account', async () => {
  startTestPolicy(api, policy);
  await startTrial();
  await expect
    .poll(() => queued(), POLICY_TIMEOUT)
    .toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind: 'trial-started',
        to: family.email,
        details: { plan: 'plus', monthlyCents: 599, trialEndsAt: day(8) },
      },
    ]);
});

test('a mail goes to the address that the account has when it is sent', async () => {
  startTestPolicy(api, policy);
  await startTrial();
  await expect.poll(kinds, POLICY_TIMEOUT).toEqual(['trial-started']);
  const email = `${randomUUID()}@example.org`;
  const emailKey = await api.dependencies.privacy.emailKeyOf(email);
  await api.database
    .updateTable('accounts')
    .set({ email: asSealed(email), email_key: emailKey })
    .where('user_id', '=', family.userId)
    .execute();
  expect(await queued()).toMatchObject([{ to: email }]);
});

test('redelivery of all of history queues no mail twice', async () => {
  const first = startTestPolicy(api, policy);
  await startTrial();
  await see(
    seenAt(
      day(8),
      [subscriptionSeen({ status: 'active', periodEndsAt: day(38) })],
      [invoiceSeen()],
    ),
  );
  await expect.poll(kinds, POLICY_TIMEOUT).toEqual(['payment-received', 'trial-started']);
  await first.stop();
  const before = await queued();
  await api.database
    .updateTable('policies')
    .set({ position: '0' })
    .where('name', '=', policy.name)
    .execute();
  await api.database.deleteFrom('policy_states').where('policy', '=', policy.name).execute();
  startTestPolicy(api, policy);
  await dealtWithAll(api, policy);
  expect(await queued()).toEqual(before);
});

/** Leaves the families of other tests alone. */
const ownedBy =
  ({ keyOf }: Policy, { userId }: Family): Policy['keyOf'] =>
  (event) =>
    keyOf(event) === userId ? userId : undefined;

test('a process that ends between the mail and its checkpoint mails nothing twice', async () => {
  let failures = 2;
  const mails: Pick<Mails, 'post'> = {
    post: async (mail) => {
      await api.dependencies.mails.post(mail);
      failures -= 1;
      if (failures >= 0) throw new EventStoreUnavailableError({ cause: 'Killed.' });
    },
  };
  startTestPolicy(
    api,
    { ...policy, keyOf: ownedBy(policy, family) },
    { mails: { ...api.dependencies.mails, ...mails } },
  );
  await startTrial();
  await expect.poll(() => failures, POLICY_TIMEOUT).toBeLessThan(0);
  expect(await kinds()).toEqual(['trial-started']);
});

test('a mail that was not queued is queued when the process goes on', async () => {
  let failures = 2;
  const mails: Pick<Mails, 'post'> = {
    post: async (mail) => {
      failures -= 1;
      if (failures >= 0) throw new EventStoreUnavailableError({ cause: 'Killed.' });
      await api.dependencies.mails.post(mail);
    },
  };
  startTestPolicy(
    api,
    { ...policy, keyOf: ownedBy(policy, family) },
    { mails: { ...api.dependencies.mails, ...mails } },
  );
  await startTrial();
  await expect.poll(kinds, POLICY_TIMEOUT).toEqual(['trial-started']);
});

test('from the head, earlier news are not mailed', async () => {
  await startTrial();
  const fromHead: Policy = { ...policy, startsAt: 'head' };
  startTestPolicy(api, fromHead);
  await dealtWithAll(api, fromHead);
  await see(
    seenAt(
      day(8),
      [subscriptionSeen({ status: 'active', periodEndsAt: day(38) })],
      [invoiceSeen()],
    ),
  );
  await expect.poll(kinds, POLICY_TIMEOUT).toEqual(['payment-received']);
});

test('a mail that is no longer worth sending is not queued', async () => {
  await startTrial();
  await see(
    seenAt(
      day(8),
      [subscriptionSeen({ status: 'active', periodEndsAt: day(38) })],
      [invoiceSeen()],
    ),
  );
  // A receipt is worth sending for seven days, and the start of a trial for four.
  api.passTime(5 * DAY_MS);
  startTestPolicy(api, policy);
  await expect.poll(kinds, POLICY_TIMEOUT).toEqual(['payment-received']);
});

test('a mail of a kind that the queue does not know parks its family', async () => {
  const unknown: Policy = definePolicy({
    name: `mail-unknown-${randomUUID()}`,
    label: say('Mails an unknown kind'),
    startsAt: 'start',
    events: familyEvents<SubscriptionEvent>()({
      streams: [subscriptionStream],
      types: ['TrialStarted'],
    }),
    state: z.number(),
    initialState: 0,
    evolve: (count) => count + 1,
    react: () => [{ mail: { kind: 'unknown', details: {} } }],
  });
  startTestPolicy(api, { ...unknown, keyOf: ownedBy(unknown, family) });
  await startTrial();
  await expect
    .poll(
      () =>
        api.database
          .selectFrom('policy_parked_events')
          .select('reason')
          .where('policy', '=', unknown.name)
          .execute(),
      POLICY_TIMEOUT,
    )
    .toEqual([{ reason: 'It failed with ZodError.' }]);
  expect(await kinds()).toEqual([]);
});
