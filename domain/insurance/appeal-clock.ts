import { dayNameOf, dayNumberOf } from '../reports/days.ts';
import {
  type Actor,
  APPEAL_RULES,
  type AppealRule,
  type Length,
  rulesFor,
  type Start,
  type Track,
} from './appeal-rules.ts';
import {
  type AppealStep,
  FILING_STEPS,
  type FilingStep,
  WAYS_ON,
  type WayOn,
} from './appeal-steps.constants.ts';
import type { Care, Outcome, Urgency } from './denials.constants.ts';
import { addWorkingDays, workingDayFrom, workingDayUpTo } from './federal-holidays.ts';
import type { PlanType } from './plan-types.constants.ts';

/** A step that the family has taken, and what became of it. All days are ISO dates. */
export interface TakenStep {
  readonly step: FilingStep;
  readonly sentOn: string;
  readonly decided: { readonly on: string; readonly outcome: Outcome } | null;
}

/** A denial as the clock sees it. */
export interface AppealCase {
  /** Null when the family does not know it yet. */
  readonly planType: PlanType | null;
  /** The date on the letter. */
  readonly letterOn: string;
  readonly urgency: Urgency;
  readonly care: Care;
  /** The day on which running care is cut, as the letter names it. */
  readonly changesOn: string | null;
  /** The last day for the first step, as the letter names it. */
  readonly letterSays: string | null;
  readonly taken: readonly TakenStep[];
}

export interface Deadline {
  readonly step: AppealStep;
  readonly track: Track;
  readonly by: Actor;
  /** The last day; null where none can be counted. */
  readonly dueOn: string | null;
  /** The day that it counts from; null while it is not known. */
  readonly countsFrom: string | null;
  /** From today; negative when it is over. */
  readonly daysLeft: number | null;
  /** The last working day up to `dueOn`: an office or a carrier may be closed on that day itself. */
  readonly sendBy: string | null;
  /**
   * `waiting` until an earlier step gives its date, `ask` where only the notice says the day, and
   * `open` with no date where no time limit is known.
   */
  readonly state: 'done' | 'open' | 'over' | 'waiting' | 'ask';
  /** `letter`: the letter names an earlier day than the rule, or the only one. */
  readonly dayFrom: 'rule' | 'letter';
  /** False for an unknown kind of plan: the rule of one that it may be. */
  readonly isCertain: boolean;
  readonly rule: AppealRule;
}

export interface AppealClock {
  /** In the order in which a family meets them. */
  readonly deadlines: readonly Deadline[];
  /** The family's own next one with a date. */
  readonly next: Deadline | null;
  readonly letter: 'usual' | 'in-future' | 'long-ago';
  /** Ways that are open besides, most promising first. */
  readonly waysOn: readonly WayOn[];
}

/** The longest time for a first step is 6 months: an older letter leaves other ways only. */
const LONG_AGO_DAYS = 365;

/** All dates of an appeal, by the law for its kind of plan. Days are those of the family's time zone. */
export const appealClock = (appeal: AppealCase, today: string): AppealClock => {
  const { planType, letterOn } = appeal;
  const deadlines =
    planType === null
      ? possibleDeadlines(appeal, today)
      : certainDeadlines(planType, appeal, today);
  const dated = deadlines
    .filter(({ by, state, dueOn }) => by === 'family' && state === 'open' && dueOn !== null)
    .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  const age = dayNumberOf(today) - dayNumberOf(letterOn);
  const letter = age < 0 ? 'in-future' : age > LONG_AGO_DAYS ? 'long-ago' : 'usual';
  return {
    deadlines,
    next: dated[0] ?? null,
    letter,
    waysOn: waysOnFrom({ appeal, deadlines, letter }),
  };
};

const certainDeadlines = (
  planType: PlanType,
  appeal: AppealCase,
  today: string,
): readonly Deadline[] => {
  const { track, rules } = rulesFor(planType);
  return track === null ? [] : deadlinesOf({ track, rules, appeal, today });
};

interface Asked {
  readonly track: Track;
  readonly rules: readonly AppealRule[];
  readonly appeal: AppealCase;
  readonly today: string;
}

const deadlinesOf = ({ track, rules, appeal, today }: Asked): readonly Deadline[] => {
  const { care, taken } = appeal;
  // Care that has happened cannot be urgent any more.
  const urgency = care === 'received' ? 'standard' : appeal.urgency;
  const found: Deadline[] = [];
  for (const rule of rules) {
    if (rule.urgency !== undefined && rule.urgency !== urgency) continue;
    if (rule.care?.includes(care) === false) continue;
    if (isBesideTheRoad(rule, taken)) continue;
    const deadline = deadlineOf({ rule, track, appeal, today, before: found });
    const same = found.findIndex(({ step }) => step === rule.step);
    if (same < 0) found.push(deadline);
    // Two rules for one step: the one that has a date.
    else if (found[same]?.dueOn === null && deadline.dueOn !== null) found[same] = deadline;
  }
  const isWon = taken.some(({ decided }) => decided?.outcome === 'overturned');
  return isWon ? found.filter(({ state }) => state === 'done') : found;
};

/** TRICARE has two roads: once one is taken, the steps of the other are none of this appeal. */
const ROADS: readonly (readonly FilingStep[])[] = [
  ['medical-necessity-file', 'expedited-file', 'medical-necessity-second'],
  ['factual-file', 'factual-formal-review', 'factual-hearing'],
];

const isBesideTheRoad = ({ step }: AppealRule, taken: readonly TakenStep[]): boolean => {
  const road = ROADS.find((steps) => steps.some((of) => of === step));
  const isTaken = (steps: readonly FilingStep[]): boolean =>
    taken.some((sent) => steps.includes(sent.step));
  return road !== undefined && !isTaken(road) && ROADS.some(isTaken);
};

interface Counted extends Omit<Asked, 'rules'> {
  readonly rule: AppealRule;
  /** Deadlines of the steps before. */
  readonly before: readonly Deadline[];
}

const deadlineOf = ({ rule, track, appeal, today, before }: Counted): Deadline => {
  const { step, by } = rule;
  const now = dayNumberOf(today);
  const start = startOf(rule.from, appeal, before);
  const counted =
    start === null || rule.length === null ? null : endOf(rule, rule.length, start, appeal);
  const named = isFirst(rule) && appeal.letterSays !== null ? dayNumberOf(appeal.letterSays) : null;
  const isNamed =
    named !== null && (counted === null || named < counted || (counted < now && named >= now));
  const due = isNamed ? named : counted;
  return {
    step,
    track,
    by,
    dueOn: due === null ? null : dayNameOf(due),
    countsFrom: start === null ? null : dayNameOf(start),
    daysLeft: due === null ? null : due - now,
    sendBy: due === null || by !== 'family' ? null : dayNameOf(workingDayUpTo(due)),
    state: stateOf({ rule, appeal, start, due, now }),
    dayFrom: isNamed ? 'letter' : 'rule',
    isCertain: true,
    rule,
  };
};

/** The first step of an appeal: the day that a letter names is for this one. */
const isFirst = ({ step, from }: AppealRule): boolean =>
  isFiling(step) &&
  step !== 'keep-services' &&
  step !== 'expedited-file' &&
  (from.at === 'letter' || from.at === 'receipt');

const isFiling = (step: AppealStep): step is FilingStep =>
  FILING_STEPS.some((filing) => filing === step);

interface Asking {
  readonly rule: AppealRule;
  readonly appeal: AppealCase;
  readonly start: number | null;
  readonly due: number | null;
  readonly now: number;
}

const stateOf = ({ rule, appeal, start, due, now }: Asking): Deadline['state'] => {
  if (isDone(rule, appeal)) return 'done';
  if (due !== null) return due < now ? 'over' : 'open';
  if (rule.asksNotice === true && (start !== null || rule.from.at === 'change')) return 'ask';
  return start === null ? 'waiting' : 'open';
};

/** The family has sent it, or those who answer have decided. */
const isDone = ({ step, by, from }: AppealRule, { taken }: AppealCase): boolean => {
  if (by === 'family')
    return taken.some(
      (sent) =>
        sent.step === step || (step === 'external-simultaneous' && sent.step === 'external-file'),
    );
  return (
    from.at === 'sending' &&
    taken.some((sent) => from.of.includes(sent.step) && sent.decided !== null)
  );
};

const startOf = (
  from: Start,
  { letterOn, changesOn, taken }: AppealCase,
  before: readonly Deadline[],
): number | null => {
  switch (from.at) {
    case 'letter':
    case 'receipt':
      return dayNumberOf(letterOn);
    case 'change':
      return changesOn === null ? null : dayNumberOf(changesOn);
    case 'sending': {
      const sent = taken.find(({ step }) => from.of.includes(step));
      return sent === undefined ? null : dayNumberOf(sent.sentOn);
    }
    case 'decision': {
      const decided = taken.find(({ step }) => from.of.includes(step))?.decided ?? null;
      return decided === null ? null : dayNumberOf(decided.on);
    }
    case 'missed': {
      const missed = before.find(({ step, state }) => from.of.includes(step) && state === 'over');
      return missed?.dueOn === undefined || missed.dueOn === null
        ? null
        : dayNumberOf(missed.dueOn);
    }
  }
};

const endOf = (
  { movesToWorkingDay, receivedAfterDays = 0, orBeforeChange }: AppealRule,
  length: Length,
  start: number,
  { changesOn }: AppealCase,
): number => {
  const end = after(start + receivedAfterDays, length);
  if (movesToWorkingDay === true) return workingDayFrom(end);
  return orBeforeChange === true && changesOn !== null
    ? Math.max(end, dayNumberOf(changesOn) - 1)
    : end;
};

const HOURS_A_DAY = 24;

const after = (start: number, length: Length): number => {
  if ('hours' in length) return start + Math.ceil(length.hours / HOURS_A_DAY);
  if ('months' in length) return monthsAfter(start, length.months, length.missingDay);
  return length.dayKind === 'business' ? addWorkingDays(start, length.days) : start + length.days;
};

const MONTHS_A_YEAR = 12;

const monthsAfter = (
  start: number,
  months: number,
  missingDay: 'last-day' | 'next-month',
): number => {
  const [year = 0, month = 1, day = 1] = dayNameOf(start).split('-').map(Number);
  const index = year * MONTHS_A_YEAR + month - 1 + months;
  const first = firstOfMonth(index);
  const next = firstOfMonth(index + 1);
  const same = first + day - 1;
  if (same < next) return same;
  return missingDay === 'next-month' ? next : next - 1;
};

const firstOfMonth = (index: number): number => {
  const year = String(Math.floor(index / MONTHS_A_YEAR)).padStart(4, '0');
  const month = String((index % MONTHS_A_YEAR) + 1).padStart(2, '0');
  return dayNumberOf(`${year}-${month}-01`);
};

const isKeepingOn = ({ step }: AppealRule): boolean => step === 'keep-services';

const isFast = ({ step }: AppealRule): boolean => step === 'expedited-file';

/** For an unknown kind of plan: of each first step, the earliest date of all kinds that it may be. */
const possibleDeadlines = (appeal: AppealCase, today: string): readonly Deadline[] => {
  const first = TRACKS.flatMap((track) =>
    deadlinesOf({
      track,
      rules: APPEAL_RULES[track].filter(
        (rule) => rule.length !== null && (isFirst(rule) || isKeepingOn(rule) || isFast(rule)),
      ),
      appeal,
      today,
    }),
  );
  return [isKeepingOn, isFast, isFirst].flatMap((isFor) => {
    const [earliest] = first
      .filter(({ rule }) => isFor(rule))
      .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
    return earliest === undefined ? [] : [{ ...earliest, isCertain: false }];
  });
};

const TRACKS: readonly Track[] = [
  'medicaid_managed_care',
  'medicaid_fee_for_service',
  'chip',
  'tricare',
  'medicare',
  'fehb',
  'commercial_erisa',
  'marketplace',
];

interface WaysAsked {
  readonly appeal: AppealCase;
  readonly deadlines: readonly Deadline[];
  readonly letter: AppealClock['letter'];
}

const waysOnFrom = ({ appeal, deadlines, letter }: WaysAsked): readonly WayOn[] => {
  const { planType, taken } = appeal;
  const own = deadlines.filter(({ by }) => by === 'family');
  const isWon = taken.some(({ decided }) => decided?.outcome === 'overturned');
  if (isWon) return [];
  const isLate = own.some(
    ({ rule, state }) => state === 'over' && isFiling(rule.step) && !isKeepingOn(rule),
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
