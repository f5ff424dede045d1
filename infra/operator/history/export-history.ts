import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { streams } from '@hearthway/domain/contexts.ts';
import { createPlanOf } from '@hearthway/domain/site-reports/feature-use.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { HEAD_WITHIN_MS, readHead } from '../../adapters/event-store/head.ts';
import { readToHead } from '../../adapters/event-store/read-to-head.ts';
import type { ReplayProgress } from '../../adapters/reports/replay.ts';
import { dictionary } from './dictionary.ts';
import { type ReadLog, readFamilies } from './families.ts';
import { createParquetFile } from './parquet-file.ts';
import { createPseudonyms } from './pseudonyms.ts';
import { rowOf } from './row.ts';
import { undefinedIfUnreadable } from './unreadable.ts';

export interface ExportOptions {
  readonly eventStore: EventStore;
  /** Folder, which is created if missing. */
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
  /** Number of events that were left out because the catalog cannot read them. */
  readonly unreadable: number;
}

const EVENTS_FILE = 'events.parquet';
const DICTIONARY_FILE = 'dictionary.json';

const MAX_EVENTS = 2_000;

/**
 * Exports every event of the period that is in the log now, and the data dictionary. Files are complete once
 * they exist. Rejects with the reason of the signal when it is aborted, and leaves no files in that case.
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
  const families = await readFamilies(read);
  mkdirSync(out, { recursive: true });
  const file = join(out, EVENTS_FILE);
  const beside = `${file}.part`;
  const options = { pseudonymOf: createPseudonyms(), families, planOf: createPlanOf() };
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
    writeFileSync(join(out, DICTIONARY_FILE), `${JSON.stringify(dictionary, null, 2)}\n`);
    renameSync(beside, file);
    return { file, events, unreadable };
  } finally {
    rmSync(beside, { force: true });
  }
};
