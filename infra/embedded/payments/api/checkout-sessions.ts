import { z } from 'zod';
import { expireCheckout } from '../life/time-passes.ts';
import type { CheckoutSessionRecord } from '../storage/records.ts';
import { DAY, HOUR } from '../time/months.ts';
import { ApiError } from '../wire/errors.ts';
import { listPage } from '../wire/listing.ts';
import { address, expand, integer, listing, metadata, text } from '../wire/params.ts';
import { renderCheckoutSession } from '../wire/render-sessions.ts';
import { endpoint, find, findCustomer, mergeMetadata, requirePrice } from './endpoint.ts';

const MIN_EXPIRY = HOUR / 2;
const MAX_TRIAL_DAYS = 730;
/** Minimum time until the end of a trial that is set by its end date. */
const MIN_TRIAL = 2 * DAY;

const creation = z.strictObject({
  mode: z.literal('subscription'),
  // Stripe creates a customer if there is none. We always pass one, so that none is created twice.
  customer: text,
  line_items: z.tuple([z.strictObject({ price: text, quantity: z.literal('1').optional() })]),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      trial_period_days: integer.pipe(z.number().min(1).max(MAX_TRIAL_DAYS)).optional(),
      trial_end: integer.optional(),
      metadata: metadata.optional(),
    })
    .optional(),
  payment_method_collection: z.literal('always').optional(),
  ui_mode: z.literal('hosted_page').optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
  expand,
});

type Creation = z.output<typeof creation>;

const expiryOf = ({ expires_at: chosen }: Creation, now: number): number => {
  const expiresAt = chosen ?? now + DAY;
  if (expiresAt < now + MIN_EXPIRY || expiresAt > now + DAY)
    throw new ApiError(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  return expiresAt;
};

const trialOf = ({ subscription_data: data }: Creation, now: number) => {
  const { trial_period_days: trialDays = null, trial_end: trialEnd = null } = data ?? {};
  if (trialDays !== null && trialEnd !== null)
    throw new ApiError('You can only pass one of `trial_end` and `trial_period_days`.');
  if (trialEnd !== null && trialEnd < now + MIN_TRIAL)
    throw new ApiError('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
  return { trialDays, trialEnd };
};

export const checkoutEndpoints = [
  endpoint('POST', '/v1/checkout/sessions', creation, ({ desk, params }) => {
    const now = desk.now();
    findCustomer(desk, params.customer, 'customer');
    const expiresAt = expiryOf(params, now);
    const record: CheckoutSessionRecord = {
      id: desk.chance.newId('cs_test'),
      created: now,
      customer: params.customer,
      price: requirePrice(desk, params.line_items[0].price, 'line_items[0][price]'),
      status: 'open',
      paymentStatus: 'unpaid',
      clientReferenceId: params.client_reference_id ?? null,
      metadata: mergeMetadata({}, params.metadata),
      subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
      ...trialOf(params, now),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      locale: params.locale ?? null,
      expiresAt,
      subscription: null,
      invoice: null,
      confirming: null,
      dueAt: expiresAt,
    };
    desk.store.put('checkout_session', record);
    return renderCheckoutSession(desk, record);
  }),
  endpoint(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...listing,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    ({ desk, params }) =>
      listPage(desk, {
        kind: 'checkout_session',
        url: '/v1/checkout/sessions',
        customer: params.customer,
        params,
        holds: ({ status, subscription }) =>
          (params.status ?? status) === status &&
          (params.subscription ?? subscription) === subscription,
      }),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', z.strictObject({ expand }), ({ desk, id }) =>
    renderCheckoutSession(desk, find(desk, 'checkout_session', id)),
  ),
  endpoint(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    z.strictObject({ expand }),
    ({ desk, id }) => {
      const { status } = find(desk, 'checkout_session', id);
      if (status !== 'open')
        throw new ApiError(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
        );
      expireCheckout(desk, id);
      return renderCheckoutSession(desk, find(desk, 'checkout_session', id));
    },
  ),
];
