import type { AppealCase, AppealClock, Deadline } from './appeal-case.ts';
import { type AppealStep, FILING_STEPS, WAYS_ON, type WayOn } from './appeal-steps.constants.ts';

interface WaysQuery {
  readonly appeal: AppealCase;
  readonly deadlines: readonly Deadline[];
  readonly letter: AppealClock['letter'];
}

/** Steps other than appeals: missing one closes nothing, and an open one answers no denial. */
const BESIDE: readonly AppealStep[] = ['keep-services', 'authorization-request'];

/**
 * Returns the options that remain once a deadline has passed or where no rule sets one, most promising first.
 */
export const waysOnFrom = ({ appeal, deadlines, letter }: WaysQuery): readonly WayOn[] => {
  const { planType, taken } = appeal;
  const own = deadlines.filter(({ by, step }) => by === 'family' && !BESIDE.includes(step));
  const isWon = taken.some(({ decided }) => decided?.outcome === 'overturned');
  if (isWon) return [];
  const isLate = own.some(
    ({ step, state }) => state === 'over' && FILING_STEPS.some((filing) => filing === step),
  );
  const isAtEnd = !own.some(
    ({ state }) => state === 'open' || state === 'ask' || state === 'waiting',
  );
  const isLeft: Readonly<Record<WayOn, boolean>> = {
    'check-letter-date': letter === 'in-future',
    'find-plan-type': planType === null,
    'read-notice': own.some(({ state }) => state === 'ask'),
    'ask-company': planType === 'short-term-or-limited',
    'good-cause': isLate,
    'external-review': isLate && (planType === null || has(deadlines, 'external-file')),
    'fair-hearing': isLate && (planType === null || has(deadlines, 'hearing-file')),
    complaint: isLate || isAtEnd || letter === 'long-ago',
    'new-request': isLate || isAtEnd || letter === 'long-ago',
  };
  return WAYS_ON.filter((way) => isLeft[way]);
};

const has = (deadlines: readonly Deadline[], step: AppealStep): boolean =>
  deadlines.some((deadline) => deadline.step === step && deadline.state !== 'done');
