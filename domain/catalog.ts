import { accountRegistered, signedIn, signedOut } from './account/account.events.ts';
import { resourceFavorited, resourceUnfavorited } from './favorites/favorites.events.ts';
import type { EventType } from './kernel/event-type.ts';

/** Every type of event that was ever stored, and what is known of it. */
export const catalog: readonly EventType[] = [
  accountRegistered,
  signedIn,
  signedOut,
  resourceFavorited,
  resourceUnfavorited,
];
