import { contexts } from '@hearthway/domain/contexts.ts';
import type { UpgradePrompt } from '@hearthway/domain/journey/activity.constants.ts';
import { type Act, type Family, isGone, type Step } from './family.ts';
import { considerPlan, tendFavorites, tryFavorite } from './favoriting.ts';
import { categoryAt, pickListing, pickSearch } from './listings.ts';
import { callSupport, reportError } from './support.ts';
import { MINUTE_MS } from './time-patterns.ts';

/** Signs in, does a few things one after the other, and signs out or just closes the page. */
export const startSession =
  (family: Family, { first }: { readonly first?: () => Step } = {}): Act =>
  (at) => {
    const { account, agenda, random } = family;
    if (isGone(family)) return [];
    const sessionId = random.id();
    const steps: Step[] = [...(first ? [first()] : []), ...stepsOf(family)];
    let then = at;
    for (const step of steps) {
      then += 5_000 + random.wait(1.5 * MINUTE_MS);
      agenda.add(then, (now) => (isGone(family) ? [] : step(now, sessionId)));
    }
    if (random.chance(0.35))
      agenda.add(then + random.wait(MINUTE_MS), (now) =>
        isGone(family)
          ? []
          : account.give({ command: 'sign-out', sessionId }, family.itself(now, sessionId)),
      );
    return account.give(
      { command: 'sign-in', sessionId, device: null },
      family.itself(at, sessionId),
    );
  };

/** In the order of a visit, which is mostly a search for a provider. */
function* stepsOf(family: Family): Generator<Step, void> {
  const { random } = family;
  if (random.chance(0.25)) yield prompt(family, 'home-banner');
  if (random.chance(0.3)) yield tendFavorites(family);
  const searches = random.times(1.3);
  for (let search = 0; search < searches; search += 1) yield* lookFor(family);
  yield* habits(family);
  if (random.chance(0.012)) yield changeAccount(family);
  if (random.chance(0.004)) yield callSupport(family);
}

/** The plain commands that contexts declare habits for. */
function* habits({ random, giveOwn, itself }: Family): Generator<Step, void> {
  for (const { habit, give } of contexts.flatMap(({ commands }) => commands)) {
    if (habit === undefined || !random.chance(habit.perSession)) continue;
    yield (at, sessionId) => {
      const now = new Date(at);
      return give((decider, command) => giveOwn(decider, command, itself(at, sessionId)), {
        ...habit.send(random, now),
        now,
        newId: random.id(),
      });
    };
  }
}

/** A search, and what it leads to. */
function* lookFor(family: Family): Generator<Step, void> {
  const { random, interests, place } = family;
  const category = random.chance(0.85) ? random.pick(interests) : categoryAt(random.next());
  const search = pickSearch(category, random);
  yield (at, sessionId) => {
    const state = random.chance(0.97) ? place.state : null;
    return family.activityAt(at).give(
      {
        command: 'report-search',
        category: random.chance(0.85) ? category : null,
        state,
        ...search,
        tier: family.subscription.state(),
      },
      family.itself(at, sessionId, state),
    );
  };
  if (search.resultCount === 0) return;
  if (random.chance(0.25)) yield prompt(family, 'limited-results');
  if (random.chance(0.05)) yield prompt(family, random.chance(0.6) ? 'filters' : 'map');
  const views = Math.min(random.times(1.2), search.resultCount);
  for (let view = 0; view < views; view += 1) {
    const listing = pickListing(category, place.state, random);
    yield (at, sessionId) =>
      family
        .activityAt(at)
        .give(
          { command: 'view-resource', resourceId: listing.resourceId, listing },
          family.itself(at, sessionId, listing.state),
        );
    if (random.chance(0.22)) yield tryFavorite(family, listing);
    if (random.chance(0.005)) yield reportError(family, listing);
  }
}

/** Who pays is asked for nothing, and of the others few are persuaded. */
const prompt =
  (family: Family, where: UpgradePrompt): Step =>
  (at, sessionId) => {
    if (family.subscription.state() !== 'free') return [];
    if (family.random.chance(0.01)) considerPlan(family, at);
    return family
      .activityAt(at)
      .give(
        { command: 'report-prompt', prompt: { kind: 'upgrade', where } },
        family.itself(at, sessionId),
      );
  };

const changeAccount =
  ({ account, random, itself }: Family): Step =>
  (at, sessionId) => {
    const circumstances = itself(at, sessionId);
    const draw = random.next();
    if (draw < 0.4)
      return account.give({ command: 'change-password', how: 'known' }, circumstances);
    if (draw < 0.6)
      return account.give({ command: 'change-name', firstName: '', lastName: '' }, circumstances);
    if (draw < 0.75) return account.give({ command: 'change-email', email: '' }, circumstances);
    if (draw < 0.85)
      return account.give({ command: 'request-export', exportId: random.id() }, circumstances);
    const state = account.state();
    const others = state.status === 'registered' ? state.sessions : [];
    return account.give(
      {
        command: 'end-sessions',
        sessionIds: others.filter((id) => id !== sessionId),
        why: 'by-choice',
      },
      circumstances,
    );
  };
