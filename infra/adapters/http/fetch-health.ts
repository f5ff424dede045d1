import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';

const ANSWER_WITHIN_MS = 4_000;

/** What the service at this address says of itself. Rejects when it does not say anything. */
export const fetchHealth = async (url: string): Promise<Health> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  return healthSchema.parse(await response.json());
};
