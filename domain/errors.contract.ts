import * as z from 'zod/mini';
import type { contexts } from './contexts.ts';

/**
 * The error codes of no context, with their HTTP status and English message; contexts declare their
 * own. The interface translates by code. A code is never renamed.
 */
export const GENERAL_ERRORS = {
  MalformedRequest: { status: 400, message: 'This request could not be read.' },
  ValidationFailed: { status: 400, message: 'Some fields need another look.' },
  PositionBeyondLog: { status: 400, message: 'This page is out of date. Please load it again.' },
  SignInRequired: { status: 401, message: 'Please sign in to continue.' },
  RoleRequired: { status: 403, message: 'Your account has no access to this.' },
  CrossSiteRequest: {
    status: 403,
    message:
      'This request came from another website, so we didn’t carry it out. Please try again from ours.',
  },
  NotFound: { status: 404, message: 'There is nothing at this address.' },
  BodyTooLarge: { status: 413, message: 'This is too much to send at once.' },
  UnsupportedMediaType: { status: 415, message: 'Requests must be sent as JSON.' },
  DateInFuture: { status: 422, message: 'This day is still to come. Please check the date.' },
  IdempotencyKeyReused: {
    status: 422,
    message: 'This key was already used for another request. Send the request with a new one.',
  },
  TooManyTries: {
    status: 429,
    message: 'Too many tries in a short time. Please wait a little, then try again.',
  },
  InternalError: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  Unavailable: { status: 503, message: 'We can’t answer just now. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

type CodeOf<Context> = Context extends { readonly errors: infer Own } ? keyof Own & string : never;

/** Every error code on the wire. */
export type ErrorCode = keyof typeof GENERAL_ERRORS | CodeOf<(typeof contexts)[number]>;

export const errorBodySchema = z.readonly(
  z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(
      z.readonly(z.array(z.readonly(z.object({ path: z.string(), message: z.string() })))),
    ),
    /** Possible meanings of an ambiguous value. */
    choices: z.optional(z.readonly(z.array(z.string()))),
  }),
);

export type ErrorBody = z.infer<typeof errorBodySchema>;
