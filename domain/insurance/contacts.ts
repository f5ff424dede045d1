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
  /** Phone number, a text from the content, or one of our own sentences. */
  readonly customerService: string | Message;
  readonly numbers: readonly ContactNumber[];
}

/** Phone numbers that serve members in one state only. */
const ONLY_IN: Readonly<Record<string, string>> = {
  'kaiser-california': 'CA',
  'kaiser-georgia': 'GA',
  'kaiser-southern-colorado': 'CO',
};

const NUMBER_ON_CARD = say('The number on the back of your card');

/**
 * Returns verified member services numbers. A number valid for all members is the one to call; otherwise the
 * number on the member's card is.
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
