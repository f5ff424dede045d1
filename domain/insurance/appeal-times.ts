import type { Message, Value } from '../kernel/message.ts';
import type { Deadline } from './appeal-case.ts';
import { appealClock } from './appeal-clock.ts';
import { lengthMessage, notesOf, part } from './appeal-reasons.ts';
import { APPEAL_STEP_WORDS } from './appeal-steps.constants.ts';
import {
  ARRIVES,
  DOUBT_WORDS,
  LEVEL_WORDS,
  REASON_WORDS,
  TIME_TEMPLATE,
} from './deadline-words.constants.ts';
import type { Notice } from './denials.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

interface TimesAsked {
  readonly planType: PlanType;
  /** Two letters; null where none is known. */
  readonly state: string | null;
}

/** In half a year from here no span in days ends with one in months: the shorter is told apart. */
const LETTER_ON = '2026-07-01';

/** The steps whose time a family asks for, in this order. */
const ASKED: readonly (readonly [Notice, Deadline['step']])[] = [
  ['first', 'keep-services'],
  ['first', 'internal-file'],
  ['first', 'medicaid-appeal-file'],
  ['first', 'chip-appeal-file'],
  ['first', 'medical-necessity-file'],
  ['first', 'reconsider-file'],
  ['first', 'redetermination-file'],
  ['final', 'external-file'],
  ['final', 'hearing-file'],
];

/**
 * The times to appeal under a kind of plan, by the clock itself. A step that only
 * its notice can date has none.
 */
export const appealTimes = ({ planType, state }: TimesAsked): readonly Deadline[] =>
  ASKED.flatMap(([notice, wanted]) => {
    const { deadlines } = appealClock(
      {
        planType,
        state,
        notice,
        urgency: 'standard',
        care: 'running',
        letterOn: LETTER_ON,
        changesOn: null,
        letterSays: null,
        taken: [],
      },
      LETTER_ON,
    );
    return deadlines.filter(({ step, laws }) => step === wanted && laws.length > 0);
  });

/** One time in words: how long, from when, and how sure it is. */
export const timeMessages = (deadline: Deadline): readonly Message[] => {
  const { step, laws, doubts, mustArrive } = deadline;
  const [earliest] = laws;
  if (earliest === undefined) return [];
  const values: Readonly<Record<string, Value>> = {
    step: part(APPEAL_STEP_WORDS[step]),
    length: part(lengthMessage(earliest.length)),
  };
  return [
    { ...TIME_TEMPLATE, values },
    ...(mustArrive ? [ARRIVES] : []),
    ...(doubts.includes('state') ? [DOUBT_WORDS.state] : [LEVEL_WORDS[earliest.level]]),
    ...(doubts.includes('sources') ? [DOUBT_WORDS.sources] : []),
    ...(earliest.why === null || doubts.includes('state') ? [] : [REASON_WORDS[earliest.why]]),
    ...(doubts.includes('state') ? [] : notesOf(deadline)),
  ];
};
