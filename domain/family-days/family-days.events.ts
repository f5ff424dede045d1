import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { RHYTHMS } from './family-days.constants.ts';

const homeWeeksId = z.string().describe('The weeks, by their id');

const breakId = z.string().describe('The break, by its id');

export const homeWeeksShape = {
  homes: z.tuple([z.string(), z.string()]).readonly(),
  rhythm: z.enum(RHYTHMS),
  firstDay: z.string(),
  lastDay: z.string().nullable(),
  time: z.string().nullable(),
};

export const schoolBreakShape = {
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  childIds: z.array(z.string()).readonly(),
};

const WEEKS_WORDS = {
  rhythm: 'How the days alternate',
  firstDay: 'Day of the handover to the first home',
  lastDay: 'Last day; null without end',
  time: 'Local time of handovers; null where none was told',
} as const;

const weeks = z.object({
  homes: personal(homeWeeksShape.homes, 'account'),
  rhythm: homeWeeksShape.rhythm.describe(WEEKS_WORDS.rhythm),
  firstDay: homeWeeksShape.firstDay.describe(WEEKS_WORDS.firstDay),
  lastDay: homeWeeksShape.lastDay.describe(WEEKS_WORDS.lastDay),
  time: homeWeeksShape.time.describe(WEEKS_WORDS.time),
});

const BREAK_WORDS = {
  firstDay: 'First day without school',
  lastDay: 'Last day without school',
  childIds: 'The children, by their ids; none for all of them',
} as const;

const schoolBreak = z.object({
  name: personal(schoolBreakShape.name, 'account'),
  firstDay: schoolBreakShape.firstDay.describe(BREAK_WORDS.firstDay),
  lastDay: schoolBreakShape.lastDay.describe(BREAK_WORDS.lastDay),
  childIds: schoolBreakShape.childIds.describe(BREAK_WORDS.childIds),
});

const WEEKS_ID = { homeWeeksId: '0123456789abcdef0123456789abcdef' };

const WEEKS = {
  homes: ['Mom’s', 'Dad’s'] as const,
  rhythm: 'weekly' as const,
  firstDay: '2026-12-04',
  lastDay: null,
  time: '17:00',
};

const BREAK_ID = { breakId: 'fedcba9876543210fedcba9876543210' };

const BREAK = {
  name: 'Winter break',
  firstDay: '2026-12-21',
  lastDay: '2027-01-02',
  childIds: [],
};

/** Events of stream `familyDays-{userId}`. The type names are the storage format. */
const homeWeeksAdded = defineEvent({
  type: 'HomeWeeksAdded',
  schema: z.object({
    homeWeeksId,
    childId: z.string().describe('The child, by its id'),
    ...weeks.shape,
  }),
  sentence: () => say('Told in which weeks a child is in which home'),
  isOwnAct: true,
  feature: 'calendar',
  examples: [{ ...WEEKS_ID, childId: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', ...WEEKS }],
});

const homeWeeksChanged = defineEvent({
  type: 'HomeWeeksChanged',
  // The fields that changed.
  schema: z.object({
    homeWeeksId,
    homes: weeks.shape.homes.optional(),
    rhythm: homeWeeksShape.rhythm.optional().describe(WEEKS_WORDS.rhythm),
    firstDay: homeWeeksShape.firstDay.optional().describe(WEEKS_WORDS.firstDay),
    lastDay: homeWeeksShape.lastDay.optional().describe(WEEKS_WORDS.lastDay),
    time: homeWeeksShape.time.optional().describe(WEEKS_WORDS.time),
  }),
  sentence: () => say('Changed in which weeks a child is in which home'),
  isOwnAct: true,
  examples: [{ ...WEEKS_ID, ...WEEKS, lastDay: '2027-06-11' }],
});

const homeWeekSwapped = defineEvent({
  type: 'HomeWeekSwapped',
  schema: z.object({
    homeWeeksId,
    day: z.string().describe('Day on which the week begins'),
    isSwapped: z.boolean().describe('The homes are swapped in it'),
  }),
  sentence: ({ isSwapped }) =>
    isSwapped
      ? say('Swapped a week of a child’s homes')
      : say('Took back that a week of a child’s homes is swapped'),
  isOwnAct: true,
  examples: [{ ...WEEKS_ID, day: '2026-12-11', isSwapped: true }],
});

const homeWeeksRemoved = defineEvent({
  type: 'HomeWeeksRemoved',
  schema: z.object({ homeWeeksId }),
  sentence: () => say('Removed in which weeks a child is in which home'),
  isOwnAct: true,
  examples: [WEEKS_ID],
});

const homeWeeksRestored = defineEvent({
  type: 'HomeWeeksRestored',
  schema: z.object({ homeWeeksId }),
  sentence: () => say('Took the removal of a child’s weeks in two homes back'),
  isOwnAct: true,
  examples: [WEEKS_ID],
});

const schoolBreakAdded = defineEvent({
  type: 'SchoolBreakAdded',
  schema: z.object({ breakId, ...schoolBreak.shape }),
  sentence: () => say('Added a school break to the calendar'),
  isOwnAct: true,
  feature: 'calendar',
  examples: [{ ...BREAK_ID, ...BREAK }],
});

const schoolBreakChanged = defineEvent({
  type: 'SchoolBreakChanged',
  // The fields that changed.
  schema: z.object({
    breakId,
    name: schoolBreak.shape.name.optional(),
    firstDay: schoolBreakShape.firstDay.optional().describe(BREAK_WORDS.firstDay),
    lastDay: schoolBreakShape.lastDay.optional().describe(BREAK_WORDS.lastDay),
    childIds: schoolBreakShape.childIds.optional().describe(BREAK_WORDS.childIds),
  }),
  sentence: () => say('Changed a school break'),
  isOwnAct: true,
  examples: [{ ...BREAK_ID, ...BREAK, lastDay: '2027-01-03' }],
});

const schoolBreakRemoved = defineEvent({
  type: 'SchoolBreakRemoved',
  schema: z.object({ breakId }),
  sentence: () => say('Removed a school break'),
  isOwnAct: true,
  examples: [BREAK_ID],
});

const schoolBreakRestored = defineEvent({
  type: 'SchoolBreakRestored',
  schema: z.object({ breakId }),
  sentence: () => say('Took the removal of a school break back'),
  isOwnAct: true,
  examples: [BREAK_ID],
});

export const familyDaysStream = defineStream('family-days', [
  homeWeeksAdded,
  homeWeeksChanged,
  homeWeekSwapped,
  homeWeeksRemoved,
  homeWeeksRestored,
  schoolBreakAdded,
  schoolBreakChanged,
  schoolBreakRemoved,
  schoolBreakRestored,
]);

export type FamilyDaysEvent = EventOf<typeof familyDaysStream>;
