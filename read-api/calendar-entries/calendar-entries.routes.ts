import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  WINDOW_MAX_ENTRIES,
  WINDOW_MAX_OCCURRENCES,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import {
  type Calendar,
  type CalendarEntry,
  calendarQuerySchema,
  calendarSchema,
  entryParamsSchema,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import {
  type CalendarEntryRow,
  calendarEntriesModel,
  calendarEntryRowSchema,
  keptIn,
} from '@hearthway/domain/calendar-entries/calendar-entries.model.ts';
import { entryFile } from '@hearthway/domain/calendar-entries/entry-file.ts';
import { byTime, occurrencesIn } from '@hearthway/domain/calendar-entries/occurrences.ts';
import { remindedAdult, type Sharing } from '@hearthway/domain/calendar-entries/reminded-adult.ts';
import { shownReminder } from '@hearthway/domain/calendar-entries/reminders.ts';
import { ENDLESS } from '@hearthway/domain/calendar-entries/repeat-rule.ts';
import { isSkipped, withSkippedDays } from '@hearthway/domain/calendar-entries/skipped-days.ts';
import type { SeenChildren } from '@hearthway/domain/household-scopes/seen-children.ts';
import { RESTORE_HOURS } from '@hearthway/domain/kernel/retention.constants.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { createReadSeen } from '../household/read-seen.ts';
import type { ReadDependencies } from '../read-part.ts';
import { createReadAdults } from './read-adults.ts';
import { readAttached } from './read-attached.ts';
import { createReadBreaks } from './read-breaks.ts';

/**
 * `GET /api/calendar`: a window of a family's calendar. Rows are found and opened by the days that they may reach,
 * and a series is expanded no further than the window. `GET /api/calendar/entries/:entryId/file`: an entry for
 * another calendar.
 */
export const addCalendarEntriesRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { readModel, database, privacy, clock } = dependencies;
  const readSeen = createReadSeen(dependencies);
  const { readSharing, readAdults } = createReadAdults(dependencies);
  const readBreaks = createReadBreaks(dependencies);
  /** Waits until the model includes the caller's own writes. */
  const waitForEntries = readModel('calendar_entries', () => sql<null>`null`);

  app.get(
    '/api/calendar',
    {
      config: { access: 'family', scope: 'calendar', about: 'seen' },
      schema: { querystring: calendarQuerySchema, response: { 200: calendarSchema } },
    },
    async (request, reply): Promise<Calendar> => {
      const { familyId, actor } = familyOf(request);
      await waitForEntries({ request, reply, key: familyId });
      const { query: window } = request;
      const stored = await database
        .selectFrom('calendar_entries')
        .selectAll()
        .where('user_id', '=', familyId)
        .where('last_day', '>=', window.from)
        .where('first_day', '<=', window.to)
        .where(({ eb, or }) =>
          or([
            eb('removed_at', 'is', null),
            eb('removed_at', '>', new Date(clock().getTime() - RESTORE_HOURS * HOUR_MS)),
          ]),
        )
        .orderBy('first_day', 'desc')
        .limit(WINDOW_MAX_ENTRIES + 1)
        .execute();
      const opened = await privacy.openRows(
        calendarEntriesModel,
        stored.slice(0, WINDOW_MAX_ENTRIES),
      );
      const seen = await readSeen(request, reply);
      const rows = opened.map((row) => calendarEntryRowSchema.parse(row)).filter(isSeenBy(seen));
      const breaks = rows.some(({ plan }) => plan.skipsBreaks)
        ? await readBreaks(request, reply)
        : [];
      const sharing = await readSharing(familyId);
      const found = rows.flatMap((row) => {
        if (row.removed_at !== null) return [];
        const entry = keptIn(row);
        const isReminded = remindedAdult(entry, sharing) === actor;
        return occurrencesIn({ ...entry, id: row.entry_id }, window)
          .filter(({ day }) => !isSkipped(entry, breaks, day))
          .map((occurrence) => ({
            ...occurrence,
            reminder: isReminded ? shownReminder(occurrence, entry, sharing.now) : null,
          }));
      });
      const occurrences = found.toSorted(byTime).slice(0, WINDOW_MAX_OCCURRENCES);
      const shown = new Set(occurrences.map(({ entryId }) => entryId));
      const listed = rows.filter((row) => shown.has(row.entry_id) || row.removed_at !== null);
      const attachedTo = await readAttached(dependencies, listed, { actor, sharing, seen });
      return {
        entries: listed.map((row) => ({ ...toEntry(row, { seen, sharing }), ...attachedTo(row) })),
        occurrences,
        adults: await readAdults(sharing, actor),
        isCut: stored.length > WINDOW_MAX_ENTRIES || found.length > WINDOW_MAX_OCCURRENCES,
      };
    },
  );

  app.get(
    '/api/calendar/entries/:entryId/file',
    {
      config: { access: 'family', scope: 'calendar', about: 'seen' },
      schema: { params: entryParamsSchema },
    },
    async (request, reply) => {
      const { familyId } = familyOf(request);
      await waitForEntries({ request, reply, key: familyId });
      const stored = await database
        .selectFrom('calendar_entries')
        .selectAll()
        .where('user_id', '=', familyId)
        .where('entry_id', '=', request.params.entryId)
        .where('removed_at', 'is', null)
        .execute();
      const [opened] = await privacy.openRows(calendarEntriesModel, stored);
      const row = opened && calendarEntryRowSchema.parse(opened);
      const seen = await readSeen(request, reply);
      if (row === undefined || !isSeenBy(seen)(row)) throw refuse('UnknownEntry');
      const entry = withSkippedDays(keptIn(row), await readBreaks(request, reply));
      return reply
        .type('text/calendar; charset=utf-8')
        .send(entryFile(entry, { id: row.entry_id, now: clock() }));
    },
  );
};

/** Whether a member sees an entry: it is for the whole family, or for a child that they see. */
export const isSeenBy =
  ({ hasChild }: SeenChildren) =>
  ({ plan: { childIds } }: Pick<CalendarEntryRow, 'plan'>): boolean =>
    childIds.length === 0 || childIds.some(hasChild);

const toEntry = (
  row: CalendarEntryRow,
  { seen: { hasChild }, sharing }: { readonly seen: SeenChildren; readonly sharing: Sharing },
): Omit<CalendarEntry, 'attached' | 'hasLeft'> => {
  const { days, attached: _, follows: __, remindsSince: ___, ...entry } = keptIn(row);
  const reminded = remindedAdult(entry, sharing);
  const marks = Object.values(days).map(({ mark }) => mark);
  return {
    ...entry,
    childIds: entry.childIds.filter(hasChild),
    responsibleId: reminded === sharing.familyId ? null : reminded,
    endsOn: row.last_day === ENDLESS ? null : row.last_day,
    kept: marks.filter((mark) => mark === 'kept').length,
    missed: marks.filter((mark) => mark === 'missed').length,
    id: row.entry_id,
    removedAt: row.removed_at?.toISOString() ?? null,
  };
};
