import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { INSURER_NAMES, INSURERS, type Insurer } from './insurers.constants.ts';

const callId = z.string().describe('The call, by an id of its own');

const logged = (insurer: Insurer | null): Message =>
  insurer === null || insurer === 'other'
    ? say('Logged a call with *their insurer*')
    : say('Logged a call with *{name}*', { name: INSURER_NAMES[insurer] });

/** Events of stream `insuranceCalls-{userId}`. The type names are the storage format. */
const insuranceCallLogged = defineEvent({
  type: 'InsuranceCallLogged',
  schema: z.object({
    callId,
    insurer: z
      .enum(INSURERS)
      .nullable()
      .describe('The insurer, as the form of the lookup names it; null when it was not told'),
    calledOn: z.string().describe('Day of the call'),
    /** Name of the person on the phone; empty if unknown. */
    person: personal(z.string(), 'account'),
    /** Reference number of the call; empty if there is none. */
    reference: personal(z.string(), 'account'),
    /** Replies in the order of the questions; each question has an id. */
    replies: personal(
      z.array(z.object({ questionId: z.string(), reply: z.string() })).readonly(),
      'account',
    ),
  }),
  sentence: ({ insurer }) => logged(insurer),
  isOwnAct: true,
  feature: 'call log',
  examples: [
    {
      callId: '0123456789abcdef0123456789abcdef',
      insurer: 'aetna',
      calledOn: '2026-11-20',
      person: 'Dana',
      reference: 'I-20331',
      replies: [{ questionId: 'funding', reply: 'Self-funded' }],
    },
  ],
});

const insuranceCallRemoved = defineEvent({
  type: 'InsuranceCallRemoved',
  schema: z.object({ callId }),
  sentence: () => say('Removed a call from the call log'),
  isOwnAct: true,
  examples: [{ callId: '0123456789abcdef0123456789abcdef' }],
});

export const insuranceCallsStream = defineStream('insurance-calls', [
  insuranceCallLogged,
  insuranceCallRemoved,
]);

export type InsuranceCallsEvent = EventOf<typeof insuranceCallsStream>;
