import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { workingDayUpTo } from '../calendar/federal-holidays.ts';
import { isStateCode } from '../kernel/states.constants.ts';
import type { AppealCase, DatedLaw, Deadline, Doubt } from './appeal-case.ts';
import { externalLaws, internalLaws, isStateRegulated, type Law } from './appeal-laws.ts';
import { after } from './appeal-lengths.ts';
import type { AppealRule, Track } from './appeal-rules.ts';
import { type AppealStep, FILING_STEPS, type FilingStep } from './appeal-steps.constants.ts';
import { MAIL_DAYS } from './insurance.constants.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Steps that respond to a first denial. */
export const FIRST_STEPS: readonly AppealStep[] = [
  'internal-file',
  'medicaid-appeal-file',
  'state-hearing-file',
  'chip-appeal-file',
  'medical-necessity-file',
  'expedited-file',
  'factual-file',
  'reconsider-file',
  'redetermination-file',
];

export const isFiling = (step: AppealStep): step is FilingStep =>
  FILING_STEPS.some((filing) => filing === step);

/** Returns whether the step follows the decision about a first appeal. */
export const isAfterFirst = ({ from }: AppealRule): boolean =>
  from.at === 'decision' && from.of.some((step) => FIRST_STEPS.includes(step));

export interface DeadlineQuery {
  readonly planType: PlanType;
  readonly appeal: AppealCase;
  readonly today: string;
}

interface TrackQuery extends DeadlineQuery {
  readonly rule: AppealRule;
  readonly track: Track;
  readonly before: readonly Deadline[];
}

export const deadlineOf = (query: TrackQuery): Deadline => {
  const { rule, track, appeal, today } = query;
  const { step, by } = rule;
  const now = dayNumberOf(today);
  const start = startOf(query);
  const laws = datedLaws(query, start);
  const [earliest] = laws;
  const earliestDay = earliest === undefined ? null : dayNumberOf(earliest.dueOn);
  const named = isNamedByLetter(rule, appeal) ? dayNumberOrNull(appeal.letterSays) : null;
  const isNamed = named !== null && (earliestDay === null || named < earliestDay);
  const due = isNamed ? named : earliestDay;
  const latest = Math.max(named ?? 0, ...laws.map(({ dueOn }) => dayNumberOf(dueOn)));
  const isOver = due !== null && due < now;
  const state = stateOf({ rule, appeal, start, due, now });
  const mustArrive = by === 'family' && laws.some((law) => law.mustArrive);
  const spare = mustArrive ? MAIL_DAYS : 0;
  const doubts = doubtsOf(query, laws, start);
  return {
    step,
    track,
    by,
    dueOn: due === null ? null : dayNameOf(due),
    countsFrom: earliest?.countsFrom ?? (start === null ? null : dayNameOf(start)),
    daysLeft: due === null ? null : due - now,
    sendBy: due === null || by !== 'family' ? null : dayNameOf(workingDayUpTo(due - spare)),
    state,
    stillUntil:
      state === 'over' && by === 'family' && isOver && latest >= now ? dayNameOf(latest) : null,
    dayFrom: isNamed ? 'letter' : 'rule',
    laws,
    mustArrive,
    doubts,
    isCertain: doubts.length === 0,
    cite: earliest?.cite ?? rule.cite,
    rule,
  };
};

/** Returns the laws that may set the day, each with its date, earliest first. */
const datedLaws = (query: TrackQuery, start: number | null): readonly DatedLaw[] => {
  const { rule, appeal, planType } = query;
  const { letterOn, state, urgency, changesOn } = appeal;
  return lawsOf(rule, { planType, state, urgency })
    .flatMap((law) =>
      startsOf({ law, start, letterOn: dayNumberOf(letterOn) }).map((from) => {
        const end = after(from, law.length);
        const due =
          rule.orUntilChange === true && changesOn !== null
            ? Math.max(end, dayNumberOf(changesOn))
            : end;
        return { ...law, dueOn: dayNameOf(due), countsFrom: dayNameOf(from) };
      }),
    )
    .toSorted((one, other) => dayNumberOf(one.dueOn) - dayNumberOf(other.dueOn));
};

const lawsOf = (rule: AppealRule, query: Parameters<typeof externalLaws>[0]): readonly Law[] => {
  const { length, laws, cite, source, verified } = rule;
  if (length === null) return [];
  if (laws === 'external') return externalLaws(query);
  if (laws === 'internal') return internalLaws(query);
  return [
    {
      where: 'federal',
      length,
      from: 'notice',
      level: verified === 'primary' ? 'law' : 'secondary',
      why: null,
      cite,
      source,
      mustArrive: false,
      fromFirstLetter: null,
    },
  ];
};

interface Starts {
  readonly law: Law;
  readonly start: number | null;
  readonly letterOn: number;
}

/** Possible start dates: a law may count from the first letter, or from the decision about an appeal. */
const startsOf = ({ law: { fromFirstLetter }, start, letterOn }: Starts): readonly number[] => {
  if (start === null) return fromFirstLetter === null ? [] : [letterOn];
  return fromFirstLetter === 'always' ? [Math.min(start, letterOn)] : [start];
};

const doubtsOf = (
  { rule, planType, appeal }: TrackQuery,
  laws: readonly DatedLaw[],
  start: number | null,
): readonly Doubt[] => {
  const startDay = start === null ? null : dayNameOf(start);
  const { state, notice } = appeal;
  const isOpen = notice === null && rule.by === 'family' && isFiling(rule.step);
  const byState = rule.laws !== undefined && isStateRegulated(planType);
  const found: readonly (readonly [Doubt, boolean])[] = [
    ['state', byState && !isStateCode(state)],
    ['first-letter', isOpen && FIRST_STEPS.includes(rule.step)],
    ['last-letter', isOpen && isAfterFirst(rule)],
    ['start', laws[0]?.fromFirstLetter != null && laws[0].countsFrom !== startDay],
    ['sources', byState && isStateCode(state) && new Set(laws.map(({ dueOn }) => dueOn)).size > 1],
  ];
  return found.filter(([, holds]) => holds).map(([doubt]) => doubt);
};

const dayNumberOrNull = (day: string | null): number | null =>
  day === null ? null : dayNumberOf(day);

/** A date stated in a letter applies to the step that responds to that letter. */
const isNamedByLetter = (rule: AppealRule, { notice, taken }: AppealCase): boolean => {
  if (FIRST_STEPS.includes(rule.step)) return rule.step !== 'expedited-file';
  return (
    notice !== 'first' &&
    isFiling(rule.step) &&
    rule.step !== 'keep-services-hearing' &&
    isAfterFirst(rule) &&
    !taken.some(({ step }) => FIRST_STEPS.includes(step))
  );
};

interface StateQuery {
  readonly rule: AppealRule;
  readonly appeal: AppealCase;
  readonly start: number | null;
  readonly due: number | null;
  readonly now: number;
}

const stateOf = ({ rule, appeal, start, due, now }: StateQuery): Deadline['state'] => {
  if (isDone(rule, appeal)) return 'done';
  if (due !== null) return due < now ? 'over' : 'open';
  if (rule.asksNotice === true && (start !== null || rule.from.at === 'change')) return 'ask';
  return start === null ? 'waiting' : 'open';
};

/** Returns whether the family has sent the step, or the other party has decided it. */
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

const startOf = ({ rule, appeal, before }: TrackQuery): number | null => {
  const { letterOn, changesOn, notice, taken } = appeal;
  const { from } = rule;
  switch (from.at) {
    case 'letter':
      return dayNumberOf(letterOn);
    case 'change':
      return dayNumberOrNull(changesOn);
    case 'sending': {
      const sent = taken.find(({ step }) => from.of.includes(step));
      return dayNumberOrNull(sent?.sentOn ?? null);
    }
    case 'decision': {
      const decided = taken.find(({ step }) => from.of.includes(step))?.decided ?? null;
      if (decided !== null) return dayNumberOf(decided.on);
      // The letter itself may be the decision.
      return notice !== 'first' && isAfterFirst(rule) ? dayNumberOf(letterOn) : null;
    }
    case 'missed': {
      const missed = before.find(({ step, state }) => from.of.includes(step) && state === 'over');
      return dayNumberOrNull(missed?.dueOn ?? null);
    }
  }
};
