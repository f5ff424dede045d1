import * as z from 'zod';
import {
  type CalendarEntryEvent,
  calendarEntryStream,
} from '../calendar-entries/calendar-entries.events.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { foldByKey } from '../kernel/fold-by-key.ts';
import { foldRows } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { readableOr } from '../kernel/personal.ts';
import { faceAfter } from './entry-faces.decider.ts';
import {
  type EntryFacesEvent,
  type EntryPhotoEvent,
  entryFacesStream,
  entryPhotoStream,
  faceShape,
} from './entry-faces.events.ts';

const faceEvents = familyEvents<EntryFacesEvent | CalendarEntryEvent>()({
  streams: [entryFacesStream, calendarEntryStream],
  types: ['EntryFaceChanged', 'EntryPhotoChosen', 'EntryPhotoRemoved', 'CalendarEntryAdded'],
});

/** Faces of a family's entries by their ids. A series that goes on from another one begins with its face. */
export const entryFacesModel = foldByKey({
  name: 'entry-faces',
  label: say('How your children read the calendar'),
  row: z.object({
    faces: z
      .record(z.string(), z.object({ ...faceShape, photoId: z.string().nullable() }).readonly())
      .readonly(),
  }),
  sealed: ['faces'],
  keyOf: faceEvents.keyOf,
  read: faceEvents.read,
  view: {
    evolve: (row, event: ReturnType<typeof faceEvents.read>) => {
      const { faces } = row ?? { faces: {} };
      const { entryId } = event.data;
      if (event.type !== 'CalendarEntryAdded')
        return { faces: { ...faces, [entryId]: faceAfter(faces[entryId], event) } };
      const followed = event.data.follows === null ? undefined : faces[event.data.follows.entryId];
      return { faces: followed === undefined ? faces : { ...faces, [entryId]: followed } };
    },
  },
});

const photoEvents = familyEvents<EntryFacesEvent | EntryPhotoEvent>()({
  streams: [entryFacesStream, entryPhotoStream],
  types: ['EntryPhotoAdded', 'EntryPhotoRemoved'],
});

const entryPhotoRowSchema = z.object({
  photo_id: z.string(),
  /** Base64; empty once it was removed. */
  photo: z.string(),
  added_at: z.coerce.date(),
});

/** A row for each photo, read by itself. */
export const entryPhotosModel = foldRows({
  name: 'entry-photos',
  label: say('Your photos for the calendar'),
  row: entryPhotoRowSchema,
  rowKey: 'photo_id',
  sealed: ['photo'],
  keyOf: photoEvents.keyOf,
  read: photoEvents.read,
  view: {
    evolve: (rows, event: ReturnType<typeof photoEvents.read>) => {
      const { photoId: photo_id } = event.data;
      if (event.type === 'EntryPhotoAdded')
        return [
          {
            photo_id,
            photo: readableOr(event.data.photo, ''),
            added_at: new Date(event.metadata.occurredAt),
          },
        ];
      const before = rows.get(photo_id);
      return before === undefined ? [] : [{ ...before, photo: '' }];
    },
  },
});
