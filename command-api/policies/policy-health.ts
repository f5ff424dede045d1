import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readNewest } from '@hearthway/infra/adapters/event-store/head.ts';
import type { Follower } from '@hearthway/infra/adapters/following/follower.ts';
import { createStalenessWatch } from '@hearthway/infra/adapters/following/staleness.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import { followedTypes } from './policy-runner.ts';
import { type PolicyStatus, readPolicyStatus } from './policy-status.ts';

export interface PolicyHealthOptions {
  readonly database: Kysely<CommandSchema>;
  readonly eventStore: EventStore;
  readonly runners: ReadonlyMap<Policy, Pick<Follower, 'trouble'>>;
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number;
}

/** Returns no parts while a store does not respond, since the store has its own part. */
export type ReadPolicyHealth = (translate: Translate) => Promise<readonly HealthPart[]>;

const ANSWER_WITHIN_MS = 2_000;

/**
 * Reports the health of each policy, whichever process runs it. A failing policy does not affect families'
 * requests: its consequences follow when it resumes.
 */
export const createPolicyHealth = ({
  database,
  eventStore,
  runners,
  clock,
}: PolicyHealthOptions): ReadPolicyHealth => {
  const watches = new Map([...runners.keys()].map(({ name }) => [name, createStalenessWatch()]));

  const partOf = async (
    policy: Policy,
    trouble: string | undefined,
    translate: Translate,
  ): Promise<HealthPart> => {
    const part = {
      name: `policy-${policy.name}`,
      label: translate(policy.label),
      isOptional: true,
    } as const;
    const status = await readPolicyStatus(database, policy);
    const target = await readNewest(
      eventStore,
      { types: followedTypes(policy) },
      { withinMs: ANSWER_WITHIN_MS },
    );
    const position = status?.position ?? 0n;
    const isStale = watches.get(policy.name)?.({ position, target, now: clock() }) ?? false;
    const problems = [
      ...(trouble === undefined ? [] : [trouble]),
      ...(isStale ? ['The log moves on, and it does not.'] : []),
      ...parkedIn(status),
    ];
    return problems.length > 0
      ? { ...part, status: 'failing', detail: problems.join(' ') }
      : {
          ...part,
          status: 'ok',
          detail: `It has dealt with everything up to position ${position}.`,
        };
  };

  return async (translate) => {
    const parts = await Promise.allSettled(
      Array.from(runners, ([policy, { trouble }]) => partOf(policy, trouble(), translate)),
    );
    return parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  };
};

const parkedIn = (status: PolicyStatus | undefined): readonly string[] =>
  status?.firstParked === undefined
    ? []
    : [
        `${status.parkedFamilies} parked, from position ${status.firstParked.position} on: npm run policies -- status says why.`,
      ];
