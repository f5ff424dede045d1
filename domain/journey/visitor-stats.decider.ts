import { HOUR_MS } from '../calendar/durations.constants.ts';
import type { Decider } from '../kernel/decider.ts';
import {
  TAKE_OVER_HOURS,
  VISITOR_DAYS_LIMIT,
  VISITOR_VIEWS_BELIEVED,
} from './visitor-stats.constants.ts';
import { type VisitorStatsEvent, visitorStatsStream } from './visitor-stats.events.ts';

export interface VisitorStatsCommand {
  readonly command: 'take-over';
  /** Count kept by the browser. */
  readonly daysActive: number;
  /** `YYYY-MM-DD`. */
  readonly lastActive: string | null;
  /** Listed providers with their categories. */
  readonly viewedResources: readonly { readonly resourceId: string; readonly category: string }[];
  /** Local day of the family, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: Date;
  readonly registeredAt: Date;
}

/**
 * Accepts one takeover per account, soon after sign-up, since a later visitor may be another person. Ignores
 * the rest silently, because the page sends it unasked.
 */
export const visitorStatsDecider: Decider<boolean, VisitorStatsCommand, VisitorStatsEvent, never> =
  {
    stream: visitorStatsStream,
    initialState: false,
    evolve: () => true,
    decide: ({ viewedResources: named, now, registeredAt, ...counts }, isTakenOver) => {
      const isNew = now.getTime() - registeredAt.getTime() <= TAKE_OVER_HOURS * HOUR_MS;
      const days = daysOf(counts);
      const viewedResources = named.slice(0, VISITOR_VIEWS_BELIEVED);
      if (isTakenOver || !isNew || (days.daysActive === 0 && viewedResources.length === 0))
        return [];
      return [{ type: 'VisitorStatsTakenOver', data: { ...days, viewedResources } }];
    },
  };

/** Excludes future days and limits past ones to `VISITOR_DAYS_LIMIT`. */
const daysOf = ({
  daysActive,
  lastActive,
  today,
}: Pick<VisitorStatsCommand, 'daysActive' | 'lastActive' | 'today'>) =>
  lastActive === null || daysActive === 0 || lastActive > today
    ? { daysActive: 0, lastActive: null }
    : {
        daysActive: Math.min(daysActive, VISITOR_DAYS_LIMIT + Number(lastActive === today)),
        lastActive,
      };
