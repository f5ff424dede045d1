import { calendarEntryDecider } from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import { childLinksDecider } from '@hearthway/domain/children/child-links.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { favoritesDecider } from '@hearthway/domain/favorites/favorites.decider.ts';
import { hasEnded, householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { childrenLinkedTo } from '@hearthway/domain/household-scopes/seen-children.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type {
  FindChildren,
  FindHouseholdAccess,
} from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Finds the access of a member by the log itself, so that a removal holds from the next command on. */
export const accessFinder =
  ({
    readState,
    database,
    clock,
  }: Pick<CommandDependencies, 'readState' | 'database' | 'clock'>): FindHouseholdAccess =>
  async ({ familyId, memberId }) => {
    const findChildren: FindChildren = async ({ kind, objectId }) => {
      if (kind === 'profile') {
        const profile = await readState(dietaryProfilesDecider, objectId);
        const isOwn = profile.status !== 'none' && profile.familyId === familyId;
        return isOwn && profile.fields.childId !== null ? [profile.fields.childId] : [];
      }
      if (kind === 'entry') {
        const entry = await readState(calendarEntryDecider, objectId);
        if (entry.status === 'none' || entry.familyId !== familyId) return [];
        const { childIds } = entry.fields;
        return childIds.length === 0 ? null : childIds;
      }
      const links = await readState(childLinksDecider, familyId);
      // Listings have public ids, so one that is not kept is refused as one that is hidden.
      if (kind === 'favorite') {
        const favorites = await readState(favoritesDecider, familyId);
        if (favorites.every(({ resourceId }) => resourceId !== objectId)) return [];
      }
      return childrenLinkedTo(links, { kind, objectId });
    };
    const { members } = await readState(householdDecider, familyId);
    const member = members.get(memberId);
    const now = clock();
    if (member?.status !== 'active' || hasEnded(member.grant, now)) return undefined;
    const [plan, owner] = await Promise.all([
      readState(subscriptionDecider, familyId),
      database
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '=', familyId)
        .executeTakeFirst(),
    ]);
    // A deleted account has no household.
    if (owner === undefined) return undefined;
    const { role, scopes, onlyChildren } = member.grant;
    return { role, scopes, onlyChildren, isReadOnly: tierAt(plan, now) === 'free', findChildren };
  };
