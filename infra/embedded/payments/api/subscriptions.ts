import { z } from 'zod';
import {
  cancelAtPeriodEnd,
  cancelNow,
  moveTrialEnd,
  switchPrice,
  withdrawCancellation,
} from '../life/change-subscription.ts';
import { startSubscription } from '../life/start-subscription.ts';
import { changeSubscription, isLive } from '../life/subscription.ts';
import { DAY } from '../time/months.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import { listPage } from '../wire/listing.ts';
import { expand, flag, integer, listing, metadata, text } from '../wire/params.ts';
import { renderSubscription } from '../wire/render-billing.ts';
import { endpoint, find, findCustomer, mergeMetadata, requirePrice } from './endpoint.ts';

const STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'ended',
  'all',
] as const;

const cancellationDetails = z
  .strictObject({ comment: text.optional(), feedback: text.optional() })
  .optional();

/** Treats an empty text as none. */
const detailsOf = (details: z.output<typeof cancellationDetails>) => ({
  ...(details?.comment !== undefined && { comment: details.comment || null }),
  ...(details?.feedback !== undefined && { feedback: details.feedback || null }),
});

const creation = z.strictObject({
  customer: text,
  items: z.tuple([z.strictObject({ price: text, quantity: z.literal('1').optional() })]),
  trial_period_days: integer.pipe(z.number().min(1)).optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
  expand,
});

const change = z.strictObject({
  items: z
    .tuple([z.strictObject({ id: text, price: text, quantity: z.literal('1').optional() })])
    .optional(),
  proration_behavior: z
    .enum(['create_prorations', 'always_invoice', 'none'])
    .default('create_prorations'),
  proration_date: integer.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.enum(['', 'min_period_end', 'max_period_end']).optional(),
  cancellation_details: cancellationDetails,
  trial_end: z.union([z.literal('now'), integer]).optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
  expand,
});

export const subscriptionEndpoints = [
  endpoint('POST', '/v1/subscriptions', creation, ({ desk, params }) => {
    const customer = findCustomer(desk, params.customer, 'customer');
    const days = params.trial_period_days;
    const paymentMethod = params.default_payment_method ?? null;
    if (paymentMethod !== null)
      find(desk, 'payment_method', paymentMethod, 'default_payment_method');
    else if (customer.defaultPaymentMethod === null && days === undefined)
      throw new ApiError('This customer has no attached payment source or default payment method.');
    const started = startSubscription(desk, {
      customer: customer.id,
      price: requirePrice(desk, params.items[0].price, 'items[0][price]'),
      metadata: mergeMetadata({}, params.metadata),
      paymentMethod,
      trialEnd: days === undefined ? null : desk.now() + days * DAY,
    });
    return renderSubscription(desk, started);
  }),
  endpoint(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      ...listing,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(STATUSES).optional(),
    }),
    ({ desk, params: { customer, price, status, ...params } }) =>
      listPage(desk, {
        kind: 'subscription',
        url: '/v1/subscriptions',
        customer,
        params,
        holds: (record) => {
          if (price !== undefined && record.price !== price) return false;
          if (status === 'all') return true;
          if (status === 'ended') return !isLive(record);
          // Lists all that are not canceled if no status is given.
          return status === undefined ? record.status !== 'canceled' : record.status === status;
        },
      }),
  ),
  endpoint('GET', '/v1/subscriptions/:id', z.strictObject({ expand }), ({ desk, id }) =>
    renderSubscription(desk, find(desk, 'subscription', id)),
  ),
  endpoint('POST', '/v1/subscriptions/:id', change, ({ desk, id, params }) => {
    const before = find(desk, 'subscription', id);
    const merged = mergeMetadata(before.metadata, params.metadata);
    if (params.metadata !== undefined) changeSubscription(desk, id, { metadata: merged });
    if (params.default_payment_method) {
      const { customer } = find(
        desk,
        'payment_method',
        params.default_payment_method,
        'default_payment_method',
      );
      if (customer !== before.customer)
        throw noSuch('payment_method', params.default_payment_method, 'default_payment_method');
      changeSubscription(desk, id, { defaultPaymentMethod: params.default_payment_method });
    }
    if (params.trial_end !== undefined) moveTrialEnd(desk, id, params.trial_end);
    if (params.items !== undefined) {
      const [item] = params.items;
      if (item.id !== before.itemId) throw noSuch('subscription_item', item.id, 'items[0][id]');
      switchPrice(desk, id, {
        price: requirePrice(desk, item.price, 'items[0][price]'),
        prorationBehavior: params.proration_behavior,
        prorationDate: params.proration_date,
        isRefusedUnpaid: params.payment_behavior === 'error_if_incomplete',
      });
    }
    if (params.cancel_at_period_end === true || params.cancel_at)
      cancelAtPeriodEnd(desk, id, {
        marksPeriodEnd: params.cancel_at_period_end === true,
        ...detailsOf(params.cancellation_details),
      });
    else if (params.cancel_at_period_end === false || params.cancel_at === '')
      withdrawCancellation(desk, id);
    return renderSubscription(desk, find(desk, 'subscription', id));
  }),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({
      cancellation_details: cancellationDetails,
      invoice_now: flag.optional(),
      prorate: flag.optional(),
      expand,
    }),
    ({ desk, id, params }) => {
      find(desk, 'subscription', id);
      if (params.invoice_now || params.prorate)
        throw new ApiError('This server cancels without a last invoice or a proration.');
      return renderSubscription(desk, cancelNow(desk, id, detailsOf(params.cancellation_details)));
    },
  ),
];
