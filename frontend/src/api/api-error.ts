import type { ErrorBody, ErrorCode } from '@hearthway/domain/errors.contract.ts';

/**
 * Reason for a missing answer: a code of the server or of this page. A newer server may send codes unknown to
 * this page.
 */
export type ApiErrorCode = ErrorCode | 'Unreachable' | 'UnreadableAnswer' | (string & {});

export interface ApiErrorOptions {
  /** HTTP status; 0 if the server was not reached. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Message of the server, in English. */
  readonly message: string;
  readonly issues?: ErrorBody['issues'];
  readonly choices?: ErrorBody['choices'];
  /** Delay before the next try, as requested by the server. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** Candidates of an ambiguous request. */
  readonly choices: NonNullable<ErrorBody['choices']>;
  readonly retryAfterSeconds: number | undefined;

  constructor({
    status,
    code,
    message,
    issues = [],
    choices = [],
    retryAfterSeconds,
    cause,
  }: ApiErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.choices = choices;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** True if the server or the connection failed, so that the same request may succeed later. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Whether a part of another family's household is not shared with the person: no failure, and nothing to retry. */
export const isNotShared = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NotShared';
