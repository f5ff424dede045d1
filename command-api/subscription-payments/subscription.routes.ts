import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { isRefusedTrial } from '@hearthway/domain/subscription/snapshot.ts';
import {
  cancelPlanSchema,
  changePlanSchema,
  choosePlanSchema,
  paymentPageSchema,
  syncCheckoutSchema,
  syncedCheckoutSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { answeredRoutes, commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { changeAtProvider } from './change-at-provider.ts';
import { findCheckout, prepareCheckout } from './checkout.ts';
import { readChangeable, readPlan, readSubscribed, type SubscribedFamily } from './family-plan.ts';
import { readNews } from './read-news.ts';

/**
 * Adds routes to start, change and end a plan. The payment provider makes the change, and each command then
 * records the provider's state, as webhooks do.
 */
export const addSubscriptionRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const addRoute = commandRoutes(app, dependencies)(subscriptionDecider);
  const addAnswered = answeredRoutes(app, dependencies)(subscriptionDecider);

  /** Returns the command that records the state once the provider has made the change. */
  const afterwards = async (
    familyId: string,
    { payments, customerId }: Pick<SubscribedFamily, 'payments' | 'customerId'>,
  ) => ({
    command: 'record-subscription' as const,
    ...(await readNews(dependencies, payments, { familyId, customerId })),
  });

  addAnswered({
    route: 'POST /api/subscription/create-session',
    params: NONE,
    body: choosePlanSchema,
    answer: paymentPageSchema,
    prepare: async ({ familyId, body: { planId: plan }, language }) => {
      const before = await readPlan(dependencies, familyId);
      const { customerId, isTrialUsed, open } = await prepareCheckout(dependencies, before, {
        familyId,
        plan,
        language,
      });
      return {
        command: { command: 'start-checkout', customerId, plan, isTrialUsed },
        toAnswer: open,
      };
    },
  });

  addAnswered({
    route: 'POST /api/subscription/sync',
    params: NONE,
    body: syncCheckoutSchema,
    answer: syncedCheckoutSchema,
    prepare: async ({ familyId, body: { sessionId } }) => {
      const { payments, state } = await readPlan(dependencies, familyId);
      const { customerId } = state;
      const checkout = await findCheckout(payments, sessionId);
      if (customerId === null || checkout?.customerId !== customerId)
        throw refuse('UnknownCheckout');
      const { status, plan } = checkout;
      const command = await afterwards(familyId, { payments, customerId });
      const latest = command.snapshot.subscriptions.at(-1);
      const isRefused = status === 'complete' && latest !== undefined && isRefusedTrial(latest);
      return { command, toAnswer: () => ({ checkout: isRefused ? 'refused' : status, plan }) };
    },
  });

  addRoute({
    route: 'POST /api/subscription/cancel',
    params: NONE,
    body: cancelPlanSchema,
    prepare: async ({ familyId, body: { reason } }) => {
      const family = await readSubscribed(dependencies, familyId);
      await changeAtProvider(dependencies, { ...family, familyId }, ({ payments, live }) =>
        payments.cancelAtPeriodEnd(live.id, reason),
      );
      return { command: await afterwards(familyId, family) };
    },
  });

  addRoute({
    route: 'POST /api/subscription/resume',
    params: NONE,
    body: NONE,
    prepare: async ({ familyId }) => {
      const family = await readSubscribed(dependencies, familyId);
      await changeAtProvider(dependencies, { ...family, familyId }, ({ payments, live }) =>
        payments.resume(live.id),
      );
      return { command: await afterwards(familyId, family) };
    },
  });

  addRoute({
    route: 'POST /api/subscription/change',
    params: NONE,
    body: changePlanSchema,
    prepare: async ({ familyId, body: { planId: plan, proratedAt } }) => {
      const family = await readChangeable(dependencies, familyId);
      await changeAtProvider(dependencies, { ...family, familyId }, ({ payments, live }) =>
        payments.changePlan({ subscriptionId: live.id, plan, proratedAt }),
      );
      return { command: await afterwards(familyId, family) };
    },
  });
};
