import type { CitedFact } from '../content/content.contract.ts';
import { factsOf } from '../content/facts-of.ts';
import { type Message, say } from '../kernel/message.ts';
import type { Insurer } from './insurers.constants.ts';
import type { LookupContent } from './lookup-content.ts';

interface ContactNumber {
  readonly label: string;
  readonly phone: string;
  readonly note: string | null;
  readonly facts: readonly CitedFact[];
}

interface Contacts {
  /** A number, a text of the content or a sentence of ours. */
  readonly customerService: string | Message;
  readonly numbers: readonly ContactNumber[];
}

/** Numbers that are for members in one state alone. */
const ONLY_IN: Readonly<Record<string, string>> = {
  'kaiser-california': 'CA',
  'kaiser-georgia': 'GA',
  'kaiser-southern-colorado': 'CO',
};

const NUMBER_ON_CARD = say('The number on the back of your card');

/**
 * Verified numbers of member services. One that holds for all members is the number to call; otherwise
 * that is the one on the card.
 */
export const contactsOf = (
  insurer: Insurer,
  state: string | null,
  { insurers }: Pick<LookupContent, 'insurers'>,
): Contacts => {
  if (insurers === undefined || insurer === 'other')
    return { customerService: NUMBER_ON_CARD, numbers: [] };
  const all = insurers.data.numbers.filter((each) => each.insurer === insurer);
  const numbers = all.flatMap(({ id, phone }) => {
    const only = ONLY_IN[id];
    if (phone === null || (only !== undefined && state !== null && only !== state)) return [];
    const { label = id, note = null } = insurers.words.wording[id] ?? {};
    return [{ label, phone, note, facts: factsOf(insurers, `numbers.${id}.phone`) }];
  });
  const [only] = numbers;
  const isForAll = all.length === 1 && only !== undefined;
  return { customerService: isForAll ? only.phone : NUMBER_ON_CARD, numbers };
};
