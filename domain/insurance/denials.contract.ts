import * as z from 'zod/mini';
import { timeZoneSchema } from '../journey/active-days.contract.ts';
import { STATES } from '../kernel/states.constants.ts';
import { FILING_STEPS } from './appeal-steps.constants.ts';
import { CARES, DENIAL_REASONS, NOTICES, OUTCOMES, URGENCIES } from './denials.constants.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

const NO_DAY = 'Please enter a day such as 2026-11-23';

const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

/** A day that exists: 29 February in leap years only. */
const daySchema = z.iso
  .date(NO_DAY)
  .check(z.refine((day) => day >= EARLIEST && day <= LATEST, NO_DAY));

const stateSchema = z
  .string()
  .check(z.refine((code) => Object.hasOwn(STATES, code), 'Please choose a state from the list'));

/** A denial as the letter and the family tell it: no diagnosis, no member id, no free text. */
const denialFields = {
  /** Null while the family does not know it. */
  planType: z.nullable(z.enum(PLAN_TYPES)),
  /** Two letters. */
  state: z.nullable(stateSchema),
  /** Null for a reason that is not in the list. */
  denialReason: z.nullable(z.enum(DENIAL_REASONS)),
  /** Which letter it is; null while the family is not sure. Pages of before send none. */
  notice: z._default(z.nullable(z.enum(NOTICES)), null),
  letterOn: daySchema,
  /** The day on which running care is cut, as the letter names it. */
  changesOn: z.nullable(daySchema),
  /** The last day for an appeal, as the letter names it. */
  letterSays: z.nullable(daySchema),
  urgency: z.enum(URGENCIES),
  care: z.enum(CARES),
  /** Where the family is: it decides about "today". */
  timeZone: timeZoneSchema,
  wantsReminders: z.boolean(),
};

/** 32 hexadecimal digits, made by the page: a second press or tab records the same denial. */
export const denialParamsSchema = z.object({
  denialId: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits')),
});

/** `PUT /api/insurance/denials/{denialId}` records it, or corrects it. */
export const recordDenialSchema = z.object(denialFields);

export const appealParamsSchema = z.extend(denialParamsSchema, {
  step: z.enum(FILING_STEPS),
});

/** `PUT /api/insurance/denials/{denialId}/appeals/{step}`: the family has sent this step. */
export const sendAppealSchema = z.object({ sentOn: daySchema });

/** `PUT /api/insurance/denials/{denialId}/appeals/{step}/decision` */
export const decideAppealSchema = z.object({
  outcome: z.enum(OUTCOMES),
  decidedOn: daySchema,
});

const takenStepSchema = z.object({
  step: z.enum(FILING_STEPS),
  sentOn: z.string(),
  decided: z.nullable(z.object({ on: z.string(), outcome: z.enum(OUTCOMES) })),
});

/** `GET /api/insurance/denials`, an array of these: the family's own, the newest first. */
export const denialSchema = z.object({
  id: z.string(),
  ...denialFields,
  // As they were taken: the lists of states and time zones may change.
  state: z.nullable(z.string()),
  letterOn: z.string(),
  changesOn: z.nullable(z.string()),
  letterSays: z.nullable(z.string()),
  timeZone: z.string(),
  /** ISO date and time. */
  recordedAt: z.string(),
  /** Steps that were sent, as the appeal clock takes them. */
  taken: z.array(takenStepSchema),
});

export type Denial = Readonly<z.infer<typeof denialSchema>>;

export type DenialFields = Readonly<z.infer<typeof recordDenialSchema>>;
