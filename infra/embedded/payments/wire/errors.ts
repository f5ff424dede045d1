export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface ErrorDetails {
  readonly type?: ErrorType;
  readonly status?: number;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** Error response in Stripe's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: Omit<ErrorDetails, 'status'> & { readonly type: ErrorType };

  constructor(message: string, { status = 400, ...details }: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }
}

export const errorBody = ({ message, details }: ApiError) => ({ error: { ...details, message } });

/** Error for an unknown id: 404 in a path, 400 in a parameter. */
export const noSuch = (object: string, id: string, param?: string): ApiError =>
  new ApiError(`No such ${object}: '${id}'`, {
    status: param === undefined ? 404 : 400,
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const cardDeclined = (declineCode = 'generic_decline'): ApiError =>
  new ApiError('Your card was declined.', {
    type: 'card_error',
    status: 402,
    code: 'card_declined',
    decline_code: declineCode,
  });
