import { createHash } from 'node:crypto';
import { addDays } from '@hearthway/domain/calendar/days.ts';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  calendarEntriesModel,
  calendarEntryRowSchema,
  keptIn,
} from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import {
  LONGEST_LEAD_DAYS,
  plannedReminders,
} from '@hearthway/domain/calendar-entries/reminders.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { isFailureOfStores, reasonOf } from '../policies/consequences.ts';

/** Longest delay of a reminder that is due as soon as its entry is added. */
const EVERY_MS = 10_000;
const BATCH_SIZE = 100;

/** How far ahead mails are queued, and how near that end the next ones are. */
const HORIZON_MS = 26 * HOUR_MS;
const RENEW_MS = 2 * HOUR_MS;

const storedSchema = calendarEntryRowSchema.extend({ user_id: z.string() });

type StoredEntry = z.infer<typeof storedSchema>;

/**
 * Queues the reminders of the coming day, of entries that have changed or whose plan runs out. Each mail has an id made
 * of occurrence, time and person, which the queue takes once, so that a process that is killed, or a second one, loses
 * and doubles nothing. Whether a reminder is still wanted is asked when it is sent (`isEntryReminderWanted`).
 */
export const planRemindersJob = ({
  database,
  privacy,
  mails,
  clock,
  logger,
}: CommandDependencies): Job => {
  const takeUnplanned = (now: Date) =>
    database
      .selectFrom('calendar_entries as entry')
      .innerJoin('accounts', 'accounts.user_id', 'entry.user_id')
      .leftJoin('reminder_plans as plan', 'plan.entry_id', 'entry.entry_id')
      .selectAll('entry')
      // Local days lie up to a day beside those of UTC.
      .where('entry.reminds_until', '>=', dayOf(now, -2))
      .where('entry.first_day', '<=', dayOf(now, LONGEST_LEAD_DAYS + 3))
      .where(({ eb, or }) =>
        or([
          eb('plan.entry_id', 'is', null),
          eb('plan.revision', '!=', sql<number>`entry.revision::int`),
          eb('plan.planned_until', '<', new Date(now.getTime() + RENEW_MS)),
        ]),
      )
      .limit(BATCH_SIZE)
      .execute();

  const plan = async (row: StoredEntry, now: Date): Promise<void> => {
    const { user_id: familyId, entry_id: entryId, revision } = row;
    const until = new Date(now.getTime() + HORIZON_MS);
    const entry = keptIn(row);
    const adults = new Set([familyId, entry.responsibleId ?? familyId]);
    await database.transaction().execute(async (transaction) => {
      for (const { sendAt, ...occurrence } of plannedReminders(entry, { now, until }))
        for (const userId of adults) {
          const about = { ...occurrence, entryId, sendAt: sendAt.toISOString() };
          const details = { ...about, familyId, isOfMember: userId !== familyId };
          const id = idOf({ ...about, userId });
          const mail = { kind: 'calendar-reminder', details } as const;
          await mails.post({ ...mail, id, emailKey: null, userId, sendAt }, transaction);
        }
      const planned = { revision, planned_until: until };
      await transaction
        .insertInto('reminder_plans')
        .values({ entry_id: entryId, user_id: familyId, ...planned })
        .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(planned))
        .execute();
    });
  };

  return {
    name: 'plan-reminders',
    everyMs: EVERY_MS,
    run: async (signal) => {
      const now = clock();
      const stored = await takeUnplanned(now);
      let failed = 0;
      for (const row of await privacy.openRows(calendarEntriesModel, stored)) {
        if (signal.aborted) return { isMore: false };
        try {
          await plan(storedSchema.parse(row), now);
        } catch (error) {
          if (isFailureOfStores(error)) throw error;
          failed += 1;
          // The error may repeat the family's own data.
          logger.error({ reason: reasonOf(error) }, 'The reminders of an entry were not planned.');
        }
      }
      return { isMore: stored.length === BATCH_SIZE && failed === 0 };
    },
  };
};

const dayOf = (now: Date, days: number): string => addDays(now.toISOString().slice(0, 10), days);

/** Id of a mail. Ids are stored, so that what they are made of never changes. */
const idOf = (reminder: Readonly<Record<string, string | null>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(reminder).toSorted()))
    .digest('hex')
    .slice(0, 32);
