import { isDayOf, readRecurrence } from '@hearthway/domain/content/recurrence.ts';
import { TIME_ZONE_NAMES } from '@hearthway/domain/content/time-zones.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { webAddress } from '@hearthway/domain/kernel/web-address.ts';
import { z } from 'zod';

/** Columns of a list of support groups, and how each cell is read. An empty cell means unknown. */

const MAX_LINE = 120;

const line = (most = MAX_LINE) => z.string().max(most, `has ${most} letters at most`);

const needed = (schema: z.ZodString) => schema.min(1, 'is missing');

/** Reads a cell that may be empty. */
const read = <Value>(valueIn: (text: string) => Value | null | undefined, message: string) =>
  z.string().transform((text, context): Value | null => {
    if (text === '') return null;
    const value = valueIn(text);
    if (value !== null && value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const orNull = (most = MAX_LINE) => line(most).transform((text) => (text === '' ? null : text));

const stateCode = (text: string): string | undefined =>
  text in STATES || text in TERRITORIES ? text : undefined;

/** Phone number of ten digits, in any of the usual forms. */
const PHONE = /^(?:\+?1[-. ])?\(?([2-9]\d\d)\)?[-. ]?([2-9]\d\d)[-. ]?(\d{4})$/;

const phoneIn = (text: string): string | undefined => {
  const [, area, exchange, number] = PHONE.exec(text) ?? [];
  return area === undefined ? undefined : `(${area}) ${exchange}-${number}`;
};

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/;

const localMoment = (text: string): string | undefined => {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  const isReal =
    z.iso.date().safeParse(day).success && z.iso.time({ precision: -1 }).safeParse(time).success;
  return isReal ? `${day}T${time}` : undefined;
};

const LEAST_MINUTES = 15;
const MAX_MINUTES = 600;

const minutesIn = (text: string): number | undefined => {
  const minutes = /^\d+$/.test(text) ? Number(text) : 0;
  return minutes >= LEAST_MINUTES && minutes <= MAX_MINUTES ? minutes : undefined;
};

const languagesIn = (text: string): string[] | undefined => {
  const tags = text.split(',').map((tag) => tag.trim());
  try {
    return Intl.getCanonicalLocales(tags);
  } catch {
    return undefined;
  }
};

const cells = {
  name: needed(line()),
  state: read(stateCode, 'is no state: two letters, such as NC'),
  online: z.enum(['', 'yes', 'no'], 'takes yes or no').transform((answer) => answer === 'yes'),
  street: orNull(),
  city: orNull(80),
  county: orNull(80),
  schedule: line(160),
  schedule_es: line(160),
  starts: read(localMoment, 'takes a day and a time, as in 2026-12-01 18:30'),
  minutes: read(minutesIn, `takes a number from ${LEAST_MINUTES} to ${MAX_MINUTES}`),
  time_zone: read(
    (text) => TIME_ZONE_NAMES.find((name) => name === text),
    `takes one of ${TIME_ZONE_NAMES.join(', ')}`,
  ),
  repeats: read(
    (text) => (readRecurrence(text) === undefined ? undefined : text),
    'takes a rule, such as FREQ=MONTHLY;BYDAY=1TU for the first Tuesday, or FREQ=WEEKLY;BYDAY=WE',
  ),
  languages: read(languagesIn, 'takes language tags, as in "en, es"'),
  phone: read(phoneIn, 'is no US telephone number'),
  email: read(
    (text) => (z.email().safeParse(text).success ? text : undefined),
    'is no email address',
  ),
  website: read(webAddress, 'is no web address'),
  about: line(240),
  about_es: line(240),
  source: needed(line(200)),
  source_url: read(webAddress, 'is no web address'),
  as_of: z
    .string()
    .regex(
      /^(?:\d{4}(?:-\d{2}){0,2}|undated)$/,
      'takes the date of the source, as in 2026, 2026-11 or 2026-11-20, or undated',
    ),
} as const satisfies Readonly<Record<string, z.ZodType<unknown, string>>>;

export const GROUP_COLUMNS = Object.keys(cells);

/** Required columns; the others may be left out. */
export const NEEDED_COLUMNS = ['name', 'state', 'source', 'as_of'];

/** Checks rules across cells. A path names the cell that has to change. */
export const groupRow = z.object(cells).check((context) => {
  const row = context.value;
  const fault = (column: keyof typeof cells, message: string): void => {
    context.issues.push({ code: 'custom', input: row, path: [column], message });
  };
  if (row.state === null && !row.online)
    fault('state', 'is missing: only a group that meets online may be for every state');
  if (!row.online && row.city === null && row.county === null)
    fault('city', 'or county is missing: where does the group meet?');
  if (row.phone === null && row.email === null && row.website === null)
    fault('phone', 'email and website are all missing: how do families reach the group?');
  if ((row.schedule === '') !== (row.schedule_es === ''))
    fault(row.schedule === '' ? 'schedule' : 'schedule_es', 'is missing in one language');
  if ((row.about === '') !== (row.about_es === ''))
    fault(row.about === '' ? 'about' : 'about_es', 'is missing in one language');
  const parts = ['starts', 'minutes', 'time_zone', 'repeats'] as const;
  const known = parts.filter((column) => row[column] !== null);
  const missing = parts.find((column) => row[column] === null);
  if (known.length > 0 && missing !== undefined)
    fault(missing, `is missing: it goes with ${known.join(', ')}`);
  if (known.length > 0 && row.schedule === '')
    fault('schedule', 'is missing: say in words when the group meets');
  const recurrence = readRecurrence(row.repeats ?? '');
  if (
    recurrence !== undefined &&
    row.starts !== null &&
    !isDayOf(recurrence, row.starts.slice(0, 10))
  )
    fault('starts', `is no day of ${row.repeats}`);
});

export type GroupRow = z.output<typeof groupRow>;
