import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import type { TakeOverVisitorStats } from '@hearthway/domain/journey/visitor-stats.contract.ts';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { visitorStats } from './visitor-stats-here.ts';

/**
 * Brings what this browser has counted to the account, once: the account takes each part once only,
 * so that another try does no harm. After a failure it stays for the next one.
 */
export const takeOverVisitorStats = async (userId: string): Promise<void> => {
  const stats = visitorStats.claim(userId);
  if (stats === undefined) return;
  const { daysActive, lastActive, viewedResources, tourCompleted } = stats;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    if (tourCompleted) {
      const body: EndTour = { outcome: 'completed' };
      await send('/api/journey/tour', body);
    }
    const body: TakeOverVisitorStats = {
      timeZone,
      daysActive,
      lastActive,
      viewedResources: [...viewedResources],
    };
    await send('/api/journey/visitor-stats', body);
  } catch (error) {
    // Broken ones would be refused again.
    if (!(error instanceof ApiError && error.code === 'ValidationFailed')) throw error;
  }
  visitorStats.clear();
};

const send = (path: string, body: EndTour | TakeOverVisitorStats) =>
  api.send({ method: 'POST', path, body, schema: ignored, isAutomatic: true });
