import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { SOURCE_LANGUAGE } from '../i18n/languages.ts';

const ANSWER_WITHIN_MS = 4_000;

/**
 * Reads the health report of the service at this address. Rejects when it does not respond.
 *
 * @param language Language of the labels; English by default.
 */
export const fetchHealth = async (
  url: string,
  language: string = SOURCE_LANGUAGE,
): Promise<Health> => {
  const response = await fetch(url, {
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return healthSchema.parse(await response.json());
};
