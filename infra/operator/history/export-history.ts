import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ERASURE_TYPES, streams } from '@hearthway/domain/contexts.ts';
import { searchPerformed } from '@hearthway/domain/journey/activity.events.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { SMALLEST_GROUP } from '@hearthway/domain/reports/reports.constants.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { followAll } from '../../adapters/event-store/follow-all.ts';
import { readHead } from '../../adapters/event-store/head.ts';
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
const HEAD_WITHIN_MS = 5_000;

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
  const reading = { eventStore, until, signal };
  const erased = await readErased(reading);
  const commonTerms = await readCommonTerms(reading, { from, to, erased });
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
    for await (const batch of readUntil({ prefixes }, reading)) {
      const read = batch.events.map((stored) =>
        undefinedIfUnreadable(() => rowOf(stored, options)),
      );
      const rows = read.filter((row) => row !== undefined);
      const inPeriod = rows.filter(({ day }) => from <= day && day <= to);
      await parquet.add(inPeriod);
      events += inPeriod.length;
      unreadable += read.length - rows.length;
      const share = Number(batch.position) / Number(until);
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

interface Reading {
  readonly eventStore: EventStore;
  /** The commit position of the last event that counts. */
  readonly until: bigint;
  readonly signal: AbortSignal;
}

/** Whose accounts were deleted at any time. */
const readErased = async (reading: Reading): Promise<ReadonlySet<string>> => {
  const erased = new Set<string>();
  for await (const { events } of readUntil({ types: ERASURE_TYPES }, reading))
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
  reading: Reading,
  { from, to, erased }: CommonTermsOptions,
): Promise<ReadonlySet<string>> => {
  const readEvent = createReadReportEvent();
  const families = new Map<string, Set<string>>();
  for await (const { events } of readUntil({ types: [searchPerformed.type] }, reading))
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

type Wanted = { readonly prefixes: readonly string[] } | { readonly types: readonly string[] };

interface Batch {
  readonly events: readonly StoredEvent[];
  readonly position: bigint;
}

async function* readUntil(
  wanted: Wanted,
  { eventStore, until, signal }: Reading,
): AsyncGenerator<Batch, void> {
  const following = { ...wanted, after: 0n, maxEvents: MAX_EVENTS, signal };
  for await (const { events, position } of followAll(eventStore, following)) {
    const isOver = position >= until;
    yield {
      events: isOver ? events.filter((event) => event.position.commit <= until) : events,
      position: isOver ? until : position,
    };
    if (isOver) return;
  }
  signal.throwIfAborted();
}

const undefinedIfUnreadable = <Result>(read: () => Result): Result | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoredEventError) return undefined;
    throw error;
  }
};
