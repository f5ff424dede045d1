import {
  UNKNOWN_DETAILS,
  UNKNOWN_RESOURCE,
} from '@hearthway/domain/directory/unknown-listing.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';

/** A favorite with the given fields only. */
export const favorite = (known: Partial<Favorite>): Favorite => ({
  id: 'demo-1',
  name: '',
  category: 'aba-therapy',
  ...UNKNOWN_RESOURCE,
  ...UNKNOWN_DETAILS,
  favoritedAt: '2026-11-01T10:00:00.000Z',
  note: null,
  status: null,
  waitsSince: null,
  visitedOn: null,
  retiredAt: null,
  isGone: false,
  state: 'NC',
  isPhoneHidden: false,
  callTips: null,
  ...known,
});
