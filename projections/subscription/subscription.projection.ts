import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionStream } from '@hearthway/domain/subscription/subscription.events.ts';
import { subscriptionView } from '@hearthway/domain/subscription/subscription.view.ts';
import { z } from 'zod';
import { foldByKey } from '../engine/projection/fold-by-key.ts';
import { readerOf } from '../engine/projection/read-event.ts';

const rowSchema = z.object({ user_id: z.string(), tier: z.enum(TIERS) });

/** The tier of each family that was ever given one, a row for each stream `subscription-{userId}`. */
export const subscription = foldByKey({
  name: 'subscription',
  definition: 1,
  table: {
    columns: { user_id: { type: 'text' }, tier: { type: 'text' } },
    primaryKey: ['user_id'],
  },
  keyOf: ({ streamId }) => {
    const { category, id } = readStreamId(streamId);
    return category === 'subscription' ? id : undefined;
  },
  read: readerOf(subscriptionStream),
  view: subscriptionView,
  toRow: (userId, tier) => [userId, tier],
  fromRow: (row) => {
    const { user_id, tier } = rowSchema.parse(row);
    return [user_id, tier];
  },
});
