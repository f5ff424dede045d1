import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { TimelinePage, TimelineQuery } from '@hearthway/domain/staff/timeline.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { readContexts } from './contexts.ts';
import { type Newest, parseNewest, readNewest, writeNewest } from './live/newest.ts';
import { takePage } from './page.ts';
import { type EntryFilter, readEvents, readLines } from './sources.ts';

const PAGE_SIZE = 50;

/**
 * Returns a page of a family's timeline, newest first: events in log order, merged by time with lines of the
 * operational log. A page continues where the previous one ended in both sources, so that concurrent writes
 * shift nothing.
 */
export const readTimeline = async (
  database: Kysely<ReadSchema>,
  userId: string,
  query: TimelineQuery,
): Promise<Omit<TimelinePage, 'streams'>> => {
  const filter = filterOf(userId, query);
  // Read before the entries, so that a watch starting there misses none.
  const newest = await readNewest(database, userId);
  const limit = PAGE_SIZE + 1;
  const [events, lines, contexts] = await Promise.all([
    readEvents(database, filter, limit),
    readLines(database, filter, limit),
    readContexts(database, userId),
  ]);
  const { entries, left } = takePage(events, lines, PAGE_SIZE);
  return { entries, before: left === null ? null : writeNewest(left), contexts, newest };
};

const filterOf = (
  userId: string,
  { before, context, day, offset, search }: TimelineQuery,
): EntryFilter => ({
  userId,
  from: before === undefined ? undefined : fromOf(before),
  context: context || undefined,
  until: day ? endOf(day, Number(offset ?? 0)) : undefined,
  search: search || undefined,
});

const fromOf = (before: string): Newest => {
  const from = parseNewest(before);
  if (from !== undefined) return from;
  throw refuse('ValidationFailed', [{ path: 'before', message: 'No page has told this.' }]);
};

/** @param offset Minutes that UTC is ahead, as in `getTimezoneOffset`. */
const endOf = (day: string, offset: number): Date => {
  const end = new Date(`${day}T24:00:00.000Z`);
  if (Number.isNaN(end.getTime()))
    throw refuse('ValidationFailed', [{ path: 'day', message: 'There is no such day.' }]);
  return new Date(end.getTime() + offset * MINUTE_MS);
};
