import { inEnglish, type Message, type Value } from '../kernel/message.ts';
import { STATES } from '../kernel/states.constants.ts';
import type { DatedLaw, Deadline } from './appeal-case.ts';
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

/** Wraps a message for use inside another sentence. */
export const part = (words: Message): Value => ({ stored: inEnglish(words), words });

/** Formats a span in words: "60 days". */
export const lengthMessage = (length: Length): Message => {
  if ('months' in length) return filled(LENGTH_TEMPLATES.months, { count: length.months });
  if ('hours' in length) return filled(LENGTH_TEMPLATES.days, { count: length.hours / 24 });
  return filled(
    length.dayKind === 'business' ? LENGTH_TEMPLATES.businessDays : LENGTH_TEMPLATES.days,
    { count: length.days },
  );
};

/** Describes a law's time limit, why it may apply, and how far we verified it. */
export const lawMessages = ({ where, length, from, level, why }: Law): readonly Message[] => [
  filled(LAW_TEMPLATES[from], {
    place: where === 'federal' ? part(FEDERAL_LAW) : STATES[where],
    length: part(lengthMessage(length)),
  }),
  ...(why === null ? [] : [REASON_WORDS[why]]),
  LEVEL_WORDS[level],
];

/** Selects the laws to mention: the one with the date if all states agree, otherwise one per date. */
export const applicableLaws = ({ laws, doubts }: Deadline): readonly DatedLaw[] => {
  if (doubts.includes('state')) return laws.slice(0, 1);
  return laws.filter(({ dueOn }, at) => laws.findIndex((other) => other.dueOn === dueOn) === at);
};

/** Explains a deadline: the doubts first, then the laws. Empty for a step without a law. */
export const whyThisDate = (deadline: Deadline): readonly Message[] => [
  ...deadline.doubts.map((doubt) => DOUBT_WORDS[doubt]),
  ...applicableLaws(deadline).slice(0, 1).flatMap(lawMessages),
  ...notesOf(deadline),
];

/** Returns the state rules that accompany its window. */
export const notesOf = ({ step, laws }: Deadline): readonly Message[] => {
  const where = laws[0]?.where ?? 'federal';
  const note = where === 'federal' ? undefined : STATE_NOTES[where];
  return note !== undefined && step.startsWith('external') ? [note] : [];
};

interface Office {
  readonly name: string;
  /** Null where no number is verified. */
  readonly phone: string | null;
}

/** Returns the state's office that can confirm the date; null unless a law of a known state may apply. */
export const officeOf = ({ laws, doubts }: Deadline): Office | null => {
  const where = laws.find((law) => law.where !== 'federal')?.where ?? 'federal';
  return where === 'federal' || doubts.includes('state') ? null : STATE_WINDOWS[where].office;
};
