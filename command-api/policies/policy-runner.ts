import { ERASURE_TYPES } from '@hearthway/domain/contexts.ts';
import type { Policy } from '@hearthway/domain/kernel/policy.ts';
import { followAll } from '@hearthway/infra/adapters/event-store/follow-all.ts';
import { type Follower, startFollower } from '@hearthway/infra/adapters/following/follower.ts';
import {
  DEFAULT_LEASE_TIMES,
  type LeaseTimes,
  withLease,
} from '@hearthway/infra/adapters/following/lease.ts';
import type { BackOff } from '@hearthway/infra/adapters/process/back-off.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { createBatches } from './batch.ts';
import { readForgottenPeople } from './forgotten-people.ts';
import { readParkedEvents } from './parked-events.ts';
import { type PolicyLease, takePolicyLease } from './policy-lease.ts';

export interface PolicyRunnerOptions
  extends Pick<
    CommandDependencies,
    'clock' | 'database' | 'eventStore' | 'handle' | 'logger' | 'mails' | 'notices' | 'privacy'
  > {
  readonly policy: Policy;
  readonly leaseTimes?: LeaseTimes;
  readonly backOff?: BackOff;
}

/** Types of the events that a policy follows, including erasures, which tell whom to forget. */
export const followedTypes = ({ types }: Pick<Policy, 'types'>): readonly string[] => [
  ...types,
  ...ERASURE_TYPES,
];

/**
 * Runs one policy, or stands by while another process does. Follows the log itself, so that rebuilding a read
 * model does not affect it. After each failure it restarts at the checkpoint.
 */
export const startPolicyRunner = (options: PolicyRunnerOptions): Follower => {
  const { policy, logger, backOff, leaseTimes: times = DEFAULT_LEASE_TIMES } = options;
  const { database } = options;
  let previous: string | undefined;
  return startFollower({
    logger,
    bindings: { policy: policy.name },
    backOff,
    takePart: async ({ signal, allIsWell }) => {
      const lease = await takePolicyLease({ ...options, lastsMs: times.lastsMs, previous });
      if (lease === undefined) {
        allIsWell();
        await wait(times.pollEveryMs, signal);
        return;
      }
      previous = lease.epoch;
      logger.info({ policy: policy.name, epoch: lease.epoch }, 'Runs.');
      await withLease({ database, table: 'policies', lease, times, signal }, (held) =>
        follow({ ...options, lease, signal: held, onWritten: allIsWell }),
      );
    },
  });
};

const MAX_EVENTS = 500;

interface FollowOptions extends PolicyRunnerOptions {
  readonly lease: PolicyLease;
  readonly signal: AbortSignal;
  readonly onWritten: () => void;
}

const follow = async ({ signal, onWritten, ...options }: FollowOptions): Promise<void> => {
  const { policy, lease, database, eventStore } = options;
  const forgotten = await readForgottenPeople(database, policy.name);
  const parkedKeys = new Set((await readParkedEvents(database, policy.name)).keys());
  const processBatch = createBatches({ ...options, forgotten, parkedKeys });
  for await (const { events, position } of followAll(eventStore, {
    types: followedTypes(policy),
    after: lease.position,
    maxEvents: MAX_EVENTS,
    signal,
  })) {
    await processBatch(events, position);
    onWritten();
  }
};
