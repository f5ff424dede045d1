import { type Follower, startFollower } from '@hearthway/infra/adapters/following/follower.ts';
import {
  DEFAULT_LEASE_TIMES,
  type LeaseTimes,
  withLease,
} from '@hearthway/infra/adapters/following/lease.ts';
import type { BackOff } from '@hearthway/infra/adapters/process/back-off.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { readLiveVersion } from '../versions/live-version.ts';
import { dropReplaced } from '../versions/next-version.ts';
import { takeLease } from './lease.ts';
import { type ProjectOptions, project } from './project.ts';

export interface RunnerOptions
  extends Pick<ProjectOptions, 'projection' | 'database' | 'eventStore' | 'privacy' | 'logger'> {
  readonly databaseUrl: string;
  readonly leaseTimes?: LeaseTimes;
  readonly backOff?: BackOff;
  /** Delay before previously live tables are dropped. */
  readonly replacedAfterMs?: number;
}

/** Transactions that began before a switch have ended by then. */
const REPLACED_AFTER_MS = 60_000;

const dropReplacedLater = async (
  { database, projection, logger, replacedAfterMs = REPLACED_AFTER_MS }: RunnerOptions,
  signal: AbortSignal,
): Promise<void> => {
  await wait(replacedAfterMs, signal);
  if (signal.aborted) return;
  try {
    await dropReplaced(database, projection);
  } catch (error) {
    logger.warn(error, `The tables of ${projection.name} that were replaced are left.`);
  }
};

/**
 * Keeps one read model up to date, or stands by while another process does. After each failure it
 * restarts at the checkpoint. A table built by older code is rebuilt first.
 */
export const startRunner = (options: RunnerOptions): Follower => {
  const { projection, database, logger, backOff } = options;
  const { leaseTimes: times = DEFAULT_LEASE_TIMES } = options;
  let previous: string | undefined;
  return startFollower({
    logger,
    bindings: { projection: projection.name },
    backOff,
    takePart: async ({ signal, allIsWell }) => {
      const { definition } = await readLiveVersion(database, projection);
      if (definition < projection.definition) await rebuild({ ...options, signal });
      const lease = await takeLease({ database, projection, lastsMs: times.lastsMs, previous });
      if (lease === undefined) {
        allIsWell();
        await wait(times.pollEveryMs, signal);
        return;
      }
      previous = lease.epoch;
      logger.info(
        { projection: lease.name, version: lease.version, epoch: lease.epoch },
        'Projects.',
      );
      await withLease({ database, table: 'projections', lease, times, signal }, async (held) => {
        const dropping = dropReplacedLater(options, held);
        await project({ ...options, lease, signal: held, onWritten: allIsWell });
        await dropping;
      });
    },
  });
};
