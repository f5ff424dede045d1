import {
  type AccountCommand,
  type AccountState,
  accountDecider,
} from '@hearthway/domain/account/account.decider.ts';
import type { CategoryId } from '@hearthway/domain/directory/categories.ts';
import {
  type ListingReportCommand,
  listingReportDecider,
} from '@hearthway/domain/directory/listing-report.decider.ts';
import {
  type FavoritesCommand,
  type FavoritesState,
  favoritesDecider,
} from '@hearthway/domain/favorites/favorites.decider.ts';
import {
  type ActivityCommand,
  activityDecider,
} from '@hearthway/domain/journey/activity.decider.ts';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  type SubscriptionCommand,
  subscriptionDecider,
} from '@hearthway/domain/subscription/subscription.decider.ts';
import { type Agenda, createAgenda } from './agenda.ts';
import { categoryAt } from './listings.ts';
import { type Place, placeAt } from './places.ts';
import type { Random } from './random.ts';
import {
  type Aggregate,
  type Circumstances,
  type GiveOwn,
  openAggregate,
  ownStreams,
  type SimulatedEvent,
} from './recorder.ts';

/** An act of a family, or of support for it, at a time. */
export type Act = (at: number) => readonly SimulatedEvent[];

/** An act within a session. */
export type Step = (at: number, sessionId: string) => readonly SimulatedEvent[];

type Giving<Command> = Pick<Aggregate<unknown, Command>, 'give'>;

/** A simulated family with its state so far. */
export interface Family {
  readonly userId: string;
  readonly random: Random;
  readonly place: Place;
  /** Categories of most of its searches. */
  readonly interests: readonly CategoryId[];
  /** User ids of those who work in support. */
  readonly supporters: readonly string[];
  readonly agenda: Agenda<Act>;
  readonly account: Aggregate<AccountState, AccountCommand>;
  readonly favorites: Aggregate<FavoritesState, FavoritesCommand>;
  /** For commands to the family's own streams, each named after the family. */
  readonly giveOwn: GiveOwn;
  readonly subscription: Aggregate<Tier, SubscriptionCommand>;
  readonly openReport: (reportId: string) => Giving<ListingReportCommand>;
  /** The activity stream of the day of this time. */
  readonly activityAt: (at: number) => Giving<ActivityCommand>;
  /** For acts of the family itself. `state` is that of the listing or search. */
  readonly itself: (at: number, sessionId: string | null, state?: string | null) => Circumstances;
  /** For acts of a process, or of support, about the family. */
  readonly by: (actor: string, at: number) => Circumstances;
}

export const createFamily = ({
  random,
  supporters,
}: Pick<Family, 'random' | 'supporters'>): Family => {
  const userId = random.id();
  const subject = { userId, random };
  let day = { id: '', activity: openAggregate(subject, activityDecider, '') };
  return {
    ...subject,
    place: placeAt(random.next()),
    interests: Array.from({ length: 1 + random.below(3) }, () => categoryAt(random.next())),
    supporters,
    agenda: createAgenda(),
    account: openAggregate(subject, accountDecider, userId),
    favorites: openAggregate(subject, favoritesDecider, userId),
    giveOwn: ownStreams(subject),
    subscription: openAggregate(subject, subscriptionDecider, userId),
    openReport: (reportId) => openAggregate(subject, listingReportDecider, reportId),
    activityAt: (at) => {
      const id = activityIdOf(userId, new Date(at));
      if (day.id !== id) day = { id, activity: openAggregate(subject, activityDecider, id) };
      return day.activity;
    },
    itself: (at, sessionId, state = null) => ({ at, actor: userId, sessionId, state }),
    by: (actor, at) => ({ at, actor, sessionId: null, state: null }),
  };
};

/** Nothing happens to it any more. */
export const isGone = ({ account }: Family): boolean => account.state().status === 'erased';
