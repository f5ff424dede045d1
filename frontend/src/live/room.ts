import { createInboxRoom } from './create-inbox-room.ts';
import { createRoom } from './create-room.ts';
import { place } from './place.ts';

export const room = createRoom({ place });

/** Inbox of the staff, as far as this page is in it. */
export const inboxRoom = createInboxRoom();
