import * as z from 'zod';
import { foldRows, type RowsView } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { readerOf } from '../kernel/read-event.ts';
import { keyIn } from '../kernel/stream-id.ts';
import type { Recorded } from '../kernel/view.ts';
import { FEED_DETAILS } from './calendar-feeds.constants.ts';
import { type CalendarFeedsEvent, calendarFeedsStream } from './calendar-feeds.events.ts';

export const calendarFeedRowSchema = z.object({
  feed_id: z.string(),
  family_id: z.string(),
  child_id: z.string().nullable(),
  detail: z.enum(FEED_DETAILS),
  /** Null once it is stopped. */
  secret_hash: z.string().nullable(),
  made_at: z.coerce.date(),
});

export type CalendarFeedRow = Readonly<z.infer<typeof calendarFeedRowSchema>>;

export const calendarFeedsView: RowsView<CalendarFeedRow, Recorded<CalendarFeedsEvent>> = {
  evolve: (rows, { type, data, metadata }) => {
    const made_at = new Date(metadata.occurredAt);
    if (type === 'CalendarFeedMade') {
      const { feedId: feed_id, familyId, childId, secretHash, detail } = data;
      const of = { family_id: familyId, child_id: childId, secret_hash: secretHash };
      return [{ feed_id, ...of, detail, made_at }];
    }
    const row = rows.get(data.feedId);
    if (row === undefined) return [];
    return type === 'CalendarFeedStopped'
      ? [{ ...row, secret_hash: null }]
      : [{ ...row, secret_hash: data.secretHash, made_at }];
  },
};

/** A row for each feed of a person, in which addresses are looked up. */
export const calendarFeedsModel = foldRows({
  name: 'calendar-feeds',
  label: say('Your calendar addresses'),
  row: calendarFeedRowSchema,
  rowKey: 'feed_id',
  indexes: [['secret_hash']],
  view: calendarFeedsView,
  keyOf: keyIn(calendarFeedsStream),
  read: readerOf(calendarFeedsStream),
});
