/** The provider is slow, down, answers 429 or 5xx, or is set up wrong. It may have done its work. */
export class PaymentsUnavailableError extends Error {
  override readonly name = 'PaymentsUnavailableError';
}

/** The card of a change that is paid at once was declined: nothing has changed. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
}

/** The provider knows no such thing, or it cannot be changed any more. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    { code, param }: { readonly code?: string | undefined; readonly param?: string | undefined },
  ) {
    super(message);
    this.code = code;
    this.param = param;
  }
}
