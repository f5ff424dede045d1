import {
  paymentPageSchema,
  planPreviewSchema,
  syncedCheckoutSchema,
} from '@hearthway/domain/subscription/subscription.contract.ts';
import { CHECKOUT_PATH, PREVIEW } from '../../testing/plan.fixture.ts';
import { none, type RoutesOf } from '../../testing/route.fixture.ts';

/** The payment provider's pages are pages of the site here. */
export const routes: RoutesOf = () => {
  const model = 'subscription';
  const path = (command: string) => `POST /api/subscription/${command}`;
  const page = (url: string) => ({ schema: paymentPageSchema, answer: () => ({ url }) });
  return [
    { route: path('create-session'), ...page(CHECKOUT_PATH) },
    { route: path('manage'), ...page('/account') },
    { route: path('receipts'), ...page('/about') },
    { route: path('cancel'), model, answer: none },
    { route: path('resume'), model, answer: none },
    { route: path('change'), model, answer: none },
    { route: path('preview'), schema: planPreviewSchema, answer: () => PREVIEW },
    {
      route: path('sync'),
      schema: syncedCheckoutSchema,
      answer: () => ({ checkout: 'complete', plan: 'plus' }),
    },
  ];
};
