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

interface TimesQuery {
  readonly planType: PlanType;
  /** Two-letter code; null if unknown. */
  readonly state: string | null;
}

/**
 * Reference date: over the half year after it, no span in days ends together with one in months, so the
 * shorter one is unambiguous.
 */
const LETTER_ON = '2026-07-01';

/** Steps to list, in this order. */
const LISTED_STEPS: readonly (readonly [Notice, Deadline['step']])[] = [
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
 * Returns the appeal times of a plan type, computed by the appeal clock. Steps that only a notice can date
 * have none.
 */
export const appealTimes = ({ planType, state }: TimesQuery): readonly Deadline[] =>
  LISTED_STEPS.flatMap(([notice, wanted]) => {
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

/** Describes one time limit: how long, from when, and how certain. */
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
