import { gunzipSync, gzipSync } from 'node:zlib';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { ReportParams } from '@hearthway/domain/reports/report.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { cellWordsOf } from '@hearthway/infra/adapters/reports/cell-words.ts';
import {
  ReplayError,
  type ReplayProgress,
  replay,
} from '@hearthway/infra/adapters/reports/replay.ts';
import {
  createReportFold,
  type ReportFold,
} from '@hearthway/infra/adapters/reports/report-fold.ts';
import type { PackedFold } from './kept-states.ts';

interface ReplayOrder {
  readonly eventStoreUrl: string;
  readonly reportId: string;
  readonly params: ReportParams;
  /** Last day included; null for all stored days. */
  readonly asOf: string | null;
  readonly until: bigint;
  /** Saved fold to continue; null to start from the beginning. */
  readonly kept: PackedFold | null;
  /** Key from which the noise is derived. */
  readonly noiseKey: Uint8Array;
}

/** Final result. Only the table may be shown. */
export type ReplayOutcome =
  | {
      readonly kind: 'done';
      readonly progress: ReplayProgress;
      readonly table: ReportTable;
      /** First day that may still get events; null if there are none. */
      readonly openDay: string | null;
    }
  /** An event cannot be folded, so a retry would fail as well. */
  | { readonly kind: 'refused'; readonly failure: string };

interface ReplayOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReplayProgress) => void;
  readonly onKept: (packed: PackedFold) => void;
}

const PROGRESS_EVERY_MS = 200;
const SAVE_EVERY_MS = 5_000;
/** Fast compression, since states are megabytes large and kept briefly. */
const COMPRESSION = { level: 1 };

export type Replay = (order: ReplayOrder, options: ReplayOptions) => Promise<ReplayOutcome>;

/** Folds history. Rejects if the event store cannot be read, and with an error when the signal is aborted. */
export const replayOrder: Replay = async (
  { reportId, params, asOf, until, kept, eventStoreUrl, noiseKey },
  { signal, onProgress, onKept },
) => {
  const report = allReports.find(({ id }) => id === reportId);
  if (report === undefined) throw new Error(`There is no report ${reportId}.`);
  const fold = createReportFold({ report, asOf, kept: kept === null ? undefined : unpack(kept) });
  const eventStore = connectEventStore(eventStoreUrl);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let keptAt = performance.now();
  try {
    const progress = await replay({
      eventStore,
      folds: [fold],
      until,
      signal,
      onProgress: (reached) => {
        const now = performance.now();
        if (now - reportedAt >= PROGRESS_EVERY_MS) {
          reportedAt = now;
          onProgress(reached);
        }
        if (now - keptAt >= SAVE_EVERY_MS) {
          keptAt = now;
          onKept(pack(fold));
        }
      },
    });
    onKept(pack(fold));
    const folded = fold.folded();
    const table = tableOf(report, folded, params, cellWordsOf(noiseKey));
    return { kind: 'done', progress, table, openDay: folded.openDay };
  } catch (error) {
    if (error instanceof ReplayError) return { kind: 'refused', failure: error.message };
    throw error;
  } finally {
    await eventStore.dispose();
  }
};

const pack = (fold: ReportFold): PackedFold => {
  const { state, ...kept } = fold.kept();
  return { ...kept, state: gzipSync(JSON.stringify(state), COMPRESSION) };
};

const unpack = ({ state, ...kept }: PackedFold) => ({
  ...kept,
  state: JSON.parse(gunzipSync(state).toString()),
});
