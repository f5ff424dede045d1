import { resourceFavorited, resourceUnfavorited } from './favorites/favorites.events.ts';
import type { EventType } from './kernel/event-type.ts';

/** Every type of event that was ever stored, and what is known of it. */
export const catalog: readonly EventType[] = [resourceFavorited, resourceUnfavorited];
