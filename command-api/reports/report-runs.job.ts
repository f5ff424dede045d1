import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { HEAD_WITHIN_MS, readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import { reportNoiseKey } from '@hearthway/infra/adapters/reports/cell-words.ts';
import type { ReplayProgress } from '@hearthway/infra/adapters/reports/replay.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { countErasures, findKept, keep } from './kept-states.ts';
import { replayInWorker } from './replay-in-worker.ts';
import type { Replay, ReplayOutcome } from './replay-order.ts';
import { LostRunError, type TakenRun, takeRun, updateRun } from './taken-run.ts';

const EVERY_MS = 1_000;
const PROGRESS_EVERY_MS = 400;
/** An event store that hangs reports no error, so silence ends the run. */
const SILENT_MS = 60_000;
const MAX_ATTEMPTS = 3;
/** A scheduled report waits for the first event after its period. */
const WAIT_MS = 10 * 60_000;
const WAIT_AT_MOST_MS = DAY_MS;
const RETRY_DELAY_MS = 2_000;
/** A result can be recomputed at any time. */
const RETENTION_DAYS = 30;

const CHANGED = 'The report has changed since it was asked. Please ask again.';
const RETRIES_EXHAUSTED =
  'The report could not be made, though it was tried several times. Please ask again later.';

export const reportRunsJob = (
  dependencies: CommandDependencies,
  replay: Replay = replayInWorker,
): Job => {
  const { database, eventStore, eventStoreUrl, privacy, clock, logger } = dependencies;

  /** Uses the log position at the first start, however often the run restarts. */
  const untilOf = async (taken: TakenRun): Promise<bigint> => {
    if (taken.until !== null) return taken.until;
    const until = await readHead(eventStore, { withinMs: HEAD_WITHIN_MS });
    await updateRun(dependencies, taken, { until_position: String(until) });
    return until;
  };

  const fold = async (
    taken: TakenRun,
    report: Report,
    stopping: AbortSignal,
  ): Promise<ReplayOutcome> => {
    const { params, asOf } = taken;
    const erasures = await countErasures(database);
    const until = await untilOf(taken);
    const kept = await findKept(database, { report, asOf, until });
    const noiseKey = await reportNoiseKey(privacy);
    const ended = new AbortController();
    let progress: ReplayProgress | undefined;
    let heardAt = performance.now();
    let work = Promise.resolve();
    /** Runs steps one after the other; a failure ends the run. */
    const enqueue = (next: () => Promise<void>): void => {
      work = work.then(next).catch((error: unknown) => ended.abort(error));
    };
    const telling = setInterval(() => {
      if (performance.now() - heardAt > SILENT_MS)
        ended.abort(new Error('The event store is silent.'));
      enqueue(() => updateRun(dependencies, taken, { progress }));
    }, PROGRESS_EVERY_MS);
    try {
      return await replay(
        { eventStoreUrl, reportId: report.id, params, asOf, until, kept, noiseKey },
        {
          signal: AbortSignal.any([stopping, ended.signal]),
          onProgress: (reached) => {
            progress = reached;
            heardAt = performance.now();
          },
          onKept: (packed) =>
            enqueue(() => keep(database, { report, packed, erasures, now: clock() })),
        },
      );
    } finally {
      clearInterval(telling);
      await work;
    }
  };

  const fail = (taken: TakenRun, failure: string): Promise<void> =>
    updateRun(dependencies, taken, { status: 'failed', failure, taken_until: null });

  const run = async (taken: TakenRun, stopping: AbortSignal): Promise<void> => {
    const { report } = taken;
    if (report === undefined) return fail(taken, CHANGED);
    const outcome = await fold(taken, report, stopping);
    switch (outcome.kind) {
      case 'done': {
        const { progress, table, openDay } = outcome;
        if (isEarly(taken, openDay)) return wait(taken);
        const result = JSON.stringify(table);
        return updateRun(dependencies, taken, {
          progress,
          status: 'done',
          result,
          taken_until: null,
        });
      }
      case 'refused': {
        const { failure } = outcome;
        logger.error({ run: taken.id, report: report.id, failure }, 'A report cannot be folded.');
        return fail(taken, failure);
      }
    }
  };

  /** No event was stored since the period ended, so its last days may be incomplete. */
  const isEarly = ({ isScheduled, startedAt, params }: TakenRun, openDay: string | null): boolean =>
    isScheduled &&
    (openDay ?? '') <= params.to &&
    clock().getTime() < startedAt.getTime() + WAIT_AT_MOST_MS;

  const wait = (taken: TakenRun): Promise<void> =>
    updateRun(dependencies, taken, {
      taken_until: new Date(clock().getTime() + WAIT_MS),
      until_position: null,
      tries: taken.tries - 1,
    });

  /** A stopping process releases its lease, so that another one continues at once. */
  const giveBack = (taken: TakenRun): Promise<void> =>
    updateRun(dependencies, taken, { taken_until: clock(), tries: taken.tries - 1 });

  const tryAgainOrFail = async (taken: TakenRun, error: unknown): Promise<void> => {
    const { id, tries } = taken;
    logger.warn({ err: error, run: id, tries }, 'A report was not made.');
    if (tries >= MAX_ATTEMPTS) return fail(taken, RETRIES_EXHAUSTED);
    const taken_until = new Date(clock().getTime() + tries * RETRY_DELAY_MS);
    return updateRun(dependencies, taken, { taken_until });
  };

  const runOrGiveBack = async (taken: TakenRun, stopping: AbortSignal): Promise<void> => {
    try {
      if (taken.tries > MAX_ATTEMPTS) throw new Error('Every process that worked on it was ended.');
      await run(taken, stopping);
    } catch (error) {
      if (error instanceof LostRunError) return;
      const after = stopping.aborted ? giveBack(taken) : tryAgainOrFail(taken, error);
      await after.catch(ignoreLost);
    }
  };

  const clear = async (): Promise<void> => {
    const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS);
    await database.deleteFrom('report_runs').where('started_at', '<=', before).execute();
    await database.deleteFrom('report_states').where('kept_at', '<=', before).execute();
  };

  return {
    name: 'report-runs',
    everyMs: EVERY_MS,
    run: async (signal) => {
      const taken = await takeRun(dependencies);
      if (taken === undefined) {
        await clear();
        return { isMore: false };
      }
      await runOrGiveBack(taken, signal);
      return { isMore: true };
    },
  };
};

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof LostRunError)) throw error;
};
