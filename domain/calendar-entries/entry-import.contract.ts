import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';
import { ENTRY_CHILDREN_MAX } from './calendar-entries.constants.ts';
import { IMPORT_MAX_BYTES, SKIP_REASONS } from './entry-import.constants.ts';

const timeZone = z.string().check(z.refine(isTimeZone, 'We don’t know this time zone'));

/**
 * `POST /api/calendar/imports` adds the entries of an iCalendar file, and changes those that came in before, by their
 * UID. A preview changes nothing. Sent again after a failure, it goes on.
 */
export const importSchema = z.object({
  file: z
    .string()
    .check(
      z.minLength(1, 'Please choose a file'),
      z.maxLength(IMPORT_MAX_BYTES, 'The file is too large: 1 MB at most'),
    ),
  childIds: z._default(
    z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(ENTRY_CHILDREN_MAX)),
    [],
  ),
  /** Zone of the device, for times without one. */
  timeZone,
  /** Zones that the family chose, by names in the file that are not known. */
  zones: z._default(z.record(z.string(), timeZone), {}),
  isPreview: z.boolean(),
});

/** Counts of entries that an import has brought in, or would. A file without a calendar is `NoCalendarFile`. */
export const importedSchema = z.readonly(
  z.object({
    added: z.number(),
    changed: z.number(),
    /** They are here already. */
    same: z.number(),
    /** They begin at a time that clocks skip on that day, and are shown an hour later. */
    shifted: z.number(),
    /** Days that come in as entries of their own, since ours has no such repetition: two years ahead at most. */
    singleDays: z.readonly(
      z.object({ count: z.number(), titles: z.readonly(z.array(z.string())) }),
    ),
    skipped: z.readonly(
      z.array(
        z.object({
          reason: z.enum(SKIP_REASONS),
          count: z.number(),
          /** Titles of the first ones. */
          titles: z.readonly(z.array(z.string())),
        }),
      ),
    ),
    /** Names of zones in the file that the family is asked about: their times are never taken for another zone’s. */
    unknownZones: z.readonly(z.array(z.string())),
  }),
);

export type Imported = z.infer<typeof importedSchema>;
