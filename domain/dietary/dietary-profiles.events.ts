import * as z from 'zod';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { SMELLS } from '../ingredients/ingredient.contract.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { TEMPERATURES } from './dietary.constants.ts';

const profileId = z.string().describe('The profile, by its id');

const childId = z
  .string()
  .nullable()
  .describe('The child, by its id; null in profiles from before children had one');

const allergenCount = z.int().describe('How many of the nine allergens the child avoids');

const names = z.array(z.string()).readonly();

/** Fields of a profile, as events and rows keep them. */
export const profileShape = {
  childName: z.string(),
  /** In years. */
  age: z.number(),
  allergens: z.array(z.enum(ALLERGENS)).readonly(),
  allergies: names,
  restrictions: names,
  preferredTextures: names,
  avoidedTextures: names,
  dislikedFoods: names,
  temperatures: z.array(z.enum(TEMPERATURES)).readonly(),
  smell: z.enum(SMELLS).nullable(),
  acceptedFoods: z
    .array(z.object({ food: z.string(), presentation: z.string() }).readonly())
    .readonly(),
  sensoryIssues: z.string(),
  eatingPlaces: z.string(),
  notes: z.string(),
};

/** Fields as the family wrote them. */
const personalFields = {
  childName: personal(profileShape.childName, 'account'),
  age: personal(profileShape.age, 'account'),
  allergens: personal(profileShape.allergens, 'account'),
  allergies: personal(profileShape.allergies, 'account'),
  restrictions: personal(profileShape.restrictions, 'account'),
  preferredTextures: personal(profileShape.preferredTextures, 'account'),
  avoidedTextures: personal(profileShape.avoidedTextures, 'account'),
  dislikedFoods: personal(profileShape.dislikedFoods, 'account'),
  temperatures: personal(profileShape.temperatures, 'account'),
  smell: personal(profileShape.smell, 'account'),
  acceptedFoods: personal(profileShape.acceptedFoods, 'account'),
  sensoryIssues: personal(profileShape.sensoryIssues, 'account'),
  eatingPlaces: personal(profileShape.eatingPlaces, 'account'),
  notes: personal(profileShape.notes, 'account'),
};

const ID = '0123456789abcdef0123456789abcdef';

/** Events of streams `dietaryProfile-{profileId}`. The type names are the storage format. */
const dietaryProfileCreated = defineEvent({
  type: 'DietaryProfileCreated',
  schema: z.object({
    profileId,
    childId,
    allergenCount,
    ...personalFields,
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
    childId: z.optional(childId).describe('The child that the profile is attached to from now on'),
    ...z.object(personalFields).partial().shape,
  }),
  sentence: () => say('Changed a dietary profile'),
  isOwnAct: true,
  examples: [
    {
      profileId: ID,
      childId: ID,
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
