import * as z from 'zod/mini';

/**
 * Every error code on the wire, with its HTTP status and what it says in English. The interface
 * translates by code. A code is never renamed.
 */
export const ERRORS = {
  MalformedRequest: { status: 400, message: 'This request could not be read.' },
  ValidationFailed: { status: 400, message: 'Some fields need another look.' },
  PositionBeyondLog: {
    status: 400,
    message: 'This asks for something that has not happened yet. Please load the page again.',
  },
  SignInRequired: { status: 401, message: 'Please sign in to continue.' },
  WrongCredentials: {
    status: 401,
    message: 'That email and password don’t match. Check both and try again.',
  },
  WrongPassword: {
    status: 403,
    message: 'That is not your password. Check it and try again.',
  },
  RoleRequired: { status: 403, message: 'Your account has no access to this.' },
  PlusRequired: {
    status: 403,
    message:
      'That is part of the Plus plan. Search without it, or look at the plans to see what Plus adds.',
  },
  GrantRequired: {
    status: 403,
    message: 'Your time to look at this family is over. Open its activity again to go on.',
  },
  CrossSiteRequest: {
    status: 403,
    message: 'This was sent by another website, so it was not done. Please try again from ours.',
  },
  NotFound: { status: 404, message: 'There is nothing at this address.' },
  UnknownResource: {
    status: 404,
    message: 'This provider is no longer in the directory. Search again to see who is there now.',
  },
  UnknownFavorite: {
    status: 404,
    message: 'This provider is not among your favorites any more. Add it again to go on.',
  },
  UnknownFamily: {
    status: 404,
    message: 'There is no such family any more. Search again.',
  },
  UnknownReport: { status: 404, message: 'There is no such report. Choose one from the list.' },
  EmailTaken: {
    status: 409,
    message: 'There is already an account with this email. Sign in, or reset your password.',
  },
  NothingToConfirm: {
    status: 409,
    message: 'This email is confirmed already, so there is no mail to send.',
  },
  FavoriteLimitReached: {
    status: 409,
    message: 'You’ve saved as many favorites as the free plan holds. Remove one to add another.',
  },
  ReportLimitReached: {
    status: 409,
    message:
      'You have five reports under way. Wait until one is done, or cancel one, to start another.',
  },
  BodyTooLarge: { status: 413, message: 'This is more than we can take in one go.' },
  UnsupportedMediaType: { status: 415, message: 'We can read JSON only.' },
  WrongCode: {
    status: 422,
    message: 'That code is not right, or its time is over. Check it, or ask for a new one.',
  },
  UnknownLocation: {
    status: 422,
    message: 'We don’t know that ZIP code or city. Check it, or search without a location.',
  },
  LocationAmbiguous: {
    status: 422,
    message: 'There are several places of that name. Choose one, or add the state.',
  },
  LocationOutsideUS: {
    status: 422,
    message:
      'That is outside the United States, where we list providers. Enter a ZIP code or a city there.',
  },
  DateInFuture: { status: 422, message: 'This day is still to come. Please check the date.' },
  IdempotencyKeyReused: {
    status: 422,
    message: 'This key was already used for another request. Send the request with a new one.',
  },
  TooManyTries: {
    status: 429,
    message: 'That was tried too often in a short time. Please wait a little, then try again.',
  },
  InternalError: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  Unavailable: { status: 503, message: 'We can’t answer just now. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

export type ErrorCode = keyof typeof ERRORS;

export const errorBodySchema = z.readonly(
  z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(
      z.readonly(z.array(z.readonly(z.object({ path: z.string(), message: z.string() })))),
    ),
    /** What to choose from, where what was sent could mean any of these. */
    choices: z.optional(z.readonly(z.array(z.string()))),
  }),
);

export type ErrorBody = z.infer<typeof errorBodySchema>;
