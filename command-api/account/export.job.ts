import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { EXPORT_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { EXPORT_PROGRESS_CHANNEL } from '@hearthway/infra/adapters/account/data-export.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { Job } from '../jobs/jobs.ts';
import { buildExport } from './export-build.ts';

const EVERY_MS = 1_000;
/** Lease of a build, renewed with each progress message. When it expires, another process takes over. */
const LEASE_MS = 30_000;
/** An event store that hangs reports no error, so the build has a time limit. */
const BUILD_WITHIN_MS = 10 * 60_000;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 5_000;
const PROGRESS_EVERY_MS = 500;

interface TakenExport {
  readonly id: string;
  readonly userId: string;
  /** Increases with each takeover, which tells a former owner from the current one. */
  readonly tries: number;
}

/** Another process has taken it over, or the account is gone. */
class LostExportError extends Error {
  override readonly name = 'LostExportError';
}

export const buildExportsJob = (dependencies: CommandDependencies): Job => {
  const { database, privacy, mails, clock, logger } = dependencies;

  const take = async (): Promise<TakenExport | undefined> => {
    const now = clock();
    return database
      .updateTable('data_exports')
      .set((row) => ({
        taken_until: new Date(now.getTime() + LEASE_MS),
        tries: row('tries', '+', 1),
      }))
      .where('id', '=', (exports) =>
        exports
          .selectFrom('data_exports')
          .select('id')
          .where('status', '=', 'building')
          .where((row) => row.or([row('taken_until', 'is', null), row('taken_until', '<=', now)]))
          .orderBy('requested_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'user_id as userId', 'tries'])
      .executeTakeFirst();
  };

  /** Updates the row only while this process holds the lease. */
  const update = async (
    over: Kysely<CommandSchema>,
    { id, userId, tries }: TakenExport,
    change: Change,
  ): Promise<void> => {
    const { numUpdatedRows } = await over
      .updateTable('data_exports')
      .set(change)
      .where('id', '=', id)
      .where('status', '=', 'building')
      .where('tries', '=', tries)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new LostExportError('Another process has taken the export over.');
    const { status = 'building', percent } = change;
    if (percent === undefined) return;
    const progress = JSON.stringify({ userId, exportId: id, status, percent });
    await sql`select pg_notify(${EXPORT_PROGRESS_CHANNEL}, ${progress})`.execute(over);
  };

  const build = async (taken: TakenExport, stopping: AbortSignal): Promise<void> => {
    const { id, userId } = taken;
    const person = await database
      .selectFrom('accounts')
      .select(['user_id as userId', 'email_key as emailKey', 'language'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (person === undefined) throw new LostExportError('The account has gone.');
    let reportedAt = Number.NEGATIVE_INFINITY;
    const zip = await buildExport(dependencies, {
      person,
      language: person.language,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(BUILD_WITHIN_MS)]),
      onProgress: async (percent) => {
        if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
        reportedAt = performance.now();
        const taken_until = new Date(clock().getTime() + LEASE_MS);
        await update(database, taken, { percent, taken_until });
      },
    });
    const content = await privacy.sealForPerson(userId, zip);
    await database.transaction().execute(async (transaction) => {
      await update(transaction, taken, {
        status: 'ready',
        percent: 100,
        taken_until: null,
        expires_at: new Date(clock().getTime() + EXPORT_DAYS * DAY_MS),
        bytes: zip.length,
        content,
      });
      // Keeps one copy per account.
      await transaction
        .deleteFrom('data_exports')
        .where('user_id', '=', userId)
        .where('id', '!=', id)
        .where('status', '!=', 'building')
        .execute();
      const { emailKey } = person;
      const details = {};
      await mails.post({ kind: 'data-export-ready', emailKey, userId, details }, transaction);
    });
  };

  const buildOrGiveBack = async (taken: TakenExport, stopping: AbortSignal): Promise<void> => {
    try {
      if (taken.tries > MAX_ATTEMPTS) throw new Error('Every process that built it was ended.');
      await build(taken, stopping);
    } catch (error) {
      if (error instanceof LostExportError) return;
      const { id, tries } = taken;
      const now = clock();
      // A stopping process releases its lease, so that another one continues at once.
      if (stopping.aborted) {
        await update(database, taken, { taken_until: now, tries: tries - 1 }).catch(ignoreLost);
        return;
      }
      logger.warn({ err: error, export: id, tries }, 'A copy of data was not built.');
      const isOver = tries >= MAX_ATTEMPTS;
      await update(
        database,
        taken,
        isOver
          ? { status: 'failed', percent: 0, taken_until: null }
          : { taken_until: new Date(now.getTime() + tries * RETRY_DELAY_MS) },
      ).catch(ignoreLost);
    }
  };

  const clear = async (): Promise<void> => {
    const now = clock();
    const failedBefore = new Date(now.getTime() - EXPORT_DAYS * DAY_MS);
    await database
      .deleteFrom('data_exports')
      .where((row) =>
        row.or([
          row('expires_at', '<=', now),
          row.and([row('status', '=', 'failed'), row('requested_at', '<=', failedBefore)]),
        ]),
      )
      .execute();
  };

  return {
    name: 'data-exports',
    everyMs: EVERY_MS,
    run: async (signal) => {
      await clear();
      const taken = await take();
      if (taken === undefined) return { isMore: false };
      await buildOrGiveBack(taken, signal);
      return { isMore: true };
    },
  };
};

interface Change {
  readonly status?: 'ready' | 'failed';
  readonly percent?: number;
  readonly taken_until: Date | null;
  readonly tries?: number;
  readonly expires_at?: Date;
  readonly bytes?: number;
  readonly content?: Buffer;
}

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof LostExportError)) throw error;
};
