import { type Decider, type Rejected, reject } from '../kernel/decider.ts';
import { readableOr } from '../kernel/personal.ts';
import { FACES_LIMIT, PHOTOS_LIMIT } from './entry-faces.constants.ts';
import type { Face, FaceFields } from './entry-faces.contract.ts';
import { type EntryFacesEvent, entryFacesStream } from './entry-faces.events.ts';

export type KeptFace = Omit<Face, 'entryId'>;

/** By the id of the entry. */
export type FacesState = Readonly<Record<string, KeptFace>>;

const NO_FACE: KeptFace = { picture: null, label: '', isHidden: false, photoId: null };

export type EntryFacesCommand = { readonly entryId: string } & (
  | { readonly command: 'change'; readonly face: FaceFields }
  | {
      readonly command: 'choose-photo';
      readonly photoId: string;
      /** Entries that were removed for good: their photos no longer count. */
      readonly gone: readonly string[];
    }
  | {
      readonly command: 'remove-photo';
      /** Photo that the entry shows, which a series may have from the one that it goes on from. */
      readonly photoId: string | null;
    }
);

export type EntryFacesRejection = 'TooManyPhotos' | 'TooManyFaces';

/** Effect of an event on the faces of a family. */
export const faceAfter = (
  face: KeptFace | undefined = NO_FACE,
  event: EntryFacesEvent,
): KeptFace => {
  switch (event.type) {
    case 'EntryFaceChanged': {
      const { picture, label, isHidden } = event.data;
      return {
        ...face,
        picture: readableOr(picture, null),
        label: readableOr(label, ''),
        isHidden,
      };
    }
    case 'EntryPhotoChosen':
      return { ...face, photoId: event.data.photoId };
    case 'EntryPhotoRemoved':
      return { ...face, photoId: null };
  }
};

/** Entries with an own photo. */
export const withPhotos = (faces: FacesState): readonly string[] =>
  Object.entries(faces).flatMap(([entryId, { photoId }]) => (photoId === null ? [] : [entryId]));

/** Pictures, own photos and the child's words for the entries of a family's calendar. */
export const entryFacesDecider: Decider<
  FacesState,
  EntryFacesCommand,
  EntryFacesEvent,
  EntryFacesRejection
> = {
  stream: entryFacesStream,
  initialState: {},
  evolve: (faces, event) => {
    const { entryId } = event.data;
    return { ...faces, [entryId]: faceAfter(faces[entryId], event) };
  },
  decide: (command, faces) => {
    const { entryId } = command;
    const before = faces[entryId];
    if (command.command === 'remove-photo') {
      const photoId = before?.photoId ?? command.photoId;
      return photoId === null ? [] : [{ type: 'EntryPhotoRemoved', data: { entryId, photoId } }];
    }
    if (before === undefined && Object.keys(faces).length >= FACES_LIMIT)
      return reject('TooManyFaces');
    return command.command === 'change'
      ? changed(entryId, command.face, before)
      : chosen(command, faces);
  },
};

/** A series that goes on from another one has its face, which an unknown one therefore states anew. */
const changed = (
  entryId: string,
  { picture, label, isHidden }: FaceFields,
  before: KeptFace | undefined,
): readonly EntryFacesEvent[] =>
  before?.picture === picture && before.label === label && before.isHidden === isHidden
    ? []
    : [{ type: 'EntryFaceChanged', data: { entryId, picture, label, isHidden } }];

const chosen = (
  { entryId, photoId, gone }: Extract<EntryFacesCommand, { readonly command: 'choose-photo' }>,
  faces: FacesState,
): readonly EntryFacesEvent[] | Rejected<EntryFacesRejection> => {
  if (faces[entryId]?.photoId === photoId) return [];
  const replaced = [entryId, ...gone].flatMap((id): readonly EntryFacesEvent[] => {
    const before = faces[id]?.photoId ?? null;
    return before === null
      ? []
      : [{ type: 'EntryPhotoRemoved', data: { entryId: id, photoId: before } }];
  });
  if (withPhotos(faces).length - replaced.length >= PHOTOS_LIMIT) return reject('TooManyPhotos');
  return [...replaced, { type: 'EntryPhotoChosen', data: { entryId, photoId } }];
};
