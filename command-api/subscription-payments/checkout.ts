import { mayHaveTrial } from '@hearthway/domain/subscription/plan-state.ts';
import type { Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { unlessRefused } from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import type {
  Checkout,
  Payments,
} from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { FamilyPlan } from './family-plan.ts';
import { isTrialUsed } from './one-trial.ts';
import { recordNews } from './sync-customer.ts';

interface CheckoutRequest {
  readonly familyId: string;
  readonly plan: Plan;
  readonly language: string;
}

/**
 * Returns the family's customer, created if it has none, and a function that opens its checkout. The customer
 * is recorded in between, so that nothing can be paid before its family is known.
 */
export const prepareCheckout = async (
  dependencies: CommandDependencies,
  { payments, state: before }: FamilyPlan,
  { familyId, plan, language }: CheckoutRequest,
) => {
  const { readState, publicUrl } = dependencies;
  // Reads the provider, since webhooks may be late: a family that subscribes twice is told before it pays.
  if (before.customerId !== null)
    await recordNews(dependencies, payments, { familyId, customerId: before.customerId });
  const customerId = before.customerId ?? (await payments.createCustomer(familyId));
  const open = async () => {
    const hasTrial = mayHaveTrial(await readState(subscriptionDecider, familyId));
    const url = await payments.openCheckout({
      customerId,
      familyId,
      plan,
      language,
      hasTrial,
      successUrl: `${publicUrl}/subscription-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/subscribe?checkout=canceled`,
    });
    return { url, hasTrial };
  };
  return { customerId, isTrialUsed: await isTrialUsed(dependencies, familyId), open };
};

interface FoundCheckout extends Checkout {
  readonly plan: Plan;
}

/** Returns undefined for an id that is unknown to the provider, or not ours. */
export const findCheckout = async (
  payments: Payments,
  sessionId: string,
): Promise<FoundCheckout | undefined> => {
  const checkout = await unlessRefused(payments.readCheckout(sessionId));
  return checkout?.plan && { ...checkout, plan: checkout.plan };
};
