import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import type { UpgradePrompt } from '@hearthway/domain/subscription/prompts.constants.ts';
import { changeAccount } from '../account/change-account.ts';
import { keepCalendar } from '../calendar-entries/keep-calendar.ts';
import { makeFeeds } from '../calendar-feeds/make-feeds.ts';
import { ask } from '../chat/ask.ts';
import { tendChildren } from '../children/tend-children.ts';
import { tendProfiles } from '../dietary/tend-profiles.ts';
import { trackFood } from '../dietary/track-food.ts';
import { categoryAt, interestsOf, pickListing, pickSearch } from '../directory/listings.ts';
import { propose } from '../directory/propose.ts';
import { reportError } from '../directory/report-error.ts';
import { chooseFaces } from '../entry-faces/choose-faces.ts';
import type { Family, Step } from '../family.ts';
import { planDays } from '../family-days/plan-days.ts';
import { callFavorite, tendFavorites, tryFavorite, waitAndVisit } from '../favorites/favoriting.ts';
import { tell } from '../feedback/tell.ts';
import { tendHousehold, tendHouseholdLater } from '../household/tend-household.ts';
import { deny } from '../insurance/deny.ts';
import { lookUpInsurance } from '../insurance/look-up.ts';
import { learn, practice } from '../learning/learn.ts';
import { callSupport } from '../staff/support.ts';
import { considerPlan, tierOf } from '../subscription/plan.ts';
import { subscribeWithMovedTrial } from '../subscription/subscribe.ts';
import { writeToSupport } from '../support/write-to-support.ts';
import { activityAt } from './activity.ts';

/** Steps of a visit in order, which is mostly a search for a provider. */
export function* visit(family: Family): Generator<Step, void> {
  const { random } = family;
  if (random.chance(0.25)) yield prompt(family, 'home-banner');
  if (random.chance(0.3)) yield tendFavorites(family);
  if (random.chance(0.07)) yield callFavorite(family);
  const searches = random.times(1.3);
  for (let search = 0; search < searches; search += 1) yield* lookFor(family);
  if (random.chance(0.06)) yield* learn(family);
  if (random.chance(0.04)) yield* practice(family);
  if (random.chance(0.05)) yield lookUpInsurance(family);
  yield* habits(family);
  if (random.chance(0.012)) yield changeAccount(family);
  if (random.chance(0.006)) yield callSupport(family);
  if (random.chance(0.03)) yield writeToSupport(family);
  if (random.chance(0.03)) yield tendProfiles(family);
  if (random.chance(0.02)) yield deny(family);
  if (random.chance(0.012)) yield tell(family);
  if (random.chance(0.08)) yield ask(family);
  if (random.chance(0.1)) yield trackFood(family);
  if (random.chance(0.02)) yield tendChildren(family);
  if (random.chance(0.05)) yield keepCalendar(family);
  else if (random.chance(0.01)) yield makeFeeds(family);
  else if (random.chance(0.03)) yield chooseFaces(family);
  if (random.chance(0.01)) yield planDays(family);
  if (random.chance(0.01)) yield tendHousehold(family);
}

/** Rare acts of exemplary families in their first session. */
export const rarities = (family: Family): readonly Step[] =>
  family.isExemplary
    ? [
        tendChildren(family, { course: 'everything' }),
        keepCalendar(family, { course: 'everything' }),
        chooseFaces(family, { course: 'everything' }),
        makeFeeds(family, { course: 'everything' }),
        planDays(family, { course: 'everything' }),
        waitAndVisit(family, pickListing(categoryAt(0), family.place.state, family.random)),
        tendProfiles(family, { course: 'everything' }),
        trackFood(family, { course: 'everything' }),
        tell(family, { course: 'withdrawn' }),
        tell(family, { course: 'unpublished' }),
        deny(family, { course: 'removed' }),
        subscribeWithMovedTrial(family),
        tendHouseholdLater(family),
        writeToSupport(family, { course: 'everything' }),
        callSupport(family),
      ]
    : [];

/** Plain commands for which contexts declare habits. */
function* habits({ random, own, itself }: Family): Generator<Step, void> {
  for (const { habit, dispatch } of plainCommands) {
    if (habit === undefined || !random.chance(habit.perSession)) continue;
    yield (at, sessionId) => {
      const now = new Date(at);
      const sent = habit.send(random, now, own.stateOf);
      if (sent === null) return [];
      return dispatch((decider, command) => own.dispatch(decider, command, itself(at, sessionId)), {
        ...sent,
        now,
        newId: random.id(),
      });
    };
  }
}

/** Search and its consequences. */
function* lookFor(family: Family): Generator<Step, void> {
  const { random, place } = family;
  const category = random.chance(0.85)
    ? random.pick(interestsOf(family))
    : categoryAt(random.next());
  const search = pickSearch(category, random);
  yield (at, sessionId) => {
    const state = random.chance(0.97) ? place.state : null;
    return activityAt(family, at).dispatch(
      {
        command: 'report-search',
        category: random.chance(0.85) ? category : null,
        state,
        ...search,
        tier: tierOf(family, at),
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
      activityAt(family, at).dispatch(
        { command: 'view-resource', resourceId: listing.resourceId, listing },
        family.itself(at, sessionId, listing.state),
      );
    if (random.chance(0.22)) yield tryFavorite(family, listing);
    if (random.chance(0.008)) yield reportError(family, listing);
    if (random.chance(0.008)) yield propose(family, listing);
  }
}

/** Upgrade prompt, which paying families never see, and few of the others accept. */
const prompt =
  (family: Family, where: UpgradePrompt): Step =>
  (at, sessionId) => {
    if (tierOf(family, at) !== 'free') return [];
    if (family.random.chance(0.05)) considerPlan(family, at);
    return activityAt(family, at).dispatch(
      { command: 'report-prompt', prompt: { kind: 'upgrade', where } },
      family.itself(at, sessionId),
    );
  };
