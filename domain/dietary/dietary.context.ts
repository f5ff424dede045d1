import { defineContext } from '../context.ts';
import { ALLERGEN_WORDS } from '../ingredients/allergens.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { isOver } from '../kernel/removable.ts';
import { SMELL_LIMIT_WORDS, TEMPERATURE_LABELS } from './dietary.constants.ts';
import { dietaryErrors } from './dietary.errors.ts';
import { dietaryPlacesDecider } from './dietary-places.decider.ts';
import { acceptedFoodLine, dietaryProfilesSchema } from './dietary-profiles.contract.ts';
import { dietaryProfilesDecider } from './dietary-profiles.decider.ts';
import { type DietaryProfileEvent, dietaryProfileStream } from './dietary-profiles.events.ts';
import { dietaryProfilesReport } from './dietary-profiles.report.ts';
import { dietaryProfilesRowSchema, dietaryProfilesView } from './dietary-profiles.view.ts';
import { toDietaryProfile } from './to-dietary-profile.ts';

const profileEvents = familyEvents<DietaryProfileEvent>()({
  streams: [dietaryProfileStream],
  types: [
    'DietaryProfileCreated',
    'DietaryProfileChanged',
    'DietaryProfileRemoved',
    'DietaryProfileRestored',
  ],
});

const dietaryProfiles = foldByKey({
  name: 'dietary-profiles',
  label: say('Your dietary profiles'),
  definition: 2,
  row: dietaryProfilesRowSchema,
  sealed: ['profiles'],
  view: dietaryProfilesView,
  keyOf: profileEvents.keyOf,
  read: profileEvents.read,
});

/** Fields that a family tells, as copies and the timeline name them. */
const FIELD_WORDS = {
  childName: say('Name of the child'),
  age: say('Age in years'),
  allergens: say('Allergens to avoid'),
  allergies: say('Allergies in your words'),
  restrictions: say('Foods to avoid'),
  preferredTextures: say('Textures your child likes'),
  avoidedTextures: say('Textures your child does not like'),
  dislikedFoods: say('Disliked foods'),
  temperatures: say('Temperature of food'),
  smell: say('Smell of food'),
  acceptedFoods: say('Foods your child eats'),
  sensoryIssues: say('Sensory issues'),
  eatingPlaces: say('Where eating goes better'),
  notes: say('Notes'),
};

/** Foods that each child eats and must not eat. */
export const dietaryContext = defineContext({
  name: 'dietary',
  aggregates: [
    {
      decider: dietaryProfilesDecider,
      label: say('Dietary profiles'),
      icon: 'utensils',
      changes: {
        kind: 'profile',
        idField: 'profileId',
        verbs: {
          DietaryProfileCreated: 'added',
          DietaryProfileChanged: 'changed',
          DietaryProfileRemoved: 'removed',
          DietaryProfileRestored: 'restored',
        },
      },
    },
    { decider: dietaryPlacesDecider, label: say('Number of dietary profiles'), icon: 'utensils' },
  ],
  readModels: [dietaryProfiles],
  sharedModels: { dietary_profiles: 'food' },
  reads: [
    ownRow({
      url: '/api/dietary/profiles',
      scope: 'food',
      model: dietaryProfiles,
      answer: dietaryProfilesSchema,
      toSeen: (profiles, { hasChild }) => profiles.filter(({ childId }) => hasChild(childId)),
      toAnswer: (row, now) =>
        (row?.profiles ?? []).filter((profile) => !isOver(profile, now)).map(toDietaryProfile),
    }),
  ],
  exportSections: [
    exportSection({
      model: dietaryProfiles,
      title: say('Your dietary profiles'),
      toRows: (row) =>
        row.profiles.map(({ childId: _, acceptedFoods, createdAt, removedAt, ...profile }) => ({
          ...profile,
          allergens: profile.allergens.join(', '),
          allergies: profile.allergies.join('\n'),
          restrictions: profile.restrictions.join('\n'),
          preferredTextures: profile.preferredTextures.join('\n'),
          avoidedTextures: profile.avoidedTextures.join('\n'),
          dislikedFoods: profile.dislikedFoods.join('\n'),
          temperatures: profile.temperatures.join(', '),
          acceptedFoods: acceptedFoods.map(acceptedFoodLine).join('\n'),
          createdAt: new Date(createdAt),
          removedAt: removedAt === null ? null : new Date(removedAt),
        })),
      fields: {
        id: say('Profile id'),
        ...FIELD_WORDS,
        createdAt: say('When you added it'),
        removedAt: say('When you removed it'),
      },
    }),
  ],
  words: {
    fields: {
      profileId: say('Profile id'),
      childId: say('Child id'),
      allergenCount: say('Number of allergens'),
      ...FIELD_WORDS,
    },
    choices: {
      allergens: ALLERGEN_WORDS,
      temperatures: TEMPERATURE_LABELS,
      smell: SMELL_LIMIT_WORDS,
    },
  },
  reports: [dietaryProfilesReport],
  errors: dietaryErrors,
});
