import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface FillOrder {
  readonly url: string;
  readonly logLevel: string;
  /** Whether made-up listings are shown, to demonstrate the product. */
  readonly hasDemoListings: boolean;
}

/**
 * Fills a migrated database with the directory's first listings and the content of the product where
 * these are not there yet. Runs in a thread and on connections of its own, which give back the memory
 * that this takes. Rejects with the thread's error.
 */
export const fillDatabase = async (order: FillOrder): Promise<void> => {
  const worker = new Worker(new URL('./fill.worker.ts', import.meta.url), {
    workerData: order,
  });
  await once(worker, 'exit');
};
