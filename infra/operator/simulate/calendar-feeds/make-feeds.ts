import {
  type CalendarFeedsCommand,
  calendarFeedsDecider,
} from '@hearthway/domain/calendar-feeds/calendar-feeds.decider.ts';
import type { Family, Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

interface FeedOptions {
  /** Only made if omitted. */
  readonly course?: 'everything';
}

/** Makes an address of the calendar if the plan has one; later it is changed and stopped. */
export const makeFeeds =
  (family: Family, { course }: FeedOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own, itself, userId: familyId } = family;
    if (course === undefined && tierOf(family, at) !== 'family') return [];
    const give = (command: CalendarFeedsCommand) =>
      own.dispatch(calendarFeedsDecider, command, itself(at, sessionId));
    const feedId = random.id();
    const newHash = (): string => `${random.id()}${random.id()}`;
    const made = give({
      command: 'make',
      feedId,
      familyId,
      childId: null,
      detail: 'titles',
      secretHash: newHash(),
    });
    return course === undefined
      ? made
      : [
          ...made,
          ...give({ command: 'change-address', feedId, secretHash: newHash() }),
          ...give({ command: 'stop', feedId }),
        ];
  };
