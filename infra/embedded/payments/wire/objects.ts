import { type Desk, load } from '../life/desk.ts';
import type { Kind, Records } from '../storage/records.ts';
import { ApiError } from './errors.ts';
import {
  listOf,
  renderCustomer,
  renderDeletedCustomer,
  renderPaymentMethod,
  renderPrice,
  renderSubscription,
} from './render-billing.ts';
import { renderCharge, renderInvoice, renderPayments, renderRefund } from './render-invoices.ts';
import { renderCheckoutSession, renderLineItems, renderPortalSession } from './render-sessions.ts';

type Render<K extends Kind> = (desk: Desk, record: Records[K]) => object;

const RENDER: { readonly [K in Kind]: Render<K> } = {
  customer: (_, record) =>
    record.isDeleted ? renderDeletedCustomer(record) : renderCustomer(record),
  payment_method: (_, record) => renderPaymentMethod(record),
  subscription: renderSubscription,
  invoice: renderInvoice,
  checkout_session: renderCheckoutSession,
  portal_session: renderPortalSession,
  event: (_, { body }) => body,
  refund: (_, record) => renderRefund(record),
};

export const render = <K extends Kind>(desk: Desk, kind: K, record: Records[K]): object =>
  RENDER[kind](desk, record);

const PREFIXES: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  pm: 'payment_method',
  sub: 'subscription',
  in: 'invoice',
  cs: 'checkout_session',
  re: 'refund',
};

/** Object of an id, as `expand` inserts it. */
export const renderById = (desk: Desk, id: string): object | undefined => {
  const kind = PREFIXES[id.slice(0, id.indexOf('_'))];
  if (kind !== undefined) {
    const record = desk.store.get(kind, id);
    return record && render(desk, kind, record);
  }
  const price = desk.prices.find((each) => each.id === id);
  if (price !== undefined) return renderPrice(price);
  if (!id.startsWith('ch_')) return undefined;
  for (const invoice of desk.store.all('invoice'))
    if (invoice.payment?.charge === id) return renderCharge(invoice);
  return undefined;
};

/** Fields included only on request. */
export const renderIncluded = (desk: Desk, id: string, field: string): object | undefined => {
  if (field === 'payments' && id.startsWith('in_'))
    return listOf(renderPayments(load(desk, 'invoice', id)), '/v1/invoice_payments');
  if (field === 'line_items' && id.startsWith('cs_'))
    return listOf(
      renderLineItems(desk, load(desk, 'checkout_session', id)),
      `/v1/checkout/sessions/${id}/line_items`,
    );
  if (field === 'subscriptions' && id.startsWith('cus_'))
    return listOf(
      Array.from(desk.store.all('subscription', id), (each) => renderSubscription(desk, each)),
      `/v1/customers/${id}/subscriptions`,
    );
  return undefined;
};

export const cannotExpand = (path: string): ApiError =>
  new ApiError(`This property cannot be expanded (${path}).`, { param: 'expand' });
