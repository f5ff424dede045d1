import * as z from 'zod/mini';
import { typedLine } from '../kernel/typed-text.ts';
import { FACE_LABEL_MAX_LENGTH, PHOTO_MAX_BYTES, PICTURES } from './entry-faces.constants.ts';

/** Path of `PUT …/face`, and of `PUT`, `DELETE` and `GET …/photo` of `/api/calendar/entries/{entryId}`. */
export const faceParamsSchema = z.object({ entryId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** `PUT /api/calendar/entries/{entryId}/face`: how a child reads the entry. `CalendarNeedsFamily`, `TooManyFaces`. */
export const changeFaceSchema = z.object({
  /** Null for none. */
  picture: z.nullable(z.enum(PICTURES)),
  /** The child's own words; empty for the title. */
  label: typedLine({ most: FACE_LABEL_MAX_LENGTH }),
  /** It is for adults: children do not see it in their day. */
  isHidden: z.boolean(),
});

export type FaceFields = Readonly<z.infer<typeof changeFaceSchema>>;

/** Characters of base64 for so many bytes. */
const PHOTO_MAX_LENGTH = Math.ceil(PHOTO_MAX_BYTES / 3) * 4;

/**
 * `PUT /api/calendar/entries/{entryId}/photo`: a JPEG in base64, kept without what it tells of place and camera.
 * `NoPhoto`, `TooManyPhotos`.
 */
export const addPhotoSchema = z.object({
  photo: z.base64().check(z.maxLength(PHOTO_MAX_LENGTH, 'The photo is too large')),
});

const faceSchema = z.readonly(
  z.object({
    entryId: z.string(),
    picture: z.nullable(z.enum(PICTURES)),
    label: z.string(),
    isHidden: z.boolean(),
    /** Changes with the photo; null for none. */
    photoId: z.nullable(z.string()),
  }),
);

export type Face = z.infer<typeof faceSchema>;

/** `GET /api/calendar/faces`: faces of the entries that the caller sees, without their photos. */
export const facesSchema = z.readonly(z.array(faceSchema));

/** `GET /api/calendar/entries/{entryId}/photo`: a JPEG in base64. `UnknownPhoto`. */
export const photoSchema = z.readonly(z.object({ photo: z.string() }));
