import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { cellWordsOf } from '@hearthway/infra/adapters/reports/cell-words.ts';
import { ReplayError, replay } from '@hearthway/infra/adapters/reports/replay.ts';
import {
  createReportFold,
  type ReportFold,
} from '@hearthway/infra/adapters/reports/report-fold.ts';
import type { PackedFold } from './kept-states.ts';
import type { ReplayMessage, ReplayOrder } from './replay-in-worker.ts';

/** A worker thread, so that commands are answered while history is folded. */
const PROGRESS_EVERY_MS = 200;
const SAVE_EVERY_MS = 5_000;
/** Fast compression: states are megabytes large, and kept for a short while. */
const COMPRESSION = { level: 1 };

const run = async (
  { reportId, params, asOf, until, kept, eventStoreUrl, noiseKey }: ReplayOrder,
  tell: (message: ReplayMessage) => void,
): Promise<void> => {
  const report = allReports.find(({ id }) => id === reportId);
  if (report === undefined) throw new Error(`There is no report ${reportId}.`);
  const fold = createReportFold({ report, asOf, kept: kept === null ? undefined : unpack(kept) });
  const eventStore = connectEventStore(eventStoreUrl);
  let toldAt = Number.NEGATIVE_INFINITY;
  let keptAt = performance.now();
  try {
    const progress = await replay({
      eventStore,
      folds: [fold],
      until,
      signal: stopping.signal,
      onProgress: (reached) => {
        const now = performance.now();
        if (now - toldAt >= PROGRESS_EVERY_MS) {
          toldAt = now;
          tell({ kind: 'progress', progress: reached });
        }
        if (now - keptAt >= SAVE_EVERY_MS) {
          keptAt = now;
          tell({ kind: 'kept', packed: pack(fold) });
        }
      },
    });
    tell({ kind: 'kept', packed: pack(fold) });
    const folded = fold.folded();
    const table = tableOf(report, folded, params, cellWordsOf(noiseKey));
    tell({ kind: 'done', progress, table, openDay: folded.openDay });
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

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const tell = (message: ReplayMessage): void => port.postMessage(message);
const stopping = new AbortController();
port.once('message', () => stopping.abort(new Error('The replay was stopped.')));
try {
  await run(workerData, tell);
} catch (error) {
  if (error instanceof ReplayError) tell({ kind: 'refused', failure: error.message });
  else if (!stopping.signal.aborted) throw error;
} finally {
  // Or it would keep the thread.
  port.close();
}
