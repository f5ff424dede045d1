import type { CommandPart } from '../commands/command-part.ts';
import { readPaymentHealth } from './payment-health.ts';
import { addPaymentPagesRoutes } from './payment-pages.routes.ts';
import { paymentsJob } from './payments.job.ts';
import { reconcileJob } from './reconcile.job.ts';
import { addSubscriptionRoutes } from './subscription.routes.ts';
import { addPaymentWebhook } from './webhook.routes.ts';

export const subscriptionPart: CommandPart = {
  addRoutes: (app, dependencies) => {
    addSubscriptionRoutes(app, dependencies);
    addPaymentPagesRoutes(app, dependencies);
    addPaymentWebhook(app, dependencies);
  },
  jobs: [paymentsJob, reconcileJob],
  readHealth: async (dependencies) => [await readPaymentHealth(dependencies)],
};
