import type { ContentLanguage } from '../content/content.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import type { CrisisTier } from './crisis.constants.ts';

/** Someone who helps at any hour. Sources: ids of facts of crisis lines in `content/facts/lessons.json`. */
export interface CrisisContact {
  readonly label: Message;
  /** `tel:`, `sms:` or `https:`. */
  readonly href: string;
}

const CALL_911: CrisisContact = { label: say('Call 911'), href: 'tel:911' };

/** safety-988, safety-988-spanish. */
const LIFELINE: Readonly<Record<ContentLanguage, readonly CrisisContact[]>> = {
  en: [
    { label: say('Call 988'), href: 'tel:988' },
    { label: say('Text 988'), href: 'sms:988' },
  ],
  es: [
    { label: say('Call 988, then press 2'), href: 'tel:988' },
    { label: say('Text AYUDA to 988'), href: 'sms:988?body=AYUDA' },
  ],
};

const LIFELINE_CHAT: CrisisContact = {
  label: say('Chat with 988'),
  href: 'https://988lifeline.org/chat/',
};

const POISON_CONTROL: CrisisContact = {
  label: say('Poison Control: 1-800-222-1222'),
  href: 'tel:+18002221222',
};

const DOMESTIC_VIOLENCE: readonly CrisisContact[] = [
  { label: say('Violence at home: 1-800-799-7233'), href: 'tel:+18007997233' },
  { label: say('Text START to 88788'), href: 'sms:88788?body=START' },
];

const CHILDHELP: CrisisContact = {
  label: say('Worry about a child: 1-800-422-4453'),
  href: 'tel:+18004224453',
};

type InLanguages = Readonly<Record<ContentLanguage, readonly CrisisContact[]>>;

const around = (
  contacts: (lifeline: readonly CrisisContact[]) => readonly CrisisContact[],
): InLanguages => ({ en: contacts(LIFELINE.en), es: contacts(LIFELINE.es) });

/** Whom to call or text, the first one first. */
export const CRISIS_CONTACTS: Readonly<Record<CrisisTier, InLanguages>> = {
  emergency: around((lifeline) => [CALL_911, POISON_CONTROL, ...lifeline]),
  'self-harm': around((lifeline) => [...lifeline, LIFELINE_CHAT, CALL_911]),
  violence: around((lifeline) => [CALL_911, ...DOMESTIC_VIOLENCE, CHILDHELP, ...lifeline]),
  overwhelmed: around((lifeline) => [...lifeline, LIFELINE_CHAT, CHILDHELP]),
};
