import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { isGone } from '../account/account.ts';
import type { Family } from '../family.ts';
import type { SimulatedEvent } from '../recorder.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOf } from './subscription.ts';

/** `at` is in milliseconds since 1970. */
export const tierOf = (family: Family, at: number): Tier =>
  tierAt(subscriptionOf(family).state(), new Date(at));

const MAX_LAST_DAYS = 240;

/** Lets some families subscribe. Some others get a plan from the operator days later, mostly for months. */
export const considerPlan = (family: Family, at: number): void => {
  const { agenda, random } = family;
  if (random.chance(0.75)) {
    subscribe(family, at);
    return;
  }
  const tier: Tier = random.chance(0.7) ? 'plus' : 'family';
  const from = at + random.wait(2 * DAY_MS);
  setTier(family, from, tier);
  setTier(family, from + random.wait(MAX_LAST_DAYS * DAY_MS), 'free');
  if (random.chance(0.1)) {
    const other: Tier = tier === 'plus' ? 'family' : 'plus';
    agenda.add(from + random.wait(60 * DAY_MS), (then) =>
      tierOf(family, then) === tier ? giveTier(family, then, other) : [],
    );
  }
};

const setTier = (family: Family, at: number, tier: Tier): void =>
  family.agenda.add(at, (then) => giveTier(family, then, tier));

const giveTier = (family: Family, at: number, tier: Tier): readonly SimulatedEvent[] =>
  isGone(family)
    ? []
    : subscriptionOf(family).dispatch({ command: 'set-tier', tier }, family.by('operator', at));
