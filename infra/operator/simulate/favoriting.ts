import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { type Family, isGone, type Step } from './family.ts';
import type { SimulatedListing } from './listings.ts';
import type { SimulatedEvent } from './recorder.ts';
import { DAY_MS } from './time-patterns.ts';

/** Presses the heart. Where no more fit, some find that worth a plan. */
export const tryFavorite =
  (family: Family, listing: SimulatedListing): Step =>
  (at, sessionId) => {
    const { favorites, subscription, random } = family;
    const { resourceId, name, category, state } = listing;
    const isKept = favorites.state().some((entry) => entry.resourceId === resourceId);
    const tier = subscription.state();
    const favorited = favorites.give(
      { command: 'favorite', resourceId, listing: { name, category }, tier },
      family.itself(at, sessionId, state),
    );
    if (isKept || favorited.length > 0) return favorited;
    if (random.chance(0.12)) considerPlan(family, at);
    const itself = family.itself(at, sessionId);
    const activity = family.activityAt(at);
    return [
      ...activity.give({ command: 'report-prompt', prompt: { kind: 'favorite-limit' } }, itself),
      ...activity.give(
        { command: 'report-prompt', prompt: { kind: 'upgrade', where: 'favorites' } },
        itself,
      ),
    ];
  };

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
      family.subscription.state() === tier ? giveTier(family, then, other) : [],
    );
  }
};

const setTier = (family: Family, at: number, tier: Tier): void =>
  family.agenda.add(at, (then) => giveTier(family, then, tier));

const giveTier = (family: Family, at: number, tier: Tier): readonly SimulatedEvent[] =>
  isGone(family)
    ? []
    : family.subscription.give({ command: 'set-tier', tier }, family.by('operator', at));

/** Acts on a favorite: contact status, note, order, or removal. */
export const tendFavorites =
  ({ favorites, random, itself }: Family): Step =>
  (at, sessionId) => {
    const kept = favorites.state();
    if (kept.length === 0) return [];
    const { resourceId } = random.pick(kept);
    const circumstances = itself(at, sessionId);
    const draw = random.next();
    if (draw < 0.55) {
      const status = random.chance(0.08) ? null : random.pick(CONTACT_STATUSES);
      return favorites.give({ command: 'change-status', resourceId, status }, circumstances);
    }
    if (draw < 0.8) {
      const note = random.chance(0.1) ? '' : 'A note';
      return favorites.give({ command: 'change-note', resourceId, note }, circumstances);
    }
    if (draw < 0.88) {
      const before = random.chance(0.5) ? null : random.pick(kept).resourceId;
      return favorites.give({ command: 'move', resourceId, before }, circumstances);
    }
    return favorites.give({ command: 'unfavorite', resourceId }, circumstances);
  };
