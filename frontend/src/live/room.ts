import { createInboxRoom } from './create-inbox-room.ts';
import { createRoom } from './create-room.ts';
import { place } from './place.ts';

/** Room of this page. */
export const room = createRoom({ place });

/** The inbox of the staff, as far as this page is in it. */
export const inboxRoom = createInboxRoom();
