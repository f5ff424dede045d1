import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import {
  CardDeclinedError,
  PaymentRefusedError,
} from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { SubscribedFamily } from './family-plan.ts';
import { recordNews } from './sync-customer.ts';

/** Changes a subscription at the provider, and passes on its refusals. */
export const changeAtProvider = async <Family extends SubscribedFamily, Result>(
  dependencies: CommandDependencies,
  family: Family & { readonly familyId: string },
  change: (family: Family) => Promise<Result>,
): Promise<Result> => {
  try {
    return await change(family);
  } catch (error) {
    if (error instanceof CardDeclinedError) throw refuse('CardDeclined');
    if (!(error instanceof PaymentRefusedError)) throw error;
    if (error.param?.includes('proration_date')) throw refuse('PreviewOutdated');
    // The subscription has ended meanwhile, and its webhook is late or lost.
    await recordNews(dependencies, family.payments, family);
    throw refuse('NotSubscribed');
  }
};
