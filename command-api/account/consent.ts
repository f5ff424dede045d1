import { consentSchema, type Register } from '@hearthway/domain/account/account.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';

/** Refuses a sign-up that lacks a consent as `ValidationFailed`. See docs/product-rules.md#consent. */
export const requireConsent = (details: Partial<Register>): void => {
  const { error } = consentSchema.safeParse(details);
  if (error === undefined) return;
  throw refuse(
    'ValidationFailed',
    error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
};
