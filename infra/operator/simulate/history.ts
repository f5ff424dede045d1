import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { dutyDecider } from '@hearthway/domain/crisis-alerts/duty.decider.ts';
import { liveFamily } from './account/life.ts';
import { createAgenda } from './agenda.ts';
import { behaviorOf, needWithin } from './behavior.ts';
import { createRandom } from './random.ts';
import { openAggregate, type SimulatedEvent } from './recorder.ts';
import { signUpDays } from './time-patterns.ts';

export interface HistoryOptions {
  readonly families: number;
  readonly months: number;
  /** Approximate: sets how often families visit. */
  readonly events: number;
  readonly seed: number;
  /** `YYYY-MM-DD`: the last day, in UTC. Must be in the past. */
  readonly until: string;
}

const DAYS_IN_MONTH = 365.25 / 12;
const SUPPORTERS = 5;

/** Number of families per exemplary one, which does everything rare. */
const EXEMPLARY_EACH = 100;

/**
 * Yields the events of all families over these months, in order of time: identical for the same options, to
 * the byte. Keeps only each family's own state in memory. Determines the visit frequency before it returns.
 */
export const simulateHistory = (options: HistoryOptions): Generator<SimulatedEvent, void> => {
  const span = spanOf(options);
  return live(options, span, findPace(options, span));
};

function* live(options: HistoryOptions, span: Span, pace: number): Generator<SimulatedEvent, void> {
  const families = Array.from({ length: options.families }, (_, index) => index);
  yield* employ(options, span);
  yield* merge(families, { options, span, pace });
}

interface Span {
  /** Counted from 1970. */
  readonly firstDay: number;
  readonly days: number;
  /** Milliseconds since 1970. */
  readonly end: number;
}

const spanOf = ({ months, until }: HistoryOptions): Span => {
  const end = Date.parse(`${until}T00:00:00Z`) + DAY_MS;
  const days = Math.round(months * DAYS_IN_MONTH);
  return { firstDay: end / DAY_MS - days, days, end };
};

/** Support staff, who have accounts too. */
const supportersOf = ({ seed }: HistoryOptions): readonly string[] => {
  const random = createRandom(`${seed}/supporters`);
  return Array.from({ length: SUPPORTERS }, random.id);
};

function* employ(options: HistoryOptions, { firstDay }: Span): Generator<SimulatedEvent, void> {
  const random = createRandom(`${options.seed}/employing`);
  const at = firstDay * DAY_MS;
  const supporters = supportersOf(options);
  for (const userId of supporters) {
    const account = openAggregate({ userId, random }, accountDecider, userId);
    const circumstances = { at, sessionId: null, state: null };
    yield* account.dispatch(
      { command: 'register', consent: CURRENT_CONSENT },
      { ...circumstances, actor: userId },
    );
    yield* account.dispatch(
      { command: 'change-role', role: 'support' },
      { ...circumstances, actor: 'operator' },
    );
    const duty = openAggregate({ userId, random }, dutyDecider, userId);
    yield* duty.dispatch(
      { command: 'set-duty', isOnDuty: true },
      { ...circumstances, actor: userId },
    );
    // The first one stays on duty for the remaining time.
    if (userId !== supporters[0])
      yield* duty.dispatch(
        { command: 'set-duty', isOnDuty: false },
        { ...circumstances, actor: userId },
      );
  }
}

interface Living {
  readonly options: HistoryOptions;
  readonly span: Span;
  readonly pace: number;
}

/** Events of the chosen families. A family's acts do not depend on the others. */
function* merge(
  chosen: readonly number[],
  { options, span, pace }: Living,
): Generator<SimulatedEvent, void> {
  const { families, seed } = options;
  const supporters = supportersOf(options);
  const signedUp = signUpDays(families, span.firstDay, span.days);
  const waiting = createAgenda<Waiting>();
  for (const family of chosen) {
    const signUpDay = signedUp[family] ?? span.firstDay;
    const begin = (): Life => {
      const random = createRandom(`${seed}/family/${family}`);
      const temper = behaviorOf(createRandom(`${seed}/temper/${family}`));
      const isExemplary = family % EXEMPLARY_EACH === 0;
      return liveFamily({ random, temper, supporters, isExemplary, pace, signUpDay });
    };
    waiting.add(signUpDay * DAY_MS, { begin });
  }
  for (let due = waiting.takeNext(); due !== undefined; due = waiting.takeNext()) {
    const { item } = due;
    if ('event' in item) yield item.event;
    const life = 'life' in item ? item.life : item.begin();
    const { value: event } = life.next();
    if (!event) continue;
    const at = Date.parse(event.metadata.occurredAt);
    if (at < span.end) waiting.add(at, { event, life });
  }
}

type Life = Generator<SimulatedEvent, void>;

/** Family before its sign-up, of which only the day is known. */
type Waiting =
  | { readonly begin: () => Life }
  | { readonly event: SimulatedEvent; readonly life: Life };

const SAMPLE = 400;
const TRIES = 6;

/**
 * Finds the visit frequency that gives this number of events, by trying it on a sample. The weight of the
 * sample is known without trying.
 */
const findPace = (options: HistoryOptions, span: Span): number => {
  const { families, events } = options;
  const needs = needsOf(options, span);
  const step = Math.max(1, Math.floor(families / SAMPLE));
  const sample = needs.flatMap((_, family) => (family % step === 0 ? family : []));
  const count = (pace: number): number => {
    let eventCount = 0;
    for (const _ of merge(sample, { options, span, pace })) eventCount += 1;
    return eventCount;
  };
  const share = sum(sample.map((family) => needs[family] ?? 0)) / sum(needs);
  // Acts that happen once per family.
  const once = count(0);
  const wanted = (events - (once * families) / sample.length) * share;
  let pace = 1;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const eventCount = count(pace) - once;
    if (Math.abs(eventCount - wanted) < wanted / 500) break;
    pace *= Math.max(wanted, 0) / Math.max(eventCount, 1);
  }
  return pace;
};

/** Expected visits of each family over its time. */
const needsOf = ({ families, seed }: HistoryOptions, { firstDay, days }: Span): readonly number[] =>
  signUpDays(families, firstDay, days).map((day, family) =>
    needWithin(behaviorOf(createRandom(`${seed}/temper/${family}`)), firstDay + days - day),
  );

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
