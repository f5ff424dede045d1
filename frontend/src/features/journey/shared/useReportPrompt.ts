import type { UpgradePrompt } from '@hearthway/domain/subscription/prompts.constants.ts';
import { useEffect } from 'react';
import { useReportActivity } from './useReportActivity.ts';

/** Prompts already reported by this page. */
const reported = new Set<string>();

/**
 * Tells the account, once, that its family has met the limit of its favorites, or where it was
 * asked to upgrade. Undefined as long as neither has happened.
 */
export const useReportPrompt = (
  userId: string,
  prompt: 'favorite-limit' | UpgradePrompt | undefined,
): void => {
  const tell = useReportActivity();
  useEffect(() => {
    if (prompt === undefined) return;
    const key = `${userId} ${prompt}`;
    if (reported.has(key)) return;
    reported.add(key);
    tell({
      what: 'journey/prompts',
      body: prompt === 'favorite-limit' ? { kind: prompt } : { kind: 'upgrade', where: prompt },
    });
  }, [userId, prompt, tell]);
};
