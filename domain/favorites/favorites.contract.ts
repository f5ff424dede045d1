import * as z from 'zod/mini';
import { detailsFields, resourceSchema } from '../directory/directory.contract.ts';
import { typedText } from '../kernel/typed-text.ts';
import { callTipsSchema } from './call-plan.contract.ts';
import { CONTACT_STATUSES, NOTE_MAX_LENGTH } from './favorites.constants.ts';

const resourceIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** `POST /api/favorites`. A `userId` is accepted and ignored: the session decides. */
export const addFavoriteSchema = z.object({ resourceId: resourceIdSchema });

/** `PUT /api/favorites/:resourceId/note`. An empty note is none. */
export const changeNoteSchema = z.object({
  note: typedText({ most: NOTE_MAX_LENGTH }),
});

const statusSchema = z.nullable(z.enum(CONTACT_STATUSES));

/** `PUT /api/favorites/:resourceId/status`. Null takes it off. */
export const changeStatusSchema = z.object({ status: statusSchema });

/** `PUT /api/favorites/:resourceId/position`: right before another favorite, or null for the end. */
export const moveFavoriteSchema = z.object({ before: z.nullable(resourceIdSchema) });

/**
 * `GET /api/favorites`, an array of these in the family's own order. New ones come first. The
 * distance is from where the family said that it lives.
 */
export const favoriteSchema = z.object({
  ...resourceSchema.shape,
  ...detailsFields,
  /** ISO date and time. */
  favoritedAt: z.string(),
  /** The family's own, encrypted in the log; null where there is none. */
  note: z.nullable(z.string()),
  /** The family's progress with the provider; null until it is set. */
  status: statusSchema,
  /** ISO day, as `waitAfter` keeps it: called or on the waiting list since. */
  waitsSince: z.nullable(z.string()),
  /** ISO day of the first visit. */
  visitedOn: z.nullable(z.string()),
  /**
   * ISO date and time since when its source no longer lists it, so that its data is the last known;
   * null while it is listed.
   */
  retiredAt: z.nullable(z.string()),
  /**
   * The listing has left the directory: name and category are those at the time of favoriting, and
   * all other fields are empty. So is the category, where it was not stored.
   */
  isGone: z.boolean(),
  /** Two letters; null where it is unknown. */
  state: z.nullable(z.string()),
  /** Two families or more reported the number as wrong since it was last confirmed. */
  isPhoneHidden: z.boolean(),
  /** Null where no other family noted any. */
  callTips: z.nullable(callTipsSchema),
});

export type Favorite = z.infer<typeof favoriteSchema>;
