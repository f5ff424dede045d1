import { CURRENT_CONSENT } from '@hearthway/domain/account/account.constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { type Behavior, needAfter } from '../behavior.ts';
import { consequencesOf } from '../consequences.ts';
import { type Act, createFamily, type Family } from '../family.ts';
import { beginJourney } from '../journey/begin.ts';
import type { SimulatedEvent } from '../recorder.ts';
import { momentOf, weightOfDay } from '../time-patterns.ts';
import { accountOf } from './account.ts';
import { startSession } from './session.ts';

export interface LifeOptions extends Pick<Family, 'random' | 'supporters' | 'isExemplary'> {
  /** Day of sign-up, counted from 1970. */
  readonly signUpDay: number;
  /** Visit frequency: 1 gives about ten sessions in a year. */
  readonly pace: number;
  readonly temper: Behavior;
}

/** Yields all acts of one family in order, without end as long as it stays. */
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
  const follow = consequencesOf(family);
  for (let due = agenda.takeNext(); due !== undefined; due = agenda.takeNext())
    for (const event of due.item(due.at)) yield* [event, ...follow(event)];
}

const startOf = (day: number, { place }: Family): number =>
  day * DAY_MS + place.hoursBehind * HOUR_MS;

/** Registers, confirms, answers the first questions, takes the tour and searches for the first time. */
const signUp =
  (family: Family): Act =>
  (at) => {
    const { agenda, random } = family;
    const account = accountOf(family);
    if (random.chance(0.86)) {
      const isAtOnce = random.chance(0.85);
      const later = isAtOnce ? random.wait(6 * MINUTE_MS) : random.wait(20 * HOUR_MS);
      agenda.add(at + 20_000 + later, (then) =>
        account.dispatch({ command: 'confirm-email' }, family.itself(then, null)),
      );
    }
    agenda.add(at + 1_500, startSession(family, { first: () => beginJourney(family) }));
    return account.dispatch(
      { command: 'register', consent: CURRENT_CONSENT },
      family.itself(at, null),
    );
  };

/** Requests deletion of the account; a few families cancel it. */
const leave =
  (family: Family): Act =>
  (at) => {
    const { agenda, random } = family;
    const account = accountOf(family);
    const dueAt = new Date(at + DELETION_GRACE_DAYS * DAY_MS);
    if (random.chance(0.3))
      agenda.add(at + random.wait(DAY_MS), (then) =>
        account.dispatch({ command: 'cancel-deletion' }, family.itself(then, null)),
      );
    agenda.add(dueAt.getTime() + random.wait(10 * MINUTE_MS), (then) => {
      const state = account.state();
      const isDue = state.status === 'registered' && state.deletionDueAt !== null;
      return isDue ? account.dispatch({ command: 'erase' }, family.by('erasure', then)) : [];
    });
    return account.dispatch({ command: 'request-deletion', dueAt }, family.itself(at, null));
  };
