import type { DenialReasonWords, PlanTypeWords } from '../../content/insurance.contract.ts';
import { type Message, say } from '../../kernel/message.ts';

/** Turns a denial reason into sentences for the assistant. Strings are already translated. */
export const denialPassage = ({
  meaning,
  argument,
  gather,
}: DenialReasonWords): readonly (Message | string)[] => [
  meaning,
  argument,
  say('Gather for the appeal: {papers}.', { papers: gather.join('; ') }),
];

/** Turns a health plan type into sentences. Strings are already translated. */
export const planTypePassage = ({
  description,
  howToFindOut,
  regulator,
  appealTo,
  stateLaw,
  parity,
}: PlanTypeWords): readonly (Message | string)[] => [
  description,
  howToFindOut,
  say('Where to appeal: {text}', { text: appealTo }),
  say('Does the autism law of the state bind it? {text}', { text: stateLaw }),
  say('Does the parity law bind it? {text}', { text: parity }),
  say('Who watches over it: {text}', { text: regulator }),
];
