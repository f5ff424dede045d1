import { randomUUID } from 'node:crypto';
import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import { readFirstEventId, readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Follower } from '@hearthway/infra/adapters/following/follower.ts';
import { expect, onTestFinished } from 'vitest';
import type { Family, TestApi } from '../command-api.fixture.ts';
import { type PolicyRunnerOptions, startPolicyRunner } from './policy-runner.ts';
import { readPolicyStatus } from './policy-status.ts';

/** For `expect.poll`: usually takes milliseconds, and seconds on a busy machine. */
export const POLICY_TIMEOUT = { timeout: 15_000, interval: 10 };

/** Marks the read models as following the log of the test, as projections do at startup. */
export const followLog = async ({ database, dependencies }: TestApi): Promise<void> => {
  await database
    .insertInto('followed_log')
    .values({
      first_event_id: await readFirstEventId(dependencies.eventStore, { withinMs: 5_000 }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const startTestPolicy = (
  { dependencies }: TestApi,
  policy: Policy,
  options: Partial<PolicyRunnerOptions> = {},
): Follower => {
  const runner = startPolicyRunner({
    ...dependencies,
    policy,
    backOff: { firstMs: 5, maxMs: 20 },
    leaseTimes: { lastsMs: 3_000, renewEveryMs: 100, pollEveryMs: 10 },
    ...options,
  });
  onTestFinished(runner.stop);
  return runner;
};

/** Resolves once the policy has handled all events that are now in the log. */
export const dealtWithAll = async (
  { database, dependencies }: TestApi,
  policy: Policy,
): Promise<void> => {
  const head = await readHead(dependencies.eventStore, { withinMs: 5_000 });
  // The log reports events of other types to a live follower only every 32 events.
  const reported = head > 31n ? head - 31n : 0n;
  await expect
    .poll(async () => (await readPolicyStatus(database, policy))?.position ?? -1n, POLICY_TIMEOUT)
    .toBeGreaterThanOrEqual(reported);
};

/** Views providers, starting with the first of the test's listings. */
export const viewProviders = async (
  api: TestApi,
  family: Family,
  ids: readonly string[],
): Promise<void> => {
  for (const resourceId of ids)
    expect(
      await api.send({
        method: 'POST',
        url: '/api/journey/resource-views',
        body: { resourceId },
        as: family,
      }),
    ).toMatchObject({ status: 204 });
};

/** Copies the policy under a unique name, so that tests do not interfere. */
export const renamed = (policy: Policy): Policy => ({
  ...policy,
  name: `${policy.name}-${randomUUID()}`,
});
