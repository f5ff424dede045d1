import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { isGone } from '../account/account.ts';
import { type Family, perFamily } from '../family.ts';
import { openAggregate, type SimulatedEvent } from '../recorder.ts';
import { DAY_MS } from '../time-patterns.ts';

export const subscriptionOf = perFamily((family) =>
  openAggregate(family, subscriptionDecider, family.userId),
);

const MAX_LAST_DAYS = 240;

/** The operator sets the plan some days later, and for most it lasts for months. */
export const considerPlan = (family: Family, at: number): void => {
  const { agenda, random } = family;
  const tier: Tier = random.chance(0.7) ? 'plus' : 'family';
  const from = at + random.wait(2 * DAY_MS);
  setTier(family, from, tier);
  setTier(family, from + random.wait(MAX_LAST_DAYS * DAY_MS), 'free');
  if (random.chance(0.1)) {
    const other: Tier = tier === 'plus' ? 'family' : 'plus';
    agenda.add(from + random.wait(60 * DAY_MS), (then) =>
      subscriptionOf(family).state() === tier ? giveTier(family, then, other) : [],
    );
  }
};

const setTier = (family: Family, at: number, tier: Tier): void =>
  family.agenda.add(at, (then) => giveTier(family, then, tier));

const giveTier = (family: Family, at: number, tier: Tier): readonly SimulatedEvent[] =>
  isGone(family)
    ? []
    : subscriptionOf(family).give({ command: 'set-tier', tier }, family.by('operator', at));
