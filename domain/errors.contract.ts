import { z } from 'zod';

/**
 * Every error code on the wire, with its HTTP status and what it says in English. The interface
 * translates by code. A code is never renamed.
 */
export const ERRORS = {
  MalformedRequest: { status: 400, message: 'This request could not be read.' },
  ValidationFailed: { status: 400, message: 'Some fields need another look.' },
  NotFound: { status: 404, message: 'There is nothing at this address.' },
  BodyTooLarge: { status: 413, message: 'This is more than we can take in one go.' },
  UnsupportedMediaType: { status: 415, message: 'We can read JSON only.' },
  InternalError: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  Unavailable: { status: 503, message: 'We can’t answer just now. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

export type ErrorCode = keyof typeof ERRORS;

export const errorBodySchema = z
  .object({
    code: z.string(),
    message: z.string(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();

export type ErrorBody = z.infer<typeof errorBodySchema>;
