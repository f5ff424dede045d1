import * as z from 'zod/mini';
import { resourceSchema } from '../directory/directory.contract.ts';

/** `POST /api/favorites`. A `userId` may be sent and is ignored: the session says who it is. */
export const addFavoriteSchema = z.object({
  resourceId: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** `GET /api/favorites`, an array of these, the newest first. */
export const favoriteSchema = z.object({
  ...resourceSchema.shape,
  /** ISO date and time. */
  favoritedAt: z.string(),
  /**
   * It has left the directory: the name and the category are those it had when it was favorited, and
   * everything else is empty. So is the category, where it was not kept.
   */
  isGone: z.boolean(),
});

export type Favorite = z.infer<typeof favoriteSchema>;
