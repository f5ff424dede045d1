import * as z from 'zod';
import { ALLERGENS } from '../allergens/allergens.constants.ts';
import { SMELLS } from '../ingredients/ingredient.contract.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { TEMPERATURES } from './dietary.constants.ts';

const profileId = z.string().describe('The profile, by its id');

const allergenCount = z.int().describe('How many of the nine allergens the child avoids');

const names = z.array(z.string()).readonly();

/** As the family wrote it. */
const told = {
  childName: personal(z.string(), 'account'),
  /** In years. */
  age: personal(z.number(), 'account'),
  allergens: personal(z.array(z.enum(ALLERGENS)).readonly(), 'account'),
  allergies: personal(names, 'account'),
  restrictions: personal(names, 'account'),
  preferredTextures: personal(names, 'account'),
  avoidedTextures: personal(names, 'account'),
  dislikedFoods: personal(names, 'account'),
  temperatures: personal(z.array(z.enum(TEMPERATURES)).readonly(), 'account'),
  smell: personal(z.enum(SMELLS).nullable(), 'account'),
  acceptedFoods: personal(
    z.array(z.object({ food: z.string(), presentation: z.string() }).readonly()).readonly(),
    'account',
  ),
  sensoryIssues: personal(z.string(), 'account'),
  eatingPlaces: personal(z.string(), 'account'),
  notes: personal(z.string(), 'account'),
};

const ID = '0123456789abcdef0123456789abcdef';

/** Events of streams `dietaryProfile-{profileId}`. The type names are the storage format. */
const dietaryProfileCreated = defineEvent({
  type: 'DietaryProfileCreated',
  schema: z.object({
    profileId,
    childId: z.string().nullable().describe('The child; null while children have no ids'),
    allergenCount,
    ...told,
  }),
  sentence: () => say('Created a dietary profile'),
  isOwnAct: true,
  feature: 'dietary profiles',
  examples: [
    {
      profileId: ID,
      childId: null,
      allergenCount: 2,
      childName: 'Maya',
      age: 6,
      allergens: ['milk'],
      allergies: ['cashews'],
      restrictions: ['pork'],
      preferredTextures: ['crunchy'],
      avoidedTextures: ['sticky'],
      dislikedFoods: ['mushrooms'],
      temperatures: ['warm'],
      smell: 'low',
      acceptedFoods: [{ food: 'chicken nuggets', presentation: 'Tyson, not homemade' }],
      sensoryIssues: 'Loud kitchens',
      eatingPlaces: 'At Grandma’s table',
      notes: 'Foods may not touch',
    },
  ],
});

const dietaryProfileChanged = defineEvent({
  type: 'DietaryProfileChanged',
  schema: z.object({
    profileId,
    allergenCount,
    // The fields that changed.
    childName: told.childName.optional(),
    age: told.age.optional(),
    allergens: told.allergens.optional(),
    allergies: told.allergies.optional(),
    restrictions: told.restrictions.optional(),
    preferredTextures: told.preferredTextures.optional(),
    avoidedTextures: told.avoidedTextures.optional(),
    dislikedFoods: told.dislikedFoods.optional(),
    temperatures: told.temperatures.optional(),
    smell: told.smell.optional(),
    acceptedFoods: told.acceptedFoods.optional(),
    sensoryIssues: told.sensoryIssues.optional(),
    eatingPlaces: told.eatingPlaces.optional(),
    notes: told.notes.optional(),
  }),
  sentence: () => say('Changed a dietary profile'),
  isOwnAct: true,
  examples: [
    {
      profileId: ID,
      allergenCount: 3,
      childName: 'Maya',
      age: 7,
      allergens: ['milk', 'egg'],
      allergies: ['cashews'],
      restrictions: ['ham'],
      preferredTextures: ['soft'],
      avoidedTextures: ['wet'],
      dislikedFoods: ['peas'],
      temperatures: ['cold'],
      smell: 'high',
      acceptedFoods: [{ food: 'toast', presentation: 'no crust' }],
      sensoryIssues: 'Bright lights',
      eatingPlaces: 'In the car',
      notes: 'Blue plate',
    },
  ],
});

const dietaryProfileRemoved = defineEvent({
  type: 'DietaryProfileRemoved',
  schema: z.object({ profileId }),
  sentence: () => say('Removed a dietary profile'),
  isOwnAct: true,
  examples: [{ profileId: ID }],
});

const dietaryProfileRestored = defineEvent({
  type: 'DietaryProfileRestored',
  schema: z.object({ profileId }),
  sentence: () => say('Took the removal of a dietary profile back'),
  isOwnAct: true,
  examples: [{ profileId: ID }],
});

/** A stream for each profile. Which family it belongs to is in the metadata of its events. */
export const dietaryProfileStream = defineStream('dietary-profile', [
  dietaryProfileCreated,
  dietaryProfileChanged,
  dietaryProfileRemoved,
  dietaryProfileRestored,
]);

export type DietaryProfileEvent = EventOf<typeof dietaryProfileStream>;
