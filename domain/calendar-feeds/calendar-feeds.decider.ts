import { type Decider, reject } from '../kernel/decider.ts';
import { FEEDS_MAX, type FeedDetail } from './calendar-feeds.constants.ts';
import { type CalendarFeedsEvent, calendarFeedsStream } from './calendar-feeds.events.ts';

/** Hash of the secret of each feed that is not stopped, by its id. */
export type CalendarFeedsState = ReadonlyMap<string, string>;

interface NewFeed {
  readonly familyId: string;
  readonly childId: string | null;
  readonly detail: FeedDetail;
}

export type CalendarFeedsCommand = { readonly feedId: string } & (
  | ({ readonly command: 'make'; readonly secretHash: string } & NewFeed)
  | { readonly command: 'change-address'; readonly secretHash: string }
  | { readonly command: 'stop' }
);

export type CalendarFeedsRejection = 'UnknownFeed' | 'TooManyFeeds';

/** Addresses under which a person's other calendars read those of households. */
export const calendarFeedsDecider: Decider<
  CalendarFeedsState,
  CalendarFeedsCommand,
  CalendarFeedsEvent,
  CalendarFeedsRejection
> = {
  stream: calendarFeedsStream,
  initialState: new Map(),
  evolve: (state, { type, data }) => {
    const next = new Map(state);
    if (type === 'CalendarFeedStopped') next.delete(data.feedId);
    else next.set(data.feedId, data.secretHash);
    return next;
  },
  decide: (command, state) => {
    const { feedId } = command;
    switch (command.command) {
      case 'make': {
        if (state.has(feedId)) return [];
        if (state.size >= FEEDS_MAX) return reject('TooManyFeeds');
        const { familyId, childId, detail, secretHash } = command;
        const data = { feedId, familyId, childId, detail, secretHash };
        return [{ type: 'CalendarFeedMade', data }];
      }
      case 'change-address': {
        const { secretHash } = command;
        if (!state.has(feedId)) return reject('UnknownFeed');
        return state.get(feedId) === secretHash
          ? []
          : [{ type: 'CalendarFeedAddressChanged', data: { feedId, secretHash } }];
      }
      case 'stop':
        return state.has(feedId) ? [{ type: 'CalendarFeedStopped', data: { feedId } }] : [];
    }
  },
};
