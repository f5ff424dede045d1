import { dayNumberOf } from '../calendar/days.ts';
import type { AppealCase, AppealClock, Deadline, Doubt, TakenStep } from './appeal-case.ts';
import { type AppealRule, rulesFor } from './appeal-rules.ts';
import type { FilingStep } from './appeal-steps.constants.ts';
import {
  type DeadlineQuery,
  deadlineOf,
  FIRST_STEPS,
  isAfterFirst,
  isFiling,
} from './count-deadline.ts';
import { PLAN_TYPES } from './plan-types.constants.ts';
import { waysOnFrom } from './ways-on.ts';

/** Age in days after which a letter leaves only other options, in nearly all states. */
const LONG_AGO_DAYS = 365;

/**
 * Returns all deadlines of an appeal, each the earliest under any law that may apply. Days are in the
 * family's time zone.
 */
export const appealClock = (appeal: AppealCase, today: string): AppealClock => {
  const { planType, letterOn } = appeal;
  const found =
    planType === null ? possibleDeadlines(appeal, today) : deadlinesOf({ planType, appeal, today });
  const deadlines = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  const next = deadlines.find(
    ({ by, state, dueOn, stillUntil }) =>
      by === 'family' && dueOn !== null && (state === 'open' || stillUntil !== null),
  );
  const age = dayNumberOf(today) - dayNumberOf(letterOn);
  const letter = age < 0 ? 'in-future' : age > LONG_AGO_DAYS ? 'long-ago' : 'usual';
  return {
    deadlines,
    next: next ?? null,
    letter,
    waysOn: waysOnFrom({ appeal, deadlines, letter }),
  };
};

const placeOf = ({ state, dueOn }: Deadline): number => {
  if (state === 'done') return -Infinity;
  if (dueOn !== null) return dayNumberOf(dueOn);
  return state === 'waiting' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
};

const deadlinesOf = ({ planType, appeal: given, today }: DeadlineQuery): readonly Deadline[] => {
  const { track, rules } = rulesFor(planType);
  if (track === null) return [];
  // Care that was already received can no longer be urgent.
  const urgency = given.care === 'received' ? 'standard' : given.urgency;
  const appeal = { ...given, urgency, notice: noticeOf(given, rules) };
  const found: Deadline[] = [];
  for (const rule of rules) {
    if (rule.urgency !== undefined && rule.urgency !== urgency) continue;
    if (rule.care?.includes(appeal.care) === false) continue;
    if (isBesideTheRoad(rule, appeal.taken)) continue;
    if (appeal.notice === 'final' && isBeforeDecision(rule)) continue;
    const deadline = deadlineOf({ rule, track, planType, appeal, today, before: found });
    const same = found.findIndex(({ step }) => step === rule.step);
    if (same < 0) found.push(deadline);
    // If two rules cover one step, the one with a date wins.
    else if (found[same]?.dueOn === null && deadline.dueOn !== null) found[same] = deadline;
  }
  const isWon = appeal.taken.some(({ decided }) => decided?.outcome === 'overturned');
  return isWon ? found.filter(({ state }) => state === 'done') : found;
};

/** Infers the kind of letter: a family that sent its first appeal after it has shown which one it was. */
const noticeOf = (
  { notice, taken }: AppealCase,
  rules: readonly AppealRule[],
): AppealCase['notice'] => {
  const hasSecond = rules.some((rule) => isFiling(rule.step) && isAfterFirst(rule));
  return !hasSecond || taken.some(({ step }) => FIRST_STEPS.includes(step)) ? 'first' : notice;
};

/** Whether a step comes before the decision on the appeal, so that a final letter leaves it out. */
const isBeforeDecision = ({ step, from }: AppealRule): boolean => {
  switch (from.at) {
    case 'letter':
      return step !== 'authorization-request';
    case 'change':
      return true;
    case 'sending':
      return from.of.some((step) => FIRST_STEPS.includes(step));
    case 'missed':
      return true;
    case 'decision':
      return false;
  }
};

/** TRICARE has two appeal tracks: once one is taken, the steps of the other do not apply. */
const APPEAL_TRACKS: readonly (readonly FilingStep[])[] = [
  ['medical-necessity-file', 'expedited-file', 'medical-necessity-second'],
  ['factual-file', 'factual-formal-review', 'factual-hearing'],
];

const isBesideTheRoad = ({ step }: AppealRule, taken: readonly TakenStep[]): boolean => {
  const track = APPEAL_TRACKS.find((steps) => steps.some((of) => of === step));
  const isTaken = (steps: readonly FilingStep[]): boolean =>
    taken.some((sent) => steps.includes(sent.step));
  return track !== undefined && !isTaken(track) && APPEAL_TRACKS.some(isTaken);
};

/** Handles an unknown plan type: for each kind of step, takes the earliest date across all possible plans. */
const possibleDeadlines = (appeal: AppealCase, today: string): readonly Deadline[] => {
  const all = PLAN_TYPES.flatMap((planType) => deadlinesOf({ planType, appeal, today })).filter(
    ({ by, dueOn }) => by === 'family' && dueOn !== null,
  );
  return KINDS.flatMap((isOfKind) => {
    const [earliest] = all
      .filter(({ rule }) => isOfKind(rule))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    if (earliest === undefined) return [];
    const doubts: readonly Doubt[] = ['plan', ...earliest.doubts];
    return [{ ...earliest, doubts, isCertain: false }];
  });
};

/** Kinds of steps that every plan has at most once. */
const KINDS: readonly ((rule: AppealRule) => boolean)[] = [
  ({ step }) => step === 'keep-services' || step === 'state-keep-services',
  ({ step }) => step === 'state-services-back',
  ({ step }) => step === 'expedited-file',
  ({ step }) => FIRST_STEPS.includes(step) && step !== 'expedited-file',
  ({ step }) => step === 'external-simultaneous',
  ({ step }) => step === 'keep-services-hearing',
  (rule) => isAfterFirst(rule) && rule.step !== 'keep-services-hearing',
  (rule) => rule.from.at === 'decision' && !isAfterFirst(rule),
];
