import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { PICTURES } from './entry-faces.constants.ts';

const entryId = z.string().describe('The entry of the calendar, by its id');

const photoId = z.string().describe('The photo, by its id');

const ID = { entryId: '0123456789abcdef0123456789abcdef' };

const PHOTO = { ...ID, photoId: 'fedcba9876543210fedcba9876543210' };

export const faceShape = {
  picture: z.enum(PICTURES).nullable(),
  label: z.string(),
  isHidden: z.boolean(),
};

/** Events of stream `entryFaces-{userId}`. The type names are the storage format. */
const entryFaceChanged = defineEvent({
  type: 'EntryFaceChanged',
  schema: z.object({
    entryId,
    picture: personal(faceShape.picture, 'account'),
    label: personal(faceShape.label, 'account'),
    isHidden: faceShape.isHidden.describe('It is for adults, and left out of the children’s day'),
  }),
  sentence: () => say('Chose how a child reads an entry of the calendar'),
  isOwnAct: true,
  feature: 'visual schedule',
  examples: [{ ...ID, picture: 'swim', label: 'Pool', isHidden: false }],
});

const entryPhotoChosen = defineEvent({
  type: 'EntryPhotoChosen',
  schema: z.object({ entryId, photoId }),
  sentence: () => say('Chose an own photo for an entry of the calendar'),
  isOwnAct: true,
  feature: 'visual schedule',
  examples: [PHOTO],
});

const entryPhotoRemoved = defineEvent({
  type: 'EntryPhotoRemoved',
  schema: z.object({ entryId, photoId }),
  sentence: () => say('Removed the photo of an entry of the calendar'),
  isOwnAct: true,
  examples: [PHOTO],
});

/** How children read the entries of a family's calendar. */
export const entryFacesStream = defineStream('entry-faces', [
  entryFaceChanged,
  entryPhotoChosen,
  entryPhotoRemoved,
]);

export type EntryFacesEvent = EventOf<typeof entryFacesStream>;

/** Event of streams `entryPhoto-{photoId}`. The type name is the storage format. */
const entryPhotoAdded = defineEvent({
  type: 'EntryPhotoAdded',
  schema: z.object({
    photoId,
    /** A JPEG in base64. */
    photo: personal(z.string(), 'account'),
  }),
  sentence: () => say('Added an own photo for the calendar'),
  isOwnAct: true,
  examples: [{ photoId: PHOTO.photoId, photo: '/9j/2Q==' }],
});

/** A stream for each photo, so that a command about a face reads none of them. */
export const entryPhotoStream = defineStream('entry-photo', [entryPhotoAdded]);

export type EntryPhotoEvent = EventOf<typeof entryPhotoStream>;
