import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { placesDecider } from '../kernel/places.ts';
import { defineStream } from '../kernel/stream.ts';

const childId = z.string().describe('The child, by its id');

const examples = [{ childId: '0123456789abcdef0123456789abcdef' }] as const;

/** Events of stream `childPlaces-{userId}`. The type names are the storage format. */
const childPlaceTaken = defineEvent({
  type: 'ChildPlaceTaken',
  schema: z.object({ childId }),
  sentence: () => say('A child counts toward the limit'),
  examples,
});

const childPlaceFreed = defineEvent({
  type: 'ChildPlaceFreed',
  schema: z.object({ childId }),
  sentence: () => say('A child no longer counts toward the limit'),
  examples,
});

/** Limit of a family's children. */
export const childPlacesDecider = placesDecider(
  defineStream('child-places', [childPlaceTaken, childPlaceFreed]),
)({
  read: ({ type, data: { childId: id } }) => ({ id, isTaken: type === 'ChildPlaceTaken' }),
  taken: (childId) => ({ type: 'ChildPlaceTaken', data: { childId } }),
  freed: (childId) => ({ type: 'ChildPlaceFreed', data: { childId } }),
  limitReached: 'ChildLimitReached',
});
