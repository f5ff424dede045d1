import { createHash } from 'node:crypto';
import { calendarFeedRowSchema } from '@hearthway/domain/calendar-feeds/calendar-feeds.model.ts';
import { childLinksModel } from '@hearthway/domain/children/child-links.ts';
import { hasEnded } from '@hearthway/domain/household/household.decider.ts';
import { type HouseholdAccess, mayCall } from '@hearthway/domain/household/household-access.ts';
import { membershipRowSchema } from '@hearthway/domain/household/memberships.model.ts';
import type { Scope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import {
  EVERY_CHILD,
  type SeenChildren,
  seenChildren,
} from '@hearthway/domain/household-scopes/seen-children.ts';
import { planStateSchema } from '@hearthway/domain/subscription/plan-state.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { hashOfFeedKey } from '@hearthway/infra/adapters/calendar-feeds/feed-key.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

const foundSchema = z.object({
  ...calendarFeedRowSchema.shape,
  user_id: z.string(),
  language: z.string(),
  plan: planStateSchema.nullable(),
  membership: membershipRowSchema
    .pick({ role: true, scopes: true, only_children: true, status: true })
    .extend({ ends_at: z.string().nullable() })
    .nullable(),
  links: z.unknown(),
});

type Found = z.infer<typeof foundSchema>;

/** Feed that may be told now. */
export interface OpenFeed {
  readonly feed: Pick<Found, 'feed_id' | 'user_id' | 'family_id' | 'detail' | 'language' | 'plan'>;
  /** Children that the feed is about, and that its owner sees. */
  readonly seen: SeenChildren;
  readonly mayRead: (scope: Scope) => boolean;
  /** It is the calendar of the person's own household. */
  readonly isOwn: boolean;
  /** Changes with all that the feed is made from, on any day. */
  readonly version: string;
}

/** Read models that a feed is made from, besides those that are read with its row. */
const FED_MODELS = [
  'calendar_entries',
  'denials',
  'call_plan',
  'favorites',
  'family_days',
  'own_children',
] as const;

/** Access of the person who made a feed to its household; undefined for none. */
const accessTo = ({ user_id, family_id, membership }: Found, now: Date) => {
  if (user_id === family_id) return { onlyChildren: null, mayRead: () => true };
  if (membership?.status !== 'active' || hasEnded({ endsAt: membership.ends_at }, now))
    return undefined;
  const { role, scopes, only_children: onlyChildren } = membership;
  const access: HouseholdAccess = { role, scopes, onlyChildren, isReadOnly: false };
  return { onlyChildren, mayRead: (scope: Scope) => mayCall(access, scope, 'read') };
};

/**
 * Finds the feed of an address and decides anew whether it may be told. One query for every address, so that the
 * time of an answer tells a wrong one from no other that does not work.
 */
export const feedFinder =
  ({ database, clock }: Pick<ReadDependencies, 'database' | 'clock'>) =>
  async (key: string): Promise<OpenFeed | undefined> => {
    const row = await database
      .selectFrom('calendar_feeds as feed')
      .innerJoin('accounts as reader', 'reader.user_id', 'feed.user_id')
      .innerJoin('accounts as owner', 'owner.user_id', 'feed.family_id')
      .selectAll('feed')
      .select([
        'reader.language',
        sql<unknown>`(
          select own.plan from subscription as own where own.user_id = feed.family_id
        )`.as('plan'),
        sql<unknown>`(
          select row_to_json(own) from memberships as own
          where own.user_id = feed.family_id and own.member_id = feed.user_id
        )`.as('membership'),
        sql<unknown>`(
          select json_agg(own.position order by own.model) from moves as own
          where own.user_id = feed.family_id
            and own.model in (${sql.join(FED_MODELS)})
        )`.as('moved'),
        sql<unknown>`(
          select row_to_json(own) from child_links as own where own.user_id = feed.family_id
        )`.as('links'),
      ])
      .where('feed.secret_hash', '=', hashOfFeedKey(key))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const feed = z.parse(foundSchema, row);
    const now = clock();
    const access = accessTo(feed, now);
    if (access === undefined || !access.mayRead('calendar')) return undefined;
    if (feed.plan === null || tierAt(feed.plan, now) !== 'family') return undefined;
    const { child_id: childId, links } = feed;
    const { onlyChildren } = access;
    if (childId !== null && onlyChildren?.includes(childId) === false) return undefined;
    const only = childId === null ? onlyChildren : [childId];
    const seen =
      only === null
        ? EVERY_CHILD
        : seenChildren(only, links === null ? [] : childLinksModel.parse(links).links);
    return {
      feed,
      seen,
      mayRead: access.mayRead,
      isOwn: feed.user_id === feed.family_id,
      version: createHash('sha256').update(JSON.stringify(row)).digest('base64url'),
    };
  };
