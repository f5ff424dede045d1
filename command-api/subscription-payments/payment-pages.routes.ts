import {
  choosePlanSchema,
  paymentPageSchema,
  planPreviewSchema,
  receiptSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { unlessRefused } from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { changeAtProvider } from './change-at-provider.ts';
import { readChangeable, readPlan, readSubscribed } from './family-plan.ts';

const CONFIG = { access: 'family' } as const;

export const addPaymentPagesRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  app.post(
    '/api/subscription/manage',
    { config: CONFIG, schema: { response: { 200: paymentPageSchema } } },
    async (request) => {
      const { familyId } = familyOf(request);
      const { payments, customerId } = await readSubscribed(dependencies, familyId);
      const url = await payments.openPortal({
        customerId,
        language: contentLanguageFor(request),
        returnUrl: `${dependencies.publicUrl}/account`,
      });
      return { url };
    },
  );

  app.post(
    '/api/subscription/preview',
    { config: CONFIG, schema: { body: choosePlanSchema, response: { 200: planPreviewSchema } } },
    async (request) => {
      const { familyId } = familyOf(request);
      const { planId: plan } = request.body;
      const family = await readChangeable(dependencies, familyId);
      return changeAtProvider(dependencies, { ...family, familyId }, ({ payments, live }) =>
        payments.previewChange({ subscriptionId: live.id, plan }),
      );
    },
  );

  app.post(
    '/api/subscription/receipts',
    { config: CONFIG, schema: { body: receiptSchema, response: { 200: paymentPageSchema } } },
    async (request) => {
      const { familyId } = familyOf(request);
      const { paymentId } = request.body;
      const { payments, state } = await readPlan(dependencies, familyId);
      const { customerId } = state;
      const isOwn = state.payments.some(({ id }) => id === paymentId);
      if (customerId === null || !isOwn) throw refuse('UnknownPayment');
      const url = await unlessRefused(payments.receiptOf(customerId, paymentId));
      if (url === undefined) throw refuse('UnknownPayment');
      return { url };
    },
  );
};
