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

/** Undefined for what the provider refuses, as it knows no such thing. */
export const unlessRefused = async <Result>(
  asked: Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentRefusedError) return undefined;
    throw error;
  }
};
