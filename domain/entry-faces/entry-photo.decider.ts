import type { Decider } from '../kernel/decider.ts';
import { type EntryPhotoEvent, entryPhotoStream } from './entry-faces.events.ts';

interface AddPhoto {
  readonly command: 'add';
  readonly photoId: string;
  /** A JPEG in base64, cleaned. */
  readonly photo: string;
}

/** One photo, which never changes. How many a family has is decided by `entryFacesDecider`. */
export const entryPhotoDecider: Decider<boolean, AddPhoto, EntryPhotoEvent, never> = {
  stream: entryPhotoStream,
  initialState: false,
  evolve: () => true,
  decide: ({ photoId, photo }, isAdded) =>
    isAdded ? [] : [{ type: 'EntryPhotoAdded', data: { photoId, photo } }],
};
