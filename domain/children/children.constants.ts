import { type Message, say } from '../kernel/message.ts';

/** Maximum children that a family adds per day, since each is a stream. */
export const CHILDREN_PER_DAY = 40;

/** Maximum characters of a name, pronouns, a school or a diagnosis. */
export const CHILD_LINE_MAX_LENGTH = 100;

/** Maximum characters of each longer text, such as strengths. */
export const CHILD_TEXT_MAX_LENGTH = 2_000;

export const DIAGNOSES_MAX = 20;

/** Ways in which a child communicates; a child may use several. */
export const COMMUNICATION_WAYS = [
  'speech',
  'few-words',
  'signs',
  'pictures',
  'device',
  'writing',
  'gestures',
] as const;

export type CommunicationWay = (typeof COMMUNICATION_WAYS)[number];

export const COMMUNICATION_WORDS: Readonly<Record<CommunicationWay, Message>> = {
  speech: say('Speech'),
  'few-words': say('A few words'),
  signs: say('Signs'),
  pictures: say('Pictures or cards'),
  device: say('A speech device or app'),
  writing: say('Writing or typing'),
  gestures: say('Gestures, or leading by the hand'),
};

/** Filters of the directory that are kept for a child, named as in a search. The age follows from its birth. */
export const CHILD_FILTERS = [
  'language',
  'insurance',
  'telehealth',
  'inHome',
  'medicaid',
  'accepting',
] as const;

/** Kinds of objects that can be for a child: a favorite provider, a denial, a kept call with an insurer. */
export const LINKED_KINDS = ['favorite', 'denial', 'call'] as const;

export type LinkedKind = (typeof LINKED_KINDS)[number];

export const LINKED_KIND_WORDS: Readonly<Record<LinkedKind, Message>> = {
  favorite: say('Favorite'),
  denial: say('Denial'),
  call: say('Call with an insurer'),
};

/** Maximum links of a family. */
export const CHILD_LINKS_MAX = 2_000;
