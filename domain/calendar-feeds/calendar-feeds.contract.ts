import * as z from 'zod/mini';
import { FEED_DETAILS } from './calendar-feeds.constants.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * `POST /api/calendar-feeds` makes an address of a household's calendar for the caller alone, and replies with the
 * secret in it, which is told once. `NotShared` for a household whose calendar the caller does not read;
 * `CalendarNeedsFamily` without the plan; `TooManyFeeds`.
 */
export const makeFeedSchema = z.object({
  /** The household, by the id of its owner's account. */
  familyId: id,
  /** Null: all children that the caller sees. */
  childId: z.nullable(id),
  detail: z.enum(FEED_DETAILS),
});

/** Path of `DELETE /api/calendar-feeds/{feedId}`, and of `POST …/address`, after which only the new one works. */
export const feedParamsSchema = z.object({ feedId: id });

/** The secret belongs after `?key=` of `FEED_PATH`, since query strings are never logged. */
export const madeFeedSchema = z.object({ id: z.string(), key: z.string() });

export type MadeFeed = Readonly<z.infer<typeof madeFeedSchema>>;

/** `GET /api/calendar-feeds/calendar.ics?key=…`: `UnknownFeed` for any address that does not work. */
export const feedQuerySchema = z.object({ key: z._default(z.string(), '') });

const feedSchema = z.readonly(
  z.object({
    id: z.string(),
    familyId: z.string(),
    childId: z.nullable(z.string()),
    detail: z.enum(FEED_DETAILS),
    /** ISO date and time of its present address. */
    madeAt: z.string(),
    /** ISO date and time; null before a calendar fetched it for the first time. */
    fetchedAt: z.nullable(z.string()),
    /** How often it was fetched. */
    fetches: z.number(),
  }),
);

export type Feed = z.infer<typeof feedSchema>;

/** `GET /api/calendar-feeds`: the caller's own feeds that are not stopped, of every household, oldest first. */
export const feedsSchema = z.readonly(z.array(feedSchema));
