import * as z from 'zod';
import { say } from '../kernel/message.ts';
import { definePolicy } from '../kernel/policy.ts';
import { FILING_STEPS } from './appeal-steps.constants.ts';
import { evolveDenial } from './denial-history.ts';
import type { DenialMail } from './denial-mails.ts';
import { CARES, DENIAL_REASONS, NOTICES, OUTCOMES, URGENCIES } from './denials.constants.ts';
import { denialEvents } from './denials.model.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';
import { remindersOf } from './reminders.ts';

const denialSchema = z.object({
  planType: z.enum(PLAN_TYPES).nullable(),
  state: z.string().nullable(),
  denialReason: z.enum(DENIAL_REASONS).nullable(),
  notice: z.enum(NOTICES).nullable(),
  letterOn: z.string(),
  changesOn: z.string().nullable(),
  letterSays: z.string().nullable(),
  urgency: z.enum(URGENCIES),
  care: z.enum(CARES),
  timeZone: z.string(),
  wantsReminders: z.boolean(),
  taken: z
    .array(
      z.object({
        step: z.enum(FILING_STEPS),
        sentOn: z.string(),
        decided: z.object({ on: z.string(), outcome: z.enum(OUTCOMES) }).nullable(),
      }),
    )
    .readonly(),
});

const stateSchema = z.record(z.string(), denialSchema).readonly();

/**
 * Posts reminders of a family's deadlines. The id of each combines denial, step, date and distance, so an
 * event that leaves the date unchanged posts no duplicate. Outdated reminders stay in the queue and are
 * dropped when due (`isStillWanted`).
 */
export const remindOfAppeals = definePolicy({
  name: 'remind-of-appeals',
  label: say('Reminds families of the dates of their appeals'),
  // Version 2: the dates follow state law. Replaying history posts the corrected ones.
  definition: 2,
  startsAt: 'start',
  events: denialEvents,
  state: stateSchema,
  initialState: {},
  evolve: (denials, event) => {
    const { [event.data.denialId]: before = null, ...others } = denials;
    const after = evolveDenial(before, event);
    return after === null ? others : { ...others, [event.data.denialId]: after };
  },
  react: ({ event, after }) => {
    const { denialId } = event.data;
    const denial = after[denialId] ?? null;
    return remindersOf(denial, new Date(event.metadata.occurredAt)).map(
      ({ step, dueOn, sendBy, cite, isCertain, daysBefore, sendAt }) => {
        const mail: DenialMail = {
          kind: 'appeal-reminder',
          details: { denialId, step, dueOn, sendBy, cite, isCertain },
        };
        return { mail, later: { key: [denialId, step, dueOn, String(daysBefore)], sendAt } };
      },
    );
  },
});
