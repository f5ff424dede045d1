import { inEnglish, type Message, type Value } from '../kernel/message.ts';
import { STATES } from '../kernel/states.constants.ts';
import type { CountedLaw, Deadline } from './appeal-case.ts';
import type { Law } from './appeal-laws.ts';
import type { Length } from './appeal-lengths.ts';
import { STATE_WINDOWS } from './appeal-windows.constants.ts';
import {
  DOUBT_WORDS,
  FEDERAL_LAW,
  LAW_TEMPLATES,
  LENGTH_TEMPLATES,
  LEVEL_WORDS,
  REASON_WORDS,
  STATE_NOTES,
} from './deadline-words.constants.ts';

const filled = (template: Message, values: Readonly<Record<string, Value>>): Message => ({
  ...template,
  values,
});

/** As part of a sentence. */
export const part = (words: Message): Value => ({ stored: inEnglish(words), words });

/** A span in words: "60 days". */
export const lengthMessage = (length: Length): Message => {
  if ('months' in length) return filled(LENGTH_TEMPLATES.months, { count: length.months });
  if ('hours' in length) return filled(LENGTH_TEMPLATES.days, { count: length.hours / 24 });
  return filled(
    length.dayKind === 'business' ? LENGTH_TEMPLATES.businessDays : LENGTH_TEMPLATES.days,
    { count: length.days },
  );
};

/** A law's time in words, with why it may hold and how far we read it. */
export const lawMessages = ({ where, length, from, level, why }: Law): readonly Message[] => [
  filled(LAW_TEMPLATES[from], {
    place: where === 'federal' ? part(FEDERAL_LAW) : STATES[where],
    length: part(lengthMessage(length)),
  }),
  ...(why === null ? [] : [REASON_WORDS[why]]),
  LEVEL_WORDS[level],
];

/** The laws to tell of: of all states alike, the one with the date; otherwise one for each date. */
export const toldLaws = ({ laws, doubts }: Deadline): readonly CountedLaw[] => {
  if (doubts.includes('state')) return laws.slice(0, 1);
  return laws.filter(({ dueOn }, at) => laws.findIndex((other) => other.dueOn === dueOn) === at);
};

/** Why a step has this date: what is in doubt, then the laws. Empty for a step without a law. */
export const whyThisDate = (deadline: Deadline): readonly Message[] => [
  ...deadline.doubts.map((doubt) => DOUBT_WORDS[doubt]),
  ...toldLaws(deadline).slice(0, 1).flatMap(lawMessages),
  ...notesOf(deadline),
];

/** Rules of the state that go with its window. */
export const notesOf = ({ step, laws }: Deadline): readonly Message[] => {
  const where = laws[0]?.where ?? 'federal';
  const note = where === 'federal' ? undefined : STATE_NOTES[where];
  return note !== undefined && step.startsWith('external') ? [note] : [];
};

interface Office {
  readonly name: string;
  /** Null where no number is known for sure. */
  readonly phone: string | null;
}

/** The state's office that can say which date holds; null where no law of a known state may. */
export const officeOf = ({ laws, doubts }: Deadline): Office | null => {
  const where = laws.find((law) => law.where !== 'federal')?.where ?? 'federal';
  return where === 'federal' || doubts.includes('state') ? null : STATE_WINDOWS[where].office;
};
