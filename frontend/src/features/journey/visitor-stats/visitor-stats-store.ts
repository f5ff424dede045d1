import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from '../../../session/browser-storage.ts';
import {
  dayOf,
  isWorthKeeping,
  parseVisitorStats,
  type VisitorStats,
  withDay,
} from './visitor-stats.ts';

export const VISITOR_STATS_KEY = `${PRODUCT.storagePrefix}-user-stats`;

/** Kept in this browser for visitors. The next account to sign in claims it. */
export interface VisitorStatsStore {
  /** The page was opened, or is still open on the next day. */
  readonly countDay: (now: Date) => void;
  readonly completeProfile: () => void;
  readonly completeTour: () => void;
  /** Counts for this account to take over. Those of another account are removed. */
  readonly claim: (userId: string) => VisitorStats | undefined;
  readonly clear: () => void;
}

export const createVisitorStatsStore = (storage: BrowserStorage): VisitorStatsStore => {
  const read = () => parseVisitorStats(storage.getItem(VISITOR_STATS_KEY) ?? '');
  const clear = () => storage.removeItem(VISITOR_STATS_KEY);
  const write = (stats: VisitorStats) =>
    tryToKeep(storage, VISITOR_STATS_KEY, JSON.stringify(stats));

  /**
   * Changes a visitor's statistics: an account that could not take its counts over does not get
   * more of them.
   */
  const change = (evolve: (stats: VisitorStats) => VisitorStats) => {
    const stats = read();
    const next = evolve(stats.owner === undefined ? stats : parseVisitorStats(''));
    if (next !== stats) write(next);
  };

  return {
    countDay: (now) => change((stats) => withDay(stats, dayOf(now))),
    completeProfile: () =>
      change((stats) => (stats.profileCompleted ? stats : { ...stats, profileCompleted: true })),
    completeTour: () =>
      change((stats) => (stats.tourCompleted ? stats : { ...stats, tourCompleted: true })),
    claim: (userId) => {
      const stats = read();
      if (!isWorthKeeping(stats) || (stats.owner !== undefined && stats.owner !== userId)) {
        clear();
        return undefined;
      }
      if (stats.owner === undefined) write({ ...stats, owner: userId });
      return stats;
    },
    clear,
  };
};
