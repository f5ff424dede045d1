import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { FILING_STEPS } from './appeal-steps.constants.ts';
import {
  CARES,
  DENIAL_REASONS,
  NOTICES,
  OUTCOMES,
  type Outcome,
  URGENCIES,
} from './denials.constants.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';

const denialId = z.string().describe('The denial, by its id');

const planType = z
  .enum(PLAN_TYPES)
  .nullable()
  .describe('Kind of plan; null while the family does not know it');

const denialReason = z
  .enum(DENIAL_REASONS)
  .nullable()
  .describe('Reason that the letter gives; null for one that is not in the list');

const denial = {
  denialId,
  planType,
  state: z.string().nullable().describe('State of the plan, two letters'),
  denialReason,
  notice: z
    .enum(NOTICES)
    .nullable()
    .describe('Which letter it is; null while the family is not sure'),
  letterOn: z.iso.date().describe('Date on the letter, YYYY-MM-DD'),
  changesOn: z.iso.date().nullable().describe('Day on which running care is cut, by the letter'),
  letterSays: z.iso.date().nullable().describe('Last day for an appeal that the letter names'),
  urgency: z.enum(URGENCIES).describe('Whether waiting could seriously harm'),
  care: z.enum(CARES).describe('Whether the care is still to come, over, or going on'),
  timeZone: z.string().describe('Time zone of the family'),
  wantsReminders: z.boolean().describe('The family wants mails before its dates'),
};

const appealStep = z.enum(FILING_STEPS).describe('Step of the appeal');

const EXAMPLE = {
  denialId: '0123456789abcdef0123456789abcdef',
  planType: 'self-funded-erisa',
  state: 'NC',
  denialReason: 'not-medically-necessary',
  letterOn: '2026-11-02',
  changesOn: null,
  letterSays: null,
  urgency: 'standard',
  care: 'planned',
  timeZone: 'America/New_York',
  wantsReminders: true,
};

/** Upcasts version 1, which did not ask for the kind of letter. */
const withNotice = (data: Readonly<Record<string, unknown>>) => ({ ...data, notice: null });

/** Events of streams `denial-{userId}-{denialId}`. The type names are the storage format. */
const denialRecorded = defineEvent({
  type: 'DenialRecorded',
  schema: z.object(denial),
  upcasters: [withNotice],
  sentence: ({ letterOn }) =>
    say('Wrote down a denial with a letter of *{letterOn}*', { letterOn }),
  isOwnAct: true,
  feature: 'denials',
  examples: [EXAMPLE, { ...EXAMPLE, notice: 'first' }],
});

const denialCorrected = defineEvent({
  type: 'DenialCorrected',
  schema: z.object(denial),
  upcasters: [withNotice],
  sentence: ({ letterOn }) => say('Corrected a denial with a letter of *{letterOn}*', { letterOn }),
  isOwnAct: true,
  examples: [EXAMPLE, { ...EXAMPLE, notice: 'first' }],
});

const appealSent = defineEvent({
  type: 'AppealSent',
  schema: z.object({
    denialId,
    appealStep,
    sentOn: z.iso.date().describe('Day on which the family sent it, YYYY-MM-DD'),
  }),
  sentence: ({ sentOn }) => say('Wrote down that an appeal was sent on {sentOn}', { sentOn }),
  isOwnAct: true,
  feature: 'appeals',
  examples: [{ denialId: EXAMPLE.denialId, appealStep: 'internal-file', sentOn: '2026-11-20' }],
});

const DECIDED: Readonly<Record<Outcome, Message>> = {
  overturned: say('Wrote down that an appeal was won'),
  partly: say('Wrote down that an appeal was won in part'),
  upheld: say('Wrote down that an appeal was turned down'),
};

const appealDecided = defineEvent({
  type: 'AppealDecided',
  schema: z.object({
    denialId,
    appealStep,
    appealOutcome: z.enum(OUTCOMES).describe('How it was decided'),
    decidedOn: z.iso.date().describe('Date of the decision, YYYY-MM-DD'),
    planType,
    denialReason,
  }),
  sentence: ({ appealOutcome }) => DECIDED[appealOutcome],
  isOwnAct: true,
  examples: [
    {
      denialId: EXAMPLE.denialId,
      appealStep: 'internal-file',
      appealOutcome: 'overturned',
      decidedOn: '2026-12-15',
      planType: 'self-funded-erisa',
      denialReason: 'not-medically-necessary',
    },
  ],
});

const denialRemoved = defineEvent({
  type: 'DenialRemoved',
  schema: z.object({ denialId }),
  sentence: () => say('Removed a denial'),
  isOwnAct: true,
  examples: [{ denialId: EXAMPLE.denialId }],
});

/** One stream per denial, so that a command reads only a few events. */
export const denialsStream = defineStream('denial', [
  denialRecorded,
  denialRemoved,
  denialCorrected,
  appealSent,
  appealDecided,
]);

export type DenialEvent = EventOf<typeof denialsStream>;

/** Stream id without its category. */
export const denialStreamIdOf = (familyId: string, id: string): string => `${familyId}-${id}`;
