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

/** A reason that is none of those we know. */
export const OTHER_REASON = 'other' as const;

export const REASONS = [...DENIAL_REASONS, OTHER_REASON] as const;

export type Reason = (typeof REASONS)[number];

/** A kind of plan that the family does not know yet. */
export const UNKNOWN_PLAN = 'unknown';

/** Letters about autism care are younger: an earlier year is a slip of the keyboard. */
const FIRST_DAY = '2000-01-01';

/** `YYYY-MM-DD`, a day of the calendar. */
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
 * A family's answers about one denial. No name, number or text of theirs: those go into the appeal
 * letter and nowhere else.
 */
export const answersSchema = z.readonly(
  z.object({
    reason: z.nullable(z.enum(REASONS)),
    /** Places in the checklist of what they have gathered, by reason. */
    gathered: z.readonly(z.record(z.string(), z.readonly(z.array(z.number())))),
    planType: z.nullable(z.enum([...PLAN_TYPES, UNKNOWN_PLAN])),
    /** Its two letters. */
    state: z.nullable(z.string().check(z.refine((code) => Object.hasOwn(STATES, code)))),
    /** Which letter it is; null while the family is not sure, and in answers of before. */
    notice: z._default(z.nullable(z.enum(NOTICES)), null),
    /** The date on the letter. */
    letterOn: z.nullable(daySchema),
    /** The last day to appeal, as the letter names it. */
    letterSays: z.nullable(daySchema),
    /** The day on which running care is cut, as the letter names it. */
    changesOn: z.nullable(daySchema),
    urgency: z.enum(URGENCIES),
    care: z.nullable(z.enum(CARES)),
    /** Steps of the appeal that the family has taken. */
    taken: z.readonly(z.array(takenSchema)),
    /** Id in the account, made here; null until the family first saves it. */
    denialId: z.nullable(z.string()),
    /** By mail, once it is in the account. */
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

/** With one thing of the checklist gathered, or not yet. */
export const withGathered = (answers: Answers, place: number, isGathered: boolean): Answers => {
  if (answers.reason === null) return answers;
  const others = gatheredFor(answers).filter((each) => each !== place);
  const now = isGathered ? [...others, place].toSorted((one, other) => one - other) : others;
  return { ...answers, gathered: { ...answers.gathered, [answers.reason]: now } };
};

export type TakenStep = Answers['taken'][number];

/** With a step that the family has taken, or with another date or decision of it. */
export const withTaken = ({ taken }: Answers, step: TakenStep): Pick<Answers, 'taken'> => ({
  taken: taken.some((known) => known.step === step.step)
    ? taken.map((known) => (known.step === step.step ? step : known))
    : [...taken, step],
});

type RequiredAnswer = 'planType' | 'letterOn' | 'care';

/** Answers without which nothing can be counted. */
export const missingIn = (answers: Answers): readonly RequiredAnswer[] => {
  const required = ['letterOn', 'planType', 'care'] as const;
  return required.filter((name) => answers[name] === null);
};
