import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { type Message, say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { INSURER_NAMES, INSURERS, type Insurer } from './insurers.constants.ts';

const sentence = (insurer: Insurer, state: string | null): Message => {
  const name = INSURER_NAMES[insurer];
  if (insurer === 'other')
    return state === null
      ? say('Looked up what *another insurer* covers')
      : say('Looked up what *another insurer* covers in {state}', { state });
  return state === null
    ? say('Looked up what *{name}* covers', { name })
    : say('Looked up what *{name}* covers in {state}', { name, state });
};

/**
 * Events of stream `insuranceLookups-{userId}`. The type names are the storage format. None contains a member
 * id.
 */
const insuranceLookedUp = defineEvent({
  type: 'InsuranceLookedUp',
  schema: z.object({
    insurer: z.enum(INSURERS).describe('The insurer, as the form names it'),
    state: z
      .string()
      .nullable()
      .describe('State that the family chose or that its ZIP code is in, two letters'),
  }),
  sentence: ({ insurer, state }) => sentence(insurer, state),
  isOwnAct: true,
  feature: 'insurance lookup',
  examples: [{ insurer: 'aetna', state: 'NC' }],
});

export const insuranceLookupsStream = defineStream('insurance-lookups', [insuranceLookedUp]);

export type InsuranceLookupsEvent = EventOf<typeof insuranceLookupsStream>;
