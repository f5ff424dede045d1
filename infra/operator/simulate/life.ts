import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import { journeyDecider } from '@hearthway/domain/journey/journey.decider.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/privacy/retention.constants.ts';
import { type Behavior, needAfter } from './behavior.ts';
import { type Act, createFamily, type Family, type Step } from './family.ts';
import type { SimulatedEvent } from './recorder.ts';
import { startSession } from './session.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, momentOf, weightOfDay } from './time-patterns.ts';

export interface LifeOptions extends Pick<Family, 'random' | 'supporters'> {
  /** On which it signs up, counted from 1970. */
  readonly signUpDay: number;
  /** How often families come back: 1 gives about ten sessions in a year. */
  readonly pace: number;
  readonly temper: Behavior;
}

/** All that one family does, in order, and without end as long as it stays. */
export function* liveFamily({
  signUpDay,
  pace,
  temper: { keenness, stays },
  ...options
}: LifeOptions): Generator<SimulatedEvent, void> {
  const family = createFamily(options);
  const { random, place, agenda } = family;

  const planDay = (day: number): void => {
    const sinceSignUp = day - signUpDay;
    if (sinceSignUp > stays) {
      if (random.chance(0.08)) agenda.add(momentOf(day, place.hoursBehind, random), leave(family));
      return;
    }
    const mean = pace * keenness * needAfter(sinceSignUp) * weightOfDay(day);
    const sessions = random.times(mean);
    for (let session = 0; session < sessions; session += 1)
      agenda.add(momentOf(day, place.hoursBehind, random), startSession(family));
    const tomorrow = day + 1;
    agenda.add(startOf(tomorrow, family), () => {
      planDay(tomorrow);
      return [];
    });
  };

  agenda.add(momentOf(signUpDay, place.hoursBehind, random), signUp(family));
  const next = signUpDay + 1;
  agenda.add(startOf(next, family), () => {
    planDay(next);
    return [];
  });
  for (let due = agenda.takeNext(); due !== undefined; due = agenda.takeNext())
    yield* due.item(due.at);
}

const startOf = (day: number, { place }: Family): number =>
  day * DAY_MS + place.hoursBehind * HOUR_MS;

/** Registered, confirmed, told us what it looks for, shown around, and the first search. */
const signUp =
  (family: Family): Act =>
  (at) => {
    const { account, agenda, random } = family;
    if (random.chance(0.86)) {
      const isAtOnce = random.chance(0.85);
      const later = isAtOnce ? random.wait(6 * MINUTE_MS) : random.wait(20 * HOUR_MS);
      agenda.add(at + 20_000 + later, (then) =>
        account.give({ command: 'confirm-email' }, family.itself(then, null)),
      );
    }
    agenda.add(at + 1_500, startSession(family, { first: () => beginJourney(family) }));
    return account.give({ command: 'register' }, family.itself(at, null));
  };

/** Acts before the first search. */
const beginJourney =
  ({ giveOwn, random, place, ...family }: Family): Step =>
  (at, sessionId) => {
    const itself = family.itself(at, sessionId);
    const now = new Date(at);
    const told = random.chance(0.74)
      ? giveOwn(
          journeyDecider,
          {
            command: 'complete-onboarding',
            diagnosisDate: now.toISOString().slice(0, 10),
            location: place.state,
            now,
          },
          itself,
        )
      : [];
    if (random.chance(0.2)) return told;
    const tour = random.chance(0.55)
      ? giveOwn(journeyDecider, { command: 'complete-tour' }, itself)
      : giveOwn(
          journeyDecider,
          { command: 'skip-tour', step: 1 + random.below(TOUR_STEPS.length) },
          itself,
        );
    return [...told, ...tour];
  };

/** Most who ask for it go for good; some think again. */
const leave =
  (family: Family): Act =>
  (at) => {
    const { account, agenda, random } = family;
    const dueAt = new Date(at + DELETION_GRACE_DAYS * DAY_MS);
    if (random.chance(0.3))
      agenda.add(at + random.wait(DAY_MS), (then) =>
        account.give({ command: 'cancel-deletion' }, family.itself(then, null)),
      );
    agenda.add(dueAt.getTime() + random.wait(10 * MINUTE_MS), (then) => {
      const state = account.state();
      const isDue = state.status === 'registered' && state.deletionDueAt !== null;
      return isDue ? account.give({ command: 'erase' }, family.by('erasure', then)) : [];
    });
    return account.give({ command: 'request-deletion', dueAt }, family.itself(at, null));
  };
