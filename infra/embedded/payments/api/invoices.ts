import { z } from 'zod';
import { previewInvoice } from '../life/change-subscription.ts';
import { attemptPayment, forgive, requireCharge } from '../life/payment.ts';
import { refund } from '../life/refund.ts';
import type { InvoiceRecord } from '../storage/records.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import { listPage } from '../wire/listing.ts';
import { expand, integer, listing, metadata, text } from '../wire/params.ts';
import { listOf } from '../wire/render-billing.ts';
import {
  renderCharges,
  renderInvoice,
  renderPayments,
  renderRefund,
} from '../wire/render-invoices.ts';
import { endpoint, find, mergeMetadata, requirePrice } from './endpoint.ts';

const preview = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      items: z
        .tuple([z.strictObject({ id: text, price: text, quantity: z.literal('1').optional() })])
        .optional(),
      proration_behavior: z
        .enum(['create_prorations', 'always_invoice', 'none'])
        .default('create_prorations'),
      proration_date: integer.optional(),
    })
    .optional(),
  expand,
});

export const invoiceEndpoints = [
  endpoint(
    'GET',
    '/v1/invoices',
    z.strictObject({
      ...listing,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).optional(),
    }),
    ({ desk, params }) =>
      listPage(desk, {
        kind: 'invoice',
        url: '/v1/invoices',
        customer: params.customer,
        params,
        holds: ({ status, subscription }) =>
          (params.status ?? status) === status &&
          (params.subscription ?? subscription) === subscription,
      }),
  ),
  endpoint('POST', '/v1/invoices/create_preview', preview, ({ desk, params }) => {
    const subscription = find(desk, 'subscription', params.subscription, 'subscription');
    const {
      items,
      proration_behavior: behavior,
      proration_date: date,
    } = params.subscription_details ?? {};
    const param = 'subscription_details[items][0]';
    if (items !== undefined && items[0].id !== subscription.itemId)
      throw noSuch('subscription_item', items[0].id, `${param}[id]`);
    const invoice = previewInvoice(desk, subscription, {
      price: requirePrice(desk, items?.[0].price ?? subscription.price, `${param}[price]`),
      prorationBehavior: behavior ?? 'create_prorations',
      prorationDate: date,
    });
    // A preview is not stored, and its id is temporary.
    return { ...renderInvoice(desk, invoice), id: invoice.id.replace('in_', 'upcoming_in_') };
  }),
  endpoint('GET', '/v1/invoices/:id', z.strictObject({ expand }), ({ desk, id }) =>
    renderInvoice(desk, find(desk, 'invoice', id)),
  ),
  endpoint('POST', '/v1/invoices/:id/pay', z.strictObject({ expand }), ({ desk, id }) => {
    const invoice = find(desk, 'invoice', id);
    if (invoice.status !== 'open')
      throw new ApiError(`Invoice is ${invoice.status}, and only an open one can be paid.`, {
        code: 'invoice_not_editable',
      });
    requireCharge(desk, invoice);
    return renderInvoice(desk, attemptPayment(desk, id));
  }),
  endpoint('POST', '/v1/invoices/:id/void', z.strictObject({ expand }), ({ desk, id }) => {
    const invoice = find(desk, 'invoice', id);
    if (invoice.status !== 'open')
      throw new ApiError('You can only void open invoices.', { code: 'invoice_not_editable' });
    return renderInvoice(desk, forgive(desk, id));
  }),
  endpoint(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...listing, invoice: text }),
    ({ desk, params }) =>
      listOf(
        renderPayments(find(desk, 'invoice', params.invoice, 'invoice')),
        '/v1/invoice_payments',
      ),
  ),
  endpoint(
    'GET',
    '/v1/charges',
    z.strictObject({ ...listing, customer: text }),
    ({ desk, params: { customer, limit, starting_after: after } }) => {
      const charges = [...desk.store.all('invoice', customer)].flatMap(renderCharges);
      const start = charges.findIndex(({ id }) => id === after) + 1;
      const page = charges.slice(start, start + limit);
      return { ...listOf(page, '/v1/charges'), has_more: charges.length > start + limit };
    },
  ),
  endpoint(
    'POST',
    '/v1/refunds',
    z.strictObject({
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
      expand,
    }),
    ({ desk, params }) => {
      const { charge, payment_intent: intent } = params;
      if ((charge === undefined) === (intent === undefined))
        throw new ApiError(
          'One of the following params should be provided: payment_intent or charge.',
        );
      let paid: InvoiceRecord | undefined;
      for (const invoice of desk.store.all('invoice'))
        if (invoice.payment?.charge === charge || invoice.payment?.intent === intent)
          if (invoice.payment !== null) paid = invoice;
      if (paid === undefined)
        throw charge === undefined
          ? noSuch('payment_intent', intent ?? '', 'payment_intent')
          : noSuch('charge', charge, 'charge');
      const record = refund(desk, paid, {
        amount: params.amount,
        reason: params.reason ?? null,
        metadata: mergeMetadata({}, params.metadata),
      });
      return renderRefund(record);
    },
  ),
  endpoint('GET', '/v1/refunds/:id', z.strictObject({ expand }), ({ desk, id }) =>
    renderRefund(find(desk, 'refund', id)),
  ),
  endpoint(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...listing, charge: text.optional(), payment_intent: text.optional() }),
    ({ desk, params }) =>
      listPage(desk, {
        kind: 'refund',
        url: '/v1/refunds',
        params,
        holds: ({ charge, intent }) =>
          (params.charge ?? charge) === charge && (params.payment_intent ?? intent) === intent,
      }),
  ),
];
