import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

const profileId = z.string().describe('The profile, by its id');

const ID = '0123456789abcdef0123456789abcdef';

/** Events of stream `dietaryPlaces-{userId}`. The type names are the storage format. */
const dietaryPlaceTaken = defineEvent({
  type: 'DietaryPlaceTaken',
  schema: z.object({ profileId }),
  sentence: () => say('A dietary profile counts toward the limit'),
  examples: [{ profileId: ID }],
});

const dietaryPlaceFreed = defineEvent({
  type: 'DietaryPlaceFreed',
  schema: z.object({ profileId }),
  sentence: () => say('A dietary profile no longer counts toward the limit'),
  examples: [{ profileId: ID }],
});

export const dietaryPlacesStream = defineStream('dietary-places', [
  dietaryPlaceTaken,
  dietaryPlaceFreed,
]);

export type DietaryPlacesEvent = EventOf<typeof dietaryPlacesStream>;
