import { storageOr } from '../../../session/browser-storage.ts';
import { createVisitorStatsStore } from './visitor-stats-store.ts';

/** Statistics of this browser. */
export const visitorStats = createVisitorStatsStore(storageOr(() => localStorage));
