import type { ErrorBody, ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { errorOf } from '@hearthway/domain/errors.ts';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../postgres/unavailable.ts';
import { PaymentsUnavailableError } from '../subscription-payments/payment-errors.ts';

export interface ErrorReply {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number | undefined;
}

type Details = Pick<ErrorBody, 'issues' | 'choices'>;

export const errorReply = (code: ErrorCode, details: Details = {}): ErrorReply => {
  const { status, message } = errorOf(code);
  return { status, body: { code, message, ...details } };
};

/** Error that a route throws to respond with one of the codes. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: Details;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}, retryAfterSeconds?: number) {
    super(errorOf(code).message);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates an error to throw: `throw refuse('UnknownResource')`. */
export const refuse = (code: ErrorCode, issues?: ErrorBody['issues']): Error =>
  new Refusal(code, issues && { issues });

/** Whether `refuse(code)` created the error. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Refusal && error.code === code;

/** Creates an error to throw, with the choices that may have been meant, if any. */
export const refuseAmongChoices = (code: ErrorCode, choices: readonly string[]): Error =>
  new Refusal(code, choices.length === 0 ? {} : { choices });

/** Creates a `TooManyTries` error to throw, with the time to wait. */
export const refuseFor = (waitMs: number): Error =>
  new Refusal('TooManyTries', {}, Math.max(1, Math.ceil(waitMs / 1000)));

/** Maps an error to a reply. Only `InternalError` is a fault of ours. */
export const replyTo = (error: FastifyError): ErrorReply => {
  if (error instanceof Refusal) {
    const { code, details, retryAfterSeconds } = error;
    return { ...errorReply(code, details), retryAfterSeconds };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return errorReply('ValidationFailed', {
      issues: error.validation.map(({ instancePath, message }) => ({
        path: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? 'Not valid.',
      })),
    });
  }
  if (error instanceof PaymentsUnavailableError) return errorReply('PaymentsUnavailable');
  if (isDatabaseUnavailable(error)) return errorReply('Unavailable');
  return errorReply(codeOf(error.statusCode ?? 500));
};

const codeOf = (status: number): ErrorCode => {
  if (status === 404) return 'NotFound';
  if (status === 413) return 'BodyTooLarge';
  if (status === 415) return 'UnsupportedMediaType';
  if (status >= 502 && status <= 504) return 'Unavailable';
  return status >= 400 && status < 500 ? 'MalformedRequest' : 'InternalError';
};
