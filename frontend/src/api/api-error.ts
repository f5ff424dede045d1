import type { ErrorBody, ErrorCode } from '@hearthway/domain/errors.contract.ts';

/**
 * Why there was no answer: a code of the server's, or one of this page's own. A newer server may
 * have codes that this page does not know.
 */
export type ApiErrorCode = ErrorCode | 'Unreachable' | 'UnreadableAnswer' | (string & {});

export interface ApiErrorOptions {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The server's message, in English. */
  readonly message: string;
  readonly issues?: ErrorBody['issues'];
  readonly choices?: ErrorBody['choices'];
  /** When the server would like to be asked again. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The candidates of an ambiguous request. */
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

/** Another try may succeed although nothing was changed: the server or the way to it failed. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
