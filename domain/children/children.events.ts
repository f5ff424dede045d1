import * as z from 'zod';
import { PLAN_SOURCES } from '../insurance/plan-answers.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { CHILD_FILTERS, COMMUNICATION_WAYS } from './children.constants.ts';

const childId = z.string().describe('The child, by its id');

/** Fields of a child, as events and rows keep them. */
export const childShape = {
  name: z.string(),
  /** `YYYY-MM`; empty if not stated, as are the other texts. */
  birthMonth: z.string(),
  pronouns: z.string(),
  communication: z.array(z.enum(COMMUNICATION_WAYS)).readonly(),
  sensoryNeeds: z.string(),
  strengths: z.string(),
  /** Absent in rows of definitions 1 to 3, as are emergency notes. */
  medicines: z.string().default(''),
  emergencyNotes: z.string().default(''),
  school: z.string(),
  diagnoses: z.array(z.object({ name: z.string(), since: z.string() }).readonly()).readonly(),
  insurance: z.enum(PLAN_SOURCES).nullable(),
  /** Filters of the directory. Absent in rows of definition 1. */
  searchFilters: z.partialRecord(z.enum(CHILD_FILTERS), z.string()).readonly().default({}),
};

const stated = {
  name: personal(childShape.name, 'account'),
  birthMonth: personal(childShape.birthMonth, 'account'),
  pronouns: personal(childShape.pronouns, 'account'),
  communication: personal(childShape.communication, 'account'),
  sensoryNeeds: personal(childShape.sensoryNeeds, 'account'),
  strengths: personal(childShape.strengths, 'account'),
  medicines: personal(childShape.medicines, 'account'),
  emergencyNotes: personal(childShape.emergencyNotes, 'account'),
  school: personal(childShape.school, 'account'),
  diagnoses: personal(childShape.diagnoses, 'account'),
  insurance: personal(childShape.insurance, 'account'),
  searchFilters: personal(childShape.searchFilters, 'account'),
};

const ID = '0123456789abcdef0123456789abcdef';

const MAYA = {
  name: 'Maya',
  birthMonth: '2020-05',
  pronouns: 'she/her',
  communication: ['few-words' as const, 'device' as const],
  sensoryNeeds: 'Headphones in shops',
  strengths: 'Puzzles, and every bus line by heart',
  school: 'Lakewood Elementary, room 4',
  diagnoses: [{ name: 'Autism', since: 'October 2024' }],
  insurance: 'employer' as const,
};

/** Events of streams `child-{childId}`. The type names are the storage format. */
const childAdded = defineEvent({
  type: 'ChildAdded',
  schema: z.object({ childId, ...stated }),
  // Version 1 had no filters, version 2 neither medicines nor emergency notes.
  upcasters: [
    (data) => ({ ...data, searchFilters: {} }),
    (data) => ({ ...data, medicines: '', emergencyNotes: '' }),
  ],
  sentence: () => say('Added a child'),
  isOwnAct: true,
  feature: 'children',
  examples: [
    { childId: ID, ...MAYA },
    { childId: ID, ...MAYA, searchFilters: { language: 'es', telehealth: '1' } },
    {
      childId: ID,
      ...MAYA,
      searchFilters: {},
      medicines: 'Melatonin, 1 mg at 7 pm',
      emergencyNotes: 'Runs toward water. Call Grandma first.',
    },
  ],
});

const childChanged = defineEvent({
  type: 'ChildChanged',
  // The fields that changed.
  schema: z.object({ childId, ...z.object(stated).partial().shape }),
  sentence: () => say('Changed what is known about a child'),
  isOwnAct: true,
  examples: [{ childId: ID, ...MAYA, school: 'Lakewood Middle School' }],
});

const childRemoved = defineEvent({
  type: 'ChildRemoved',
  schema: z.object({ childId }),
  sentence: () => say('Removed a child'),
  isOwnAct: true,
  examples: [{ childId: ID }],
});

const childRestored = defineEvent({
  type: 'ChildRestored',
  schema: z.object({ childId }),
  sentence: () => say('Took the removal of a child back'),
  isOwnAct: true,
  examples: [{ childId: ID }],
});

/** A stream for each child. Which family it belongs to is in the metadata of its events. */
export const childStream = defineStream('child', [
  childAdded,
  childChanged,
  childRemoved,
  childRestored,
]);

export type ChildEvent = EventOf<typeof childStream>;
