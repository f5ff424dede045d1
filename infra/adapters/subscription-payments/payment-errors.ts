/** The provider is slow, down, answers 429 or 5xx, or is misconfigured. It may have done its work. */
export class PaymentsUnavailableError extends Error {
  override readonly name = 'PaymentsUnavailableError';
}

/** Error for a change with immediate payment whose card was declined: nothing has changed. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
}

/** Error for an object that the provider does not know, or that can no longer be changed. */
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

/** Returns undefined for an object that the provider does not know. */
export const unlessRefused = async <Result>(call: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PaymentRefusedError) return undefined;
    throw error;
  }
};
