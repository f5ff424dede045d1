import { type Health, isReady } from '@hearthway/domain/health/health.contract.ts';
import { wait } from '../adapters/process/wait.ts';

export interface HealthyOptions {
  readonly readHealth: () => Promise<Health>;
  /** Called once with one line, when startup is unusually slow. */
  readonly onDelay: (line: string) => void;
  readonly signal: AbortSignal;
  readonly lookEveryMs?: number;
  /** Time to wait for optional parts. */
  readonly optionalWithinMs?: number;
  readonly delayAfterMs?: number;
}

/**
 * Resolves once the health report is ok, or when only optional parts have failed for a while. Rejects when
 * the signal is aborted.
 */
export const untilHealthy = async ({
  readHealth,
  onDelay,
  signal,
  lookEveryMs = 50,
  optionalWithinMs = 3_000,
  delayAfterMs = 10_000,
}: HealthyOptions): Promise<void> => {
  const startedAt = performance.now();
  let servesSince: number | undefined;
  let isReported = false;
  while (!signal.aborted) {
    const health = await readHealth();
    if (health.status === 'ok') return;
    servesSince = isReady(health) ? (servesSince ?? performance.now()) : undefined;
    if (servesSince !== undefined && performance.now() - servesSince >= optionalWithinMs) return;
    if (!isReported && performance.now() - startedAt >= delayAfterMs) {
      isReported = true;
      onDelay(`Waiting until every part is well: ${failingIn(health)}`);
    }
    await wait(lookEveryMs, signal);
  }
  signal.throwIfAborted();
};

const failingIn = ({ parts }: Health): string =>
  parts
    .filter(({ status }) => status === 'failing')
    .map(({ name, detail }) => (detail === undefined ? name : `${name} (${detail})`))
    .join(', ');
