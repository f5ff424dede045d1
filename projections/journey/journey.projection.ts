import { journeySchema } from '@hearthway/domain/journey/journey.contract.ts';
import { journeyStream } from '@hearthway/domain/journey/journey.events.ts';
import { journeyView } from '@hearthway/domain/journey/journey.view.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { z } from 'zod';
import { foldByKey } from '../engine/projection/fold-by-key.ts';
import { readerOf } from '../engine/projection/read-event.ts';

const rowSchema = z.object({ user_id: z.string(), ...journeySchema.shape });

/** How far each family has come, a row for each stream `journey-{userId}`. */
export const journey = foldByKey({
  name: 'journey',
  definition: 2,
  table: {
    columns: {
      user_id: { type: 'text' },
      onboarding: { type: 'jsonb', isNullable: true },
      tour: { type: 'text', isNullable: true },
      accessibility: { type: 'jsonb', isNullable: true },
    },
    primaryKey: ['user_id'],
  },
  keyOf: ({ streamId }) => {
    const { category, id } = readStreamId(streamId);
    return category === 'journey' ? id : undefined;
  },
  read: readerOf(journeyStream),
  view: journeyView,
  toRow: (userId, { onboarding, tour, accessibility }) => [
    userId,
    onboarding && JSON.stringify(onboarding),
    tour,
    accessibility && JSON.stringify(accessibility),
  ],
  fromRow: (row) => {
    const { user_id, ...state } = rowSchema.parse(row);
    return [user_id, state];
  },
});
