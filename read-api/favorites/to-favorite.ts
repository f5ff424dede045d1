import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import type { CallTips } from '@hearthway/domain/favorites/call-plan.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { StoredFavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { toDetails } from '../directory/details.ts';
import { toResource } from '../directory/resource.ts';
import type { Kept } from './select-favorites.ts';

interface OfFamily {
  /** Miles from home; null if either place is unknown. */
  readonly miles: number | null;
  readonly note: string | null;
  readonly isPhoneHidden: boolean;
  readonly callTips: CallTips | null;
}

export const toFavorite = (
  { entry, listing }: Kept,
  { miles, note, isPhoneHidden, callTips }: OfFamily,
): Favorite => ({
  ...(listing === null
    ? { ...lastKnownListing(entry), ...UNKNOWN_DETAILS }
    : { ...toResource(listing, miles), ...toDetails(listing) }),
  favoritedAt: entry.favoritedAt,
  note,
  status: entry.status ?? null,
  waitsSince: entry.waitsSince ?? null,
  visitedOn: entry.visitedOn ?? null,
  retiredAt: listing?.retired_at ? new Date(listing.retired_at).toISOString() : null,
  isGone: listing === null,
  state: listing?.state ?? null,
  ...(isPhoneHidden && { phone: null }),
  isPhoneHidden,
  callTips,
});

const lastKnownListing = ({ resourceId, name, category }: StoredFavoriteEntry): Resource => ({
  id: resourceId,
  name,
  category: category ?? '',
  ...UNKNOWN_RESOURCE,
});
