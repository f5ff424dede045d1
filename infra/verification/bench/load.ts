import { sized } from './size.ts';

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LoadOptions {
  readonly concurrency: number;
  readonly seconds: number;
  readonly warmUpSeconds?: number;
  /** Units per operation. */
  readonly weight?: number;
  readonly operation: (worker: number) => Promise<unknown>;
}

/**
 * Keeps `concurrency` operations going and measures those that end after the warm-up. Latencies are
 * milliseconds.
 */
export const load = async ({
  concurrency,
  seconds,
  warmUpSeconds = sized(1, 0.1),
  weight = 1,
  operation,
}: LoadOptions): Promise<LoadResult> => {
  const latencies: number[] = [];
  const start = performance.now() + warmUpSeconds * 1000;
  const end = start + seconds * 1000;
  const work = async (worker: number): Promise<void> => {
    for (;;) {
      const before = performance.now();
      if (before >= end) return;
      await operation(worker);
      const after = performance.now();
      if (before >= start && after <= end) latencies.push(after - before);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  latencies.sort((a, b) => a - b);
  return {
    perSecond: (latencies.length * weight) / seconds,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
  };
};

/** Expects ascending values. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
