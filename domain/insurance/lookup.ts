import type { CitedFact } from '../content/content.contract.ts';
import { type Message, say } from '../kernel/message.ts';
import { INSURER_NAMES, type Insurer } from './insurers.constants.ts';
import type { Benefit, Coverage } from './lookup.contract.ts';

export interface Lookup {
  readonly insurer: Insurer;
  /** Two letters; null where none is known. */
  readonly state: string | null;
}

export interface LookupOptions {
  /** Into the language of the page. */
  readonly translate: (message: Message) => string;
}

/**
 * Coverage as far as facts tell it. Each sentence rests on a fact or says whom to ask: no amount, no
 * number and no law is made up.
 */
export const lookUp = ({ insurer, state }: Lookup, { translate }: LookupOptions): Coverage => {
  const facts: readonly CitedFact[] = [];
  const benefit = (notes: Message): Benefit => ({
    covered: null,
    sessions: translate(SESSIONS),
    copay: translate(COPAY),
    notes: translate(notes),
    facts: [],
    uncertain: [],
  });
  return {
    provider: INSURER_NAMES[insurer],
    state,
    benefits: {
      abaTherapy: benefit(ASK_ABOUT_ABA),
      speechTherapy: benefit(ASK_ABOUT_SPEECH),
      occupationalTherapy: benefit(ASK_ABOUT_OCCUPATIONAL),
    },
    authorizationRequired: null,
    authorization: { notes: translate(ASK_ABOUT_AUTHORIZATION), facts: [], uncertain: [] },
    contacts: {
      customerService: translate(NUMBER_ON_CARD),
      behavioralHealth: translate(ASK_ABOUT_BEHAVIORAL_HEALTH),
      numbers: [],
      facts: [],
      uncertain: [],
    },
    facts,
  };
};

const ASK_ABOUT_ABA = say(
  'Your plan decides. Ask: “Is ABA therapy for autism covered, and on which page of my plan document?”',
);

const ASK_ABOUT_SPEECH = say(
  'Your plan decides. Ask: “Is speech therapy for autism covered, and on which page of my plan document?”',
);

const ASK_ABOUT_OCCUPATIONAL = say(
  'Your plan decides. Ask: “Is occupational therapy for autism covered, and on which page of my plan document?”',
);

const SESSIONS = say('Your plan decides: ask whether it limits hours, visits or age.');

const COPAY = say('Your plan decides: ask for the copay or coinsurance of a visit.');

const ASK_ABOUT_AUTHORIZATION = say(
  'Your plan decides: ask what needs prior authorization, who asks for it, and how long an approval lasts.',
);

const NUMBER_ON_CARD = say('The number on the back of your card');

const ASK_ABOUT_BEHAVIORAL_HEALTH = say(
  'Ask member services who manages behavioral health for your plan, and at which number.',
);
