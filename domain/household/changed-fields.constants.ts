import type { ChangedKind } from '../household-scopes/changes.constants.ts';
import { type Message, say } from '../kernel/message.ts';

/** Words for fields in the list of changes. Others follow from these, or are told by what was done. */
export const CHANGED_FIELD_WORDS: Readonly<
  Record<ChangedKind, Readonly<Partial<Record<string, Message>>>>
> = {
  child: {
    name: say('Name'),
    birthMonth: say('Month of birth'),
    pronouns: say('Pronouns'),
    communication: say('How your child communicates'),
    sensoryNeeds: say('Sensory needs'),
    strengths: say('Strengths'),
    medicines: say('Medicines'),
    emergencyNotes: say('In an emergency'),
    school: say('School'),
    diagnoses: say('Diagnoses'),
    insurance: say('Kind of health plan'),
    searchFilters: say('Filters for a search'),
  },
  profile: {
    childName: say('Name'),
    age: say('Age'),
    allergens: say('Allergies'),
    allergies: say('Allergies'),
    restrictions: say('Foods to avoid'),
    preferredTextures: say('Textures'),
    avoidedTextures: say('Textures'),
    dislikedFoods: say('Disliked foods'),
    temperatures: say('Temperature of food'),
    smell: say('Smell of food'),
    acceptedFoods: say('Foods your child eats'),
    sensoryIssues: say('Sensory issues'),
    eatingPlaces: say('Where eating goes better'),
    notes: say('Notes'),
  },
  entry: {
    title: say('Title'),
    kind: say('Kind'),
    repeats: say('Repeats'),
    place: say('Place'),
    people: say('Who takes part'),
    notes: say('Notes'),
    travelMinutes: say('Minutes of the way there'),
    childIds: say('Children'),
    reminders: say('Reminders'),
    responsibleId: say('Responsible adult'),
  },
};
