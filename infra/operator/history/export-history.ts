import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ERASURE_TYPES, streams } from '@hearthway/domain/contexts.ts';
import { searchPerformed } from '@hearthway/domain/journey/activity.events.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { SMALLEST_GROUP } from '@hearthway/domain/reports/reports.constants.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { HEAD_WITHIN_MS, readHead } from '../../adapters/event-store/head.ts';
import { readToHead } from '../../adapters/event-store/read-to-head.ts';
import type { Wanted } from '../../adapters/event-store/subscribe-to-all.ts';
import type { ReplayProgress } from '../../adapters/reports/replay.ts';
import { createReadReportEvent } from '../../adapters/reports/report-event.ts';
import { createParquetFile } from './parquet-file.ts';
import { createPseudonyms } from './pseudonyms.ts';
import { rowOf } from './row.ts';

export interface ExportOptions {
  readonly eventStore: EventStore;
  /** A folder. It is made where there is none. */
  readonly out: string;
  /** `YYYY-MM-DD`; undefined for all days. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReplayProgress) => void;
}

export interface Exported {
  readonly file: string;
  readonly events: number;
  /** Events that the catalog cannot read are left out. */
  readonly unreadable: number;
}

const EVENTS_FILE = 'events.parquet';

const MAX_EVENTS = 2_000;

/**
 * Writes every event of the period that is in the log now. A file that is there is whole. Rejects
 * with the reason of the signal when it is aborted, and leaves nothing then.
 */
export const exportHistory = async ({
  eventStore,
  out,
  from = '',
  to = '9999-12-31',
  signal,
  onProgress,
}: ExportOptions): Promise<Exported> => {
  const until = await readHead(eventStore, { withinMs: HEAD_WITHIN_MS });
  const reading = { after: 0n, until, maxEvents: MAX_EVENTS, signal };
  const read: ReadLog = (wanted) => readToHead(eventStore, { ...wanted, ...reading });
  const erased = await readErased(read);
  const commonTerms = await readCommonTerms(read, { from, to, erased });
  mkdirSync(out, { recursive: true });
  const file = join(out, EVENTS_FILE);
  const beside = `${file}.part`;
  const options = { pseudonymOf: createPseudonyms(), erased, commonTerms };
  const parquet = createParquetFile(beside);
  const startedMs = performance.now();
  let events = 0;
  let unreadable = 0;
  try {
    const prefixes = streams.map(({ nameOf }) => nameOf(''));
    for await (const { events: stored, share } of read({ prefixes })) {
      const rows = stored.flatMap(
        (event) => undefinedIfUnreadable(() => rowOf(event, options)) ?? [],
      );
      const inPeriod = rows.filter(({ day }) => from <= day && day <= to);
      await parquet.add(inPeriod);
      events += inPeriod.length;
      unreadable += stored.length - rows.length;
      const seconds = (performance.now() - startedMs) / 1_000;
      const eventsPerSecond = Math.round(events / seconds);
      const secondsLeft = share > 0 ? Math.ceil((seconds / share) * (1 - share)) : null;
      onProgress({ events, share, eventsPerSecond, secondsLeft });
    }
    await parquet.finish();
    renameSync(beside, file);
    return { file, events, unreadable };
  } finally {
    rmSync(beside, { force: true });
  }
};

/** Reads to the same end each time. */
type ReadLog = (wanted: Wanted) => ReturnType<typeof readToHead>;

/** Whose accounts were deleted at any time. */
const readErased = async (read: ReadLog): Promise<ReadonlySet<string>> => {
  const erased = new Set<string>();
  for await (const { events } of read({ types: ERASURE_TYPES }))
    for (const { type, streamId } of events)
      if (ERASURE_TYPES.includes(type)) erased.add(readStreamId(streamId).id);
  return erased;
};

interface CommonTermsOptions {
  readonly from: string;
  readonly to: string;
  readonly erased: ReadonlySet<string>;
}

/**
 * Words that enough families of the file searched for to be shown in a report. A rarer one can be a
 * name: older versions stored every word that listings hold.
 */
const readCommonTerms = async (
  read: ReadLog,
  { from, to, erased }: CommonTermsOptions,
): Promise<ReadonlySet<string>> => {
  const readEvent = createReadReportEvent();
  const families = new Map<string, Set<string>>();
  for await (const { events } of read({ types: [searchPerformed.type] }))
    for (const stored of events) {
      const event = undefinedIfUnreadable(() => readEvent(stored));
      if (event === undefined || event.day < from || event.day > to) continue;
      const { userId, data } = event;
      if (erased.has(userId) || !Array.isArray(data['terms'])) continue;
      for (const term of data['terms'].map(String)) {
        const known = families.get(term) ?? new Set();
        if (known.size < SMALLEST_GROUP) families.set(term, known.add(userId));
      }
    }
  return new Set(
    [...families].filter(([, { size }]) => size >= SMALLEST_GROUP).map(([term]) => term),
  );
};

const undefinedIfUnreadable = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoredEventError) return undefined;
    throw error;
  }
};
