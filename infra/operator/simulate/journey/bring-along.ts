import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { visitorStatsDecider } from '@hearthway/domain/journey/visitor-stats.decider.ts';
import { categoryAt, pickListing } from '../directory/listings.ts';
import type { Family, Step } from '../family.ts';

/** Transfers the browser's counts from the days before sign-up; most families sign up at once. */
export const bringAlong =
  ({ own, random, place, itself }: Family): Step =>
  (at, sessionId) => {
    if (!random.chance(0.2)) return [];
    const now = new Date(at);
    const { resourceId, category } = pickListing(categoryAt(random.next()), place.state, random);
    return own.dispatch(
      visitorStatsDecider,
      {
        command: 'take-over',
        daysActive: 1 + random.below(4),
        lastActive: dayIn(TIME_ZONE, new Date(at - DAY_MS)),
        viewedResources: random.chance(0.1) ? [{ resourceId, category }] : [],
        today: dayIn(TIME_ZONE, now),
        now,
        registeredAt: now,
      },
      itself(at, sessionId),
    );
  };

/** Time zone of its active days. */
const TIME_ZONE = 'America/Chicago';
