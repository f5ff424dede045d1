import {
  type BackOff,
  backOffMs,
  DEFAULT_BACK_OFF,
} from '@hearthway/infra/adapters/process/back-off.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import { ReplacedWriterError } from '../batch/write-batch.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { readLiveVersion } from '../versions/live-version.ts';
import { DEFAULT_LEASE_TIMES, type LeaseTimes, takeLease, withLease } from './lease.ts';
import { type ProjectOptions, project } from './project.ts';

export interface RunnerOptions
  extends Pick<ProjectOptions, 'projection' | 'database' | 'eventStore' | 'privacy' | 'logger'> {
  readonly databaseUrl: string;
  readonly leaseTimes?: LeaseTimes;
  readonly backOff?: BackOff;
}

export interface ProjectionRunner {
  /** Reason of the current failure, for the operator; undefined while healthy. */
  readonly trouble: () => string | undefined;
  /** Finishes the current batch, and releases the lease. */
  readonly stop: () => Promise<void>;
}

/**
 * Keeps one read model up to date, or stands by while another process does. After each failure it
 * restarts at the checkpoint, with back-off, indefinitely. A table built by older code is rebuilt
 * first.
 */
export const startRunner = (options: RunnerOptions): ProjectionRunner => {
  const { projection, database, logger, backOff = DEFAULT_BACK_OFF } = options;
  const { leaseTimes: times = DEFAULT_LEASE_TIMES } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let trouble: string | undefined;
  let previous: string | undefined;
  const allIsWell = (): void => {
    failures = 0;
    trouble = undefined;
  };

  const takePart = async (): Promise<void> => {
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
    await withLease({ database, lease, times, signal }, (held) =>
      project({ ...options, lease, signal: held, onWritten: allIsWell }),
    );
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await takePart();
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ReplacedWriterError) continue;
        failures += 1;
        trouble = 'It failed, and tries again.';
        const waitMs = backOffMs(backOff, failures);
        logger.warn({ err: error, projection: projection.name, failures, waitMs }, trouble);
        await wait(waitMs, signal);
      }
    }
  };
  const running = run();
  return {
    trouble: () => trouble,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
