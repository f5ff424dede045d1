import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';

const ANSWER_WITHIN_MS = 4_000;

/** Reads the health report of the service at this address. Rejects when it does not answer. */
export const fetchHealth = async (url: string): Promise<Health> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  return healthSchema.parse(await response.json());
};
