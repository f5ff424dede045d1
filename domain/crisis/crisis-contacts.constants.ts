import type { ContentLanguage } from '../content/content.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import type { CrisisTier, DangerKind } from './crisis.constants.ts';

/**
 * Contact that is reachable around the clock. Sources: ids of facts of crisis lines in
 * `content/facts/lessons.json`.
 */
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

const POISON_CONTROL_ONLINE: CrisisContact = {
  label: say('Poison Control online'),
  href: 'https://www.poison.org',
};

const DOMESTIC_VIOLENCE: readonly CrisisContact[] = [
  { label: say('Violence at home: 1-800-799-7233'), href: 'tel:+18007997233' },
  { label: say('Text START to 88788'), href: 'sms:88788?body=START' },
  { label: say('Chat about violence at home'), href: 'https://www.thehotline.org' },
];

const CHILDHELP: CrisisContact = {
  label: say('Worry about a child: 1-800-422-4453'),
  href: 'tel:+18004224453',
};

const CHILDHELP_WRITTEN: readonly CrisisContact[] = [
  { label: say('Text 1-800-422-4453 about a child'), href: 'sms:+18004224453' },
  { label: say('Chat about a child'), href: 'https://childhelphotline.org' },
];

/** Contact for a missing child once 911 knows, and for a child being lured. */
const MISSING_CHILDREN: CrisisContact = {
  label: say('Missing and exploited children: 1-800-843-5678'),
  href: 'tel:+18008435678',
};

type Contacts = readonly CrisisContact[];
type InLanguages = Readonly<Record<ContentLanguage, Contacts>>;

const around = (contacts: (lifeline: Contacts) => Contacts): InLanguages => ({
  en: contacts(LIFELINE.en),
  es: contacts(LIFELINE.es),
});

/** Contacts by tier; the first one is the first to call, text or write to. */
export const CONTACTS_OF_TIERS: Readonly<Record<CrisisTier, InLanguages>> = {
  emergency: around((lifeline) => [CALL_911, POISON_CONTROL, ...lifeline]),
  'self-harm': around((lifeline) => [...lifeline, LIFELINE_CHAT, CALL_911]),
  violence: around((lifeline) => [CALL_911, ...DOMESTIC_VIOLENCE, CHILDHELP, ...lifeline]),
  overwhelmed: around((lifeline) => [...lifeline, LIFELINE_CHAT, CHILDHELP]),
};

const ABOUT_A_CHILD = around(() => [CALL_911, CHILDHELP, ...CHILDHELP_WRITTEN]);

/** Contacts by kind of danger, in the same order. */
export const CONTACTS_OF_KINDS: Readonly<Record<DangerKind, InLanguages>> = {
  missing: around(() => [CALL_911, MISSING_CHILDREN]),
  poison: around(() => [POISON_CONTROL, CALL_911, POISON_CONTROL_ONLINE]),
  weapon: around((lifeline) => [CALL_911, ...lifeline, LIFELINE_CHAT]),
  abuse: ABOUT_A_CHILD,
  grooming: around(() => [CALL_911, CHILDHELP, MISSING_CHILDREN, ...CHILDHELP_WRITTEN]),
  restraint: ABOUT_A_CHILD,
  'child-attacks': around((lifeline) => [CALL_911, ...lifeline, LIFELINE_CHAT, CHILDHELP]),
  mind: around((lifeline) => [CALL_911, ...lifeline, LIFELINE_CHAT]),
  needs: around((lifeline) => [CALL_911, ...lifeline, LIFELINE_CHAT]),
};
