import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import type { Details } from '@hearthway/domain/directory/provider.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { StoredFavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { toDetails } from '../directory/details.ts';
import { toResource } from '../directory/resource.ts';
import type { Kept } from './select-favorites.ts';

export const toFavorite = ({ entry, listing }: Kept, miles: number | null): Favorite => ({
  ...(listing === null
    ? { ...whatWasKnown(entry), ...NOTHING_KNOWN }
    : { ...toResource(listing, miles), ...toDetails(listing) }),
  favoritedAt: entry.favoritedAt,
  note: entry.note ?? null,
  status: entry.status ?? null,
  retiredAt: listing?.retired_at ? new Date(listing.retired_at).toISOString() : null,
  isGone: listing === null,
});

const whatWasKnown = ({ resourceId, name, category }: StoredFavoriteEntry): Resource => ({
  id: resourceId,
  name,
  category: category ?? '',
  rating: null,
  reviewCount: 0,
  distance: null,
  description: '',
  tags: [],
  phone: null,
  email: null,
  hours: null,
  website: null,
  address: '',
  isDemo: false,
  source: '',
  lastVerified: null,
});

const NOTHING_KNOWN: Details = {
  categories: [],
  point: null,
  ages: null,
  languages: [],
  telehealth: null,
  inHome: null,
  medicaid: null,
  accepting: null,
  insurance: [],
  waitlist: null,
  requirements: null,
};
