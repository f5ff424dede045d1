import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { CALL_OUTCOMES } from './call-plan.constants.ts';

const resourceId = z.string().describe('The provider or office, by its id in the directory');

/** Events of stream `callPlan-{userId}`. The type names are the storage format. */
const callPlanned = defineEvent({
  type: 'CallPlanned',
  schema: z.object({
    resourceId,
    callAt: z
      .string()
      .nullable()
      .describe('When to call, in UTC; null when it was taken off again'),
  }),
  sentence: ({ callAt }) =>
    callAt === null ? say('Took a time to call off the plan') : say('Planned a call for later'),
  isOwnAct: true,
  feature: 'plan for calls',
  examples: [{ resourceId: 'office-nc-medicaid-1', callAt: '2026-11-30T14:00:00.000Z' }],
});

const callNoted = defineEvent({
  type: 'CallNoted',
  schema: z.object({
    resourceId,
    outcome: z.enum(CALL_OUTCOMES).describe('How the call went'),
    holdMinutes: z.int().nullable().describe('Minutes on hold; null when they were not told'),
    keys: z
      .string()
      .nullable()
      .describe('Menu keys that led to a person, as in 2-1-0; null when they were not told'),
  }),
  sentence: () => say('Noted how a call went'),
  isOwnAct: true,
  feature: 'notes of calls',
  examples: [
    { resourceId: 'office-nc-medicaid-1', outcome: 'reached', holdMinutes: 25, keys: '2-1' },
  ],
});

export const callPlanStream = defineStream('call-plan', [callPlanned, callNoted]);

export type CallPlanEvent = EventOf<typeof callPlanStream>;
