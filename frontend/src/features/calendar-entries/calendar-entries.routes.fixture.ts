import { addDays } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  addEntrySchema,
  addedEntrySchema,
  type Calendar,
  type CalendarEntry,
  calendarSchema,
  changeDaySchema,
  changeEntrySchema,
  markDaySchema,
  type Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import {
  type Imported,
  importedSchema,
  importSchema,
} from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import { dayHere } from '../../components/day-here.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';
import { CHILD_ID } from '../children/shared/child-id.fixture.ts';

/** Zone of the file that is brought in, which is not known. */
export const ODD_ZONE = 'Customized Time Zone';

const PATH = '/api/calendar/entries';

/** ISO day, so many days from today. */
export const dayAhead = (days: number): string => addDays(dayHere(), days);

const entryOf = (id: string, fields: object): CalendarEntry => {
  const { responsibleId = null, ...stated } = addEntrySchema.parse(fields);
  return {
    ...stated,
    responsibleId,
    id: id.repeat(32),
    hasLeft: false,
    endsOn: null,
    kept: 0,
    missed: 0,
    removedAt: null,
  };
};

const SWIMMING = entryOf('5', {
  title: 'Swimming',
  place: 'Lakewood pool',
  notes: 'Blue towel',
  travelMinutes: 20,
  childIds: [CHILD_ID],
  when: {
    kind: 'timed',
    startsAt: `${dayAhead(0)}T15:30`,
    endsAt: `${dayAhead(0)}T16:15`,
    timeZone: 'America/New_York',
  },
  repeats: { repeats: 'weekly' },
});

/** Belongs to a provider that is no longer in the directory. */
const FORM: CalendarEntry = {
  ...entryOf('6', {
    title: 'Send the school form',
    kind: 'task',
    reminders: ['day'],
    when: { kind: 'all-day', firstDay: dayAhead(1), lastDay: dayAhead(1) },
    attached: { kind: 'provider', id: 'npi-gone', name: 'Harbor School' },
  }),
  hasLeft: true,
};

/** The owner's partner. */
export const PARTNER_ID = '7'.repeat(32);

const ADULTS: Calendar['adults'] = [
  { id: null, name: 'Ana', isReader: true },
  { id: PARTNER_ID, name: 'Dana', isReader: false },
];

/** Reminds now, and for a day. */
const REMINDING = {
  from: new Date(Date.now() - DAY_MS).toISOString(),
  until: new Date(Date.now() + DAY_MS).toISOString(),
};

/** Occurrence of an entry, as the server would expand it: a series of the tests is weekly. */
const occurrencesOf = ({
  id,
  kind,
  when,
  title,
  place,
  notes,
  repeats,
  reminders,
}: CalendarEntry): Occurrence[] =>
  (repeats === null ? [0] : [0, 7, 14, 21]).map((ahead) => {
    const shift = (local: string): string =>
      `${addDays(local.slice(0, 10), ahead)}${local.slice(10)}`;
    const moved =
      when.kind === 'timed'
        ? { ...when, startsAt: shift(when.startsAt), endsAt: shift(when.endsAt) }
        : { ...when, firstDay: shift(when.firstDay), lastDay: shift(when.lastDay) };
    return {
      entryId: id,
      day: (moved.kind === 'timed' ? moved.startsAt : moved.firstDay).slice(0, 10),
      when: moved,
      title,
      place,
      notes,
      isChanged: false,
      shownAt: null,
      mark: null,
      isCanceled: false,
      reminder: reminders.length > 0 && kind === 'task' ? REMINDING : null,
    };
  });

const startOf = ({ when }: Occurrence): string =>
  when.kind === 'timed' ? when.startsAt : when.firstDay;

export const routes: RoutesOf = (account) => {
  let entries: readonly CalendarEntry[] = [SWIMMING, FORM];
  const days = new Map<string, Partial<Occurrence>>();
  const model = 'calendar_entries';
  const requirePlan = (): void => {
    if (account.tier !== 'family') throw new Refusal('CalendarNeedsFamily');
  };
  const change = (id: string | undefined, to: Partial<CalendarEntry>): void => {
    if (!entries.some((entry) => entry.id === id)) throw new Refusal('UnknownEntry');
    entries = entries.map((entry) => (entry.id === id ? { ...entry, ...to } : entry));
  };
  const changeDay = (params: Readonly<Record<string, string>>, to: Partial<Occurrence>): void => {
    const key = `${params['entryId']} ${params['day']}`;
    days.set(key, { ...days.get(key), ...to });
  };
  const add = (body: unknown): { readonly id: string } => {
    requirePlan();
    const id = `${entries.length}`.padStart(32, 'c');
    entries = [...entries, { ...entryOf('c', addEntrySchema.parse(body)), id }];
    return { id };
  };
  const stated = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
    );
  return [
    {
      route: 'GET /api/calendar',
      schema: calendarSchema,
      model,
      answer: (): Calendar => ({
        entries,
        occurrences: entries
          .filter(({ removedAt }) => removedAt === null)
          .flatMap(occurrencesOf)
          .map((each) => ({ ...each, ...days.get(`${each.entryId} ${each.day}`) }))
          .toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
        adults: ADULTS,
        isCut: false,
      }),
    },
    { route: `GET ${PATH}/:entryId/file`, answer: () => 'BEGIN:VCALENDAR' },
    {
      route: 'POST /api/calendar/imports',
      schema: importedSchema,
      model,
      answer: ({ body }): Imported => {
        const { zones, isPreview } = importSchema.parse(body);
        const isKnown = ODD_ZONE in zones;
        if (!isPreview) add({ title: 'School fair', when: FORM.when });
        return {
          added: isKnown ? 2 : 1,
          changed: 0,
          same: 3,
          shifted: 0,
          singleDays: { count: 0, titles: [] },
          skipped: [
            { reason: 'too-often', count: 1, titles: ['Alarm'] },
            ...(isKnown
              ? []
              : [{ reason: 'unknown-zone' as const, count: 1, titles: ['Open day'] }]),
          ],
          unknownZones: isKnown ? [] : [ODD_ZONE],
        };
      },
    },
    { route: `POST ${PATH}`, schema: addedEntrySchema, model, answer: ({ body }) => add(body) },
    {
      route: `PUT ${PATH}/:entryId`,
      model,
      answer: ({ params, body }) => {
        requirePlan();
        change(params['entryId'], stated(changeEntrySchema.parse(body)));
      },
    },
    {
      route: `DELETE ${PATH}/:entryId`,
      model,
      answer: ({ params }) => change(params['entryId'], { removedAt: new Date().toISOString() }),
    },
    {
      route: `POST ${PATH}/:entryId/restored`,
      model,
      answer: ({ params }) => change(params['entryId'], { removedAt: null }),
    },
    {
      route: `PUT ${PATH}/:entryId/days/:day`,
      model,
      answer: ({ params, body }) => changeDay(params, stated(changeDaySchema.parse(body))),
    },
    {
      route: `PUT ${PATH}/:entryId/days/:day/mark`,
      model,
      answer: ({ params, body }) => changeDay(params, markDaySchema.parse(body)),
    },
  ];
};
