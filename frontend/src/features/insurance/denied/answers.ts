import { FILING_STEPS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import {
  CARES,
  DENIAL_REASONS,
  NOTICES,
  OUTCOMES,
  URGENCIES,
} from '@hearthway/domain/insurance/denials.constants.ts';
import { PLAN_TYPES } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import * as z from 'zod/mini';

/** Reason that is not in the list. */
export const OTHER_REASON = 'other' as const;

export const REASONS = [...DENIAL_REASONS, OTHER_REASON] as const;

export type Reason = (typeof REASONS)[number];

export const UNKNOWN_PLAN = 'unknown';

/** Earliest accepted date: letters about autism care are younger, so earlier years are typing errors. */
const FIRST_DAY = '2000-01-01';

/** Checks for a valid calendar day, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    text >= FIRST_DAY && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
  );
};

const daySchema = z.string().check(z.refine(isDay));

const takenSchema = z.readonly(
  z.object({
    step: z.enum(FILING_STEPS),
    sentOn: daySchema,
    decided: z.nullable(z.readonly(z.object({ on: daySchema, outcome: z.enum(OUTCOMES) }))),
  }),
);

/**
 * Answers of a family about a denial. Excludes names, numbers and texts, which only go into the appeal
 * letter.
 */
export const answersSchema = z.readonly(
  z.object({
    reason: z.nullable(z.enum(REASONS)),
    /** Indexes of gathered checklist items by reason. */
    gathered: z.readonly(z.record(z.string(), z.readonly(z.array(z.number())))),
    planType: z.nullable(z.enum([...PLAN_TYPES, UNKNOWN_PLAN])),
    /** Two-letter code. */
    state: z.nullable(z.string().check(z.refine((code) => Object.hasOwn(STATES, code)))),
    /** Kind of letter; null if unsure, and in older answers. */
    notice: z._default(z.nullable(z.enum(NOTICES)), null),
    /** Date of the letter. */
    letterOn: z.nullable(daySchema),
    /** Last day to appeal, according to the letter. */
    letterSays: z.nullable(daySchema),
    /** Day on which ongoing care is cut, according to the letter. */
    changesOn: z.nullable(daySchema),
    urgency: z.enum(URGENCIES),
    care: z.nullable(z.enum(CARES)),
    /** Steps of the appeal already taken. */
    taken: z.readonly(z.array(takenSchema)),
    /** Account id, created here; null until first saved. */
    denialId: z.nullable(z.string()),
    /** True for reminders by mail, once saved to the account. */
    wantsReminders: z.boolean(),
  }),
);

export type Answers = z.infer<typeof answersSchema>;

export const NO_ANSWERS: Answers = {
  reason: null,
  gathered: {},
  planType: null,
  state: null,
  notice: null,
  letterOn: null,
  letterSays: null,
  changesOn: null,
  urgency: 'standard',
  care: null,
  taken: [],
  denialId: null,
  wantsReminders: true,
};

export const gatheredFor = ({ reason, gathered }: Answers): readonly number[] =>
  reason === null ? [] : (gathered[reason] ?? []);

export const withGathered = (answers: Answers, place: number, isGathered: boolean): Answers => {
  if (answers.reason === null) return answers;
  const others = gatheredFor(answers).filter((each) => each !== place);
  const now = isGathered ? [...others, place].toSorted((one, other) => one - other) : others;
  return { ...answers, gathered: { ...answers.gathered, [answers.reason]: now } };
};

export type TakenStep = Answers['taken'][number];

/** Adds a step, or replaces its date or decision. */
export const withTaken = ({ taken }: Answers, step: TakenStep): Pick<Answers, 'taken'> => ({
  taken: taken.some((known) => known.step === step.step)
    ? taken.map((known) => (known.step === step.step ? step : known))
    : [...taken, step],
});

type RequiredAnswer = 'planType' | 'letterOn' | 'care';

/** Missing answers that every calculation requires. */
export const missingIn = (answers: Answers): readonly RequiredAnswer[] => {
  const required = ['letterOn', 'planType', 'care'] as const;
  return required.filter((name) => answers[name] === null);
};
