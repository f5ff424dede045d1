import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { CALL_OUTCOMES } from '@hearthway/domain/favorites/call-plan.constants.ts';
import { callPlanDecider } from '@hearthway/domain/favorites/call-plan.decider.ts';
import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import { favoritesDecider } from '@hearthway/domain/favorites/favorites.decider.ts';
import type { SimulatedListing } from '../directory/listings.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { activityAt } from '../journey/activity.ts';
import { openAggregate, type SimulatedEvent } from '../recorder.ts';
import { considerPlan, tierOf } from '../subscription/plan.ts';

const favoritesOf = perFamily((family) => openAggregate(family, favoritesDecider, family.userId));

/** Adds a favorite. At the limit, some families subscribe to a plan. */
export const tryFavorite =
  (family: Family, listing: SimulatedListing): Step =>
  (at, sessionId) => {
    const { random } = family;
    const favorites = favoritesOf(family);
    const { resourceId, name, category, state } = listing;
    const isKept = favorites.state().some((entry) => entry.resourceId === resourceId);
    const tier = tierOf(family, at);
    const favorited = favorites.dispatch(
      { command: 'favorite', resourceId, listing: { name, category }, tier },
      family.itself(at, sessionId, state),
    );
    if (isKept || favorited.length > 0) return favorited;
    if (random.chance(0.12)) considerPlan(family, at);
    const itself = family.itself(at, sessionId);
    const activity = activityAt(family, at);
    return [
      ...activity.dispatch(
        { command: 'report-prompt', prompt: { kind: 'favorite-limit' } },
        itself,
      ),
      ...activity.dispatch(
        { command: 'report-prompt', prompt: { kind: 'upgrade', where: 'favorites' } },
        itself,
      ),
    ];
  };

/** Likely next statuses, so that most families go from a call to a first visit. */
const NEXT: Readonly<Record<ContactStatus, readonly ContactStatus[]>> = {
  'to-call': ['to-call', 'called', 'called', 'waiting-list'],
  called: ['waiting-list', 'waiting-list', 'intake-booked', 'not-a-fit'],
  'waiting-list': ['intake-booked', 'intake-booked', 'first-visit', 'not-a-fit'],
  'intake-booked': ['first-visit', 'first-visit', 'first-visit', 'not-a-fit'],
  'first-visit': ['first-visit', 'first-visit', 'first-visit', 'not-a-fit'],
  'not-a-fit': ['not-a-fit', 'not-a-fit', 'not-a-fit', 'to-call'],
};

/** Changes a favorite: contact status, note, order, or removal. */
export const tendFavorites =
  (family: Family): Step =>
  (at, sessionId) => {
    const { random } = family;
    const favorites = favoritesOf(family);
    const kept = favorites.state();
    if (kept.length === 0) return [];
    const { resourceId, status: current } = random.pick(kept);
    const circumstances = family.itself(at, sessionId);
    const draw = random.next();
    if (draw < 0.55) {
      const status = random.chance(0.08) ? null : random.pick(NEXT[current ?? 'to-call']);
      const hasCalendar = tierOf(family, at) === 'family';
      const visited =
        status === 'first-visit' && hasCalendar ? keepAppointment(family, resourceId, at) : [];
      if (visited.length > 0) return visited;
      return favorites.dispatch({ command: 'change-status', resourceId, status }, circumstances);
    }
    if (draw < 0.8) {
      const note = random.chance(0.1) ? '' : 'A note';
      return favorites.dispatch({ command: 'change-note', resourceId, note }, circumstances);
    }
    if (draw < 0.88) {
      const before = random.chance(0.5) ? null : random.pick(kept).resourceId;
      return favorites.dispatch({ command: 'move', resourceId, before }, circumstances);
    }
    return favorites.dispatch({ command: 'unfavorite', resourceId }, circumstances);
  };

/** Calls a provider, gets a first appointment and keeps it. */
export const waitAndVisit =
  (family: Family, listing: SimulatedListing): Step =>
  (at, sessionId) => {
    const { resourceId } = listing;
    const called = { command: 'change-status', resourceId, status: 'called' } as const;
    return [
      ...tryFavorite(family, listing)(at, sessionId),
      ...favoritesOf(family).dispatch(called, family.itself(at, sessionId)),
      ...keepAppointment(family, resourceId, at),
    ];
  };

/** The policy of the calendar notes the first visit. */
const keepAppointment = (
  family: Family,
  resourceId: string,
  at: number,
): readonly SimulatedEvent[] => {
  const today = new Date(at).toISOString().slice(0, 10);
  return favoritesOf(family).dispatch(
    { command: 'note-visit', resourceId, visitedOn: today, today },
    family.by('visit-kept', at),
  );
};

/** Schedules a call to a favorite, or records how a call went. */
export const callFavorite =
  (family: Family): Step =>
  (at, sessionId) => {
    const { random } = family;
    const kept = favoritesOf(family).state();
    if (kept.length === 0) return [];
    const listing = { resourceId: random.pick(kept).resourceId, isKnown: true };
    const circumstances = family.itself(at, sessionId);
    if (random.chance(0.4)) {
      const callAt = new Date(at + random.pick([2, 20, 44]) * HOUR_MS).toISOString();
      const now = new Date(at);
      return family.own.dispatch(
        callPlanDecider,
        { command: 'call-later', ...listing, callAt, now },
        circumstances,
      );
    }
    return family.own.dispatch(
      callPlanDecider,
      {
        command: 'note-call',
        ...listing,
        outcome: random.pick(CALL_OUTCOMES),
        holdMinutes: random.pick([null, 2, 10, 35]),
        keys: random.pick([null, '1', '2-1']),
      },
      circumstances,
    );
  };
