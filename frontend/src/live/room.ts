import { createRoom } from './create-room.ts';
import { place } from './place.ts';

/** Of this page. */
export const room = createRoom({ place });
