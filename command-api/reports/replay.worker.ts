import { parentPort, workerData } from 'node:worker_threads';
import type { ReplayMessage } from './replay-in-worker.ts';
import { replayOrder } from './replay-order.ts';

// Runs in a worker thread, so that commands are answered while history is folded.
if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const tell = (message: ReplayMessage): void => port.postMessage(message);
const stopping = new AbortController();
port.once('message', () => stopping.abort(new Error('The replay was stopped.')));
try {
  tell(
    await replayOrder(workerData, {
      signal: stopping.signal,
      onProgress: (progress) => tell({ kind: 'progress', progress }),
      onKept: (packed) => tell({ kind: 'kept', packed }),
    }),
  );
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  // An open port would keep the thread alive.
  port.close();
}
