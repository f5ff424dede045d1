import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';
import {
  EVENT_COLUMNS,
  type EventRow,
  LOG_COLUMNS,
  type LogRow,
  toEventEntry,
  toLogEntry,
} from '../entries.ts';
import type { Newest } from './newest.ts';

export interface Known {
  readonly userId: string;
  readonly newest: Newest;
}

export interface NewEntries {
  /** Oldest first. */
  readonly entries: readonly TimelineEntry[];
  readonly newest: Newest;
  /** True if there were too many entries for one response. */
  readonly hasMore: boolean;
}

/** Returns results in the order of the questions. */
export type ReadNewEntries = (known: readonly Known[]) => Promise<readonly NewEntries[]>;

export const createReadNewEntries =
  (database: Kysely<ReadSchema>): ReadNewEntries =>
  async (known) => {
    const [events, lines] = await Promise.all([
      readEvents(database, known),
      readLines(database, known),
    ]);
    return known.map(({ newest: before }, nth) => {
      const newEvents = events.get(nth) ?? [];
      const newLines = lines.get(nth) ?? [];
      return {
        entries: mergeByTime(newEvents.map(toEventEntry), newLines.map(toLogEntry)),
        newest: {
          position: newEvents.at(-1)?.position ?? before.position,
          logId: newLines.at(-1)?.id ?? before.logId,
        },
        hasMore: Math.max(newEvents.length, newLines.length) >= MAX_ENTRIES,
      };
    });
  };

const MAX_ENTRIES = 200;

/** Each source keeps its own order, even if its times contradict it. */
const mergeByTime = (
  events: readonly TimelineEntry[],
  lines: readonly TimelineEntry[],
): TimelineEntry[] => {
  const merged: TimelineEntry[] = [];
  let nth = 0;
  for (const event of events) {
    // ISO dates in UTC sort alphabetically.
    for (let line = lines[nth]; line !== undefined && line.at < event.at; line = lines[nth]) {
      merged.push(line);
      nth += 1;
    }
    merged.push(event);
  }
  return [...merged, ...lines.slice(nth)];
};

type ByQuestion<Row> = ReadonlyMap<number, readonly Row[]>;

const readEvents = async (
  database: Kysely<ReadSchema>,
  known: readonly Known[],
): Promise<ByQuestion<EventRow>> => {
  const { rows } = await sql<EventRow & Question>`
    select k.nth::int, ${columns(EVENT_COLUMNS)}
    from unnest(
      ${known.map(({ userId }) => userId)}::text[],
      ${known.map(({ newest }) => newest.position)}::numeric[]
    ) with ordinality as k (user_id, position, nth)
    cross join lateral (
      select * from timeline
      where user_id = k.user_id and position > k.position
      order by position
      limit ${MAX_ENTRIES}
    ) as found
    order by k.nth, found.position
  `.execute(database);
  return byQuestion(rows);
};

const readLines = async (
  database: Kysely<ReadSchema>,
  known: readonly Known[],
): Promise<ByQuestion<LogRow>> => {
  const { rows } = await sql<LogRow & Question>`
    select k.nth::int, ${columns(LOG_COLUMNS)}
    from unnest(
      ${known.map(({ userId }) => userId)}::text[],
      ${known.map(({ newest }) => newest.logId)}::bigint[]
    ) with ordinality as k (user_id, id, nth)
    cross join lateral (
      select * from operational_log
      where user_id = k.user_id and id > k.id
      order by id
      limit ${MAX_ENTRIES}
    ) as found
    order by k.nth, found.id
  `.execute(database);
  return byQuestion(rows);
};

interface Question {
  /** Counts from one. */
  readonly nth: number;
}

const columns = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(`found.${name}`)));

const byQuestion = <Row extends Question>(rows: readonly Row[]): ByQuestion<Row> =>
  Map.groupBy(rows, ({ nth }) => nth - 1);
