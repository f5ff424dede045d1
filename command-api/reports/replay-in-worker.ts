import { Worker } from 'node:worker_threads';
import type { ReplayProgress } from '@hearthway/infra/adapters/reports/replay.ts';
import type { PackedFold } from './kept-states.ts';
import type { Replay, ReplayOutcome } from './replay-order.ts';

export type ReplayMessage =
  | { readonly kind: 'progress'; readonly progress: ReplayProgress }
  | { readonly kind: 'kept'; readonly packed: PackedFold }
  | ReplayOutcome;

/** Any message stops the thread, which closes its connection before it ends. */
const STOP = 'stop';
const END_WITHIN_MS = 5_000;

/** Memory limit: a state that exceeds it ends its run, and not the service. */
const MAX_MEGABYTES = 192;

/** Rejects when the thread fails, and with the reason of the signal when aborted. */
export const replayInWorker: Replay = (order, { signal, onProgress, onKept }) =>
  new Promise<ReplayOutcome>((resolve, reject) => {
    const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      execArgv: [],
    });
    let ending: NodeJS.Timeout | undefined;
    /**
     * Asks the thread to stop first, since terminating one with an open connection has aborted the whole
     * process.
     */
    const end = (): void => {
      ending ??= setTimeout(() => worker.terminate().catch(reject), END_WITHIN_MS);
    };
    const abort = (): void => {
      reject(signal.reason);
      worker.postMessage(STOP);
      end();
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.on('message', (message: ReplayMessage) => {
      switch (message.kind) {
        case 'progress':
          onProgress(message.progress);
          return;
        case 'kept':
          onKept(message.packed);
          return;
        case 'done':
        case 'refused':
          resolve(message);
          end();
          return;
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', abort);
      clearTimeout(ending);
      reject(new Error('The thread has ended without an answer.'));
    });
    if (signal.aborted) abort();
  });
