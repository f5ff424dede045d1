import * as z from 'zod/mini';
import { PLAN_SOURCES } from '../insurance/plan-answers.constants.ts';
import { timeZoneSchema } from '../journey/active-days.contract.ts';
import { isStateCode, STATES } from '../kernel/states.constants.ts';
import { DIAGNOSIS_STATES, FAMILY_PLAN, STEP_STATUSES } from './next-steps.constants.ts';
import { NO_MARK, type StepMarks } from './next-steps.ts';
import { isStepId, STEP_IDS, type StepId } from './steps.ts';

const daySchema = z.iso
  .date('Please enter a date')
  .check(z.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Please enter a date'));

const stateCodes = Object.keys(STATES).filter(isStateCode);

/** `PUT /api/next-steps/{childId}/answers`. */
export const stepAnswersSchema = z.object({
  /** `YYYY-MM`; empty if not told, or told on the child's page. */
  birthMonth: z.string().check(z.regex(/^(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2]))?$/)),
  /** Two-letter code. */
  state: z.nullable(z.enum(stateCodes)),
  diagnosis: z.nullable(z.enum(DIAGNOSIS_STATES)),
  insurance: z.nullable(z.enum(PLAN_SOURCES)),
});

export type StepAnswers = Readonly<z.infer<typeof stepAnswersSchema>>;

export const NO_STEP_ANSWERS: StepAnswers = {
  birthMonth: '',
  state: null,
  diagnosis: null,
  insurance: null,
};

/** Plan of a child, by the child's id; `family` for a family that has added none. */
export const planParamsSchema = z.object({
  childId: z.string().check(z.regex(new RegExp(`^(?:${FAMILY_PLAN}|[0-9a-f]{32})$`))),
});

export const stepParamsSchema = z.extend(planParamsSchema, { stepId: z.enum(STEP_IDS) });

/**
 * `PUT /api/next-steps/{childId}/steps/{stepId}`. A step that is put off comes back `until` then; other statuses
 * have none.
 */
export const markStepSchema = z
  .object({ status: z.enum(STEP_STATUSES), until: z.nullable(daySchema) })
  .check(
    z.refine(({ status, until }) => (status === 'later') === (until !== null), {
      path: ['until'],
      message: 'Please enter a date',
    }),
  );

/** `PUT /api/next-steps/{childId}/steps/{stepId}/asked`; `DELETE` takes the day back. */
export const askStepSchema = z.object({ askedOn: daySchema });

/** `PUT /api/next-steps/mails`. */
export const stepMailsSchema = z.object({ wantsMails: z.boolean(), timeZone: timeZoneSchema });

const markSchema = z.object({
  status: z.enum(STEP_STATUSES),
  until: z.nullable(z.string()),
  askedOn: z.nullable(z.string()),
});

/** Notes of a family in one plan. Steps that are gone from the table stay, and are not shown. */
export const planNotesSchema = z.object({
  answers: z.extend(stepAnswersSchema, { birthMonth: z.string() }),
  marks: z.record(z.string(), z.readonly(markSchema)),
});

export type PlanNotes = Readonly<z.infer<typeof planNotesSchema>>;

export const NO_NOTES: PlanNotes = { answers: NO_STEP_ANSWERS, marks: {} };

/** `GET /api/next-steps`: plans by id, and whether new steps are told by mail. */
export const allNotesSchema = z.object({
  plans: z.record(z.string(), planNotesSchema),
  wantsMails: z.boolean(),
});

export type AllNotes = Readonly<z.infer<typeof allNotesSchema>>;

/** Change of a plan by the family. */
export type PlanChange =
  | { readonly change: 'answer'; readonly answers: StepAnswers }
  | ({ readonly change: 'mark'; readonly stepId: StepId } & z.infer<typeof markStepSchema>)
  | { readonly change: 'ask'; readonly stepId: StepId; readonly askedOn: string | null };

/** Notes after a change. */
export const withPlanChange = (notes: PlanNotes, change: PlanChange): PlanNotes => {
  if (change.change === 'answer') return { ...notes, answers: change.answers };
  const { stepId } = change;
  const before = notes.marks[stepId] ?? NO_MARK;
  const mark =
    change.change === 'ask'
      ? { ...before, askedOn: change.askedOn }
      : { ...before, status: change.status, until: change.until };
  return { ...notes, marks: { ...notes.marks, [stepId]: mark } };
};

/** All notes after a change of one plan. */
export const withChangeIn = (all: AllNotes, planId: string, change: PlanChange): AllNotes => ({
  ...all,
  plans: { ...all.plans, [planId]: withPlanChange(all.plans[planId] ?? NO_NOTES, change) },
});

/** Marks of steps that are still in the table. */
export const marksIn = ({ marks }: PlanNotes): StepMarks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => isStepId(id)));
