import * as z from 'zod/mini';
import { ROLES } from './session.constants.ts';

/** `GET /api/me`. Dates are ISO. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  isEmailConfirmed: z.boolean(),
  /** A new address that takes the place of `email` once its code was entered. */
  pendingEmail: z.nullable(z.string()),
  memberSince: z.string(),
  /** Null unless the account is about to be deleted. */
  deletionDueAt: z.nullable(z.string()),
});

export type User = z.infer<typeof userSchema>;

/**
 * Answer to signing up and signing in. A browser gets the other half of the session as a cookie.
 */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });

export type SignedIn = z.infer<typeof signedInSchema>;

/** An entry of `GET /api/account/sessions`. Dates are ISO. */
export const sessionSchema = z.object({
  id: z.string(),
  /** In words, such as "Firefox on Android"; null where it did not say. */
  device: z.nullable(z.string()),
  /** A program that holds its own token, and not a browser. */
  isApi: z.boolean(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});

export type AccountSession = z.infer<typeof sessionSchema>;

/** `DELETE /api/account/sessions/:sessionId`. */
export const sessionParamsSchema = z.object({
  sessionId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/**
 * `GET /api/session` and `POST /api/session/activity`, of which only the second extends it: how long
 * the session has if nothing more is done.
 */
export const sessionTimeSchema = z.object({ remainingSeconds: z.number() });
