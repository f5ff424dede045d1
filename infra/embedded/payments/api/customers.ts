import { z } from 'zod';
import { cancelNow } from '../life/change-subscription.ts';
import { changedFields } from '../life/changed-fields.ts';
import type { Desk } from '../life/desk.ts';
import { isLive } from '../life/subscription.ts';
import type { CustomerRecord } from '../storage/records.ts';
import { ApiError } from '../wire/errors.ts';
import { listPage } from '../wire/listing.ts';
import { render } from '../wire/objects.ts';
import { expand, integer, listing, metadata, text } from '../wire/params.ts';
import { renderCustomer, renderDeletedCustomer } from '../wire/render-billing.ts';
import { endpoint, find, findCustomer, mergeMetadata } from './endpoint.ts';

const fields = {
  email: text.max(512).optional(),
  name: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
  expand,
};

interface Fields {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: '' | Readonly<Record<string, string>> | undefined;
  readonly preferred_locales?: readonly string[] | undefined;
}

/** Removes the field for an empty text. */
const textOf = (sent: string | undefined, before: string | null): string | null =>
  sent === undefined ? before : sent || null;

const withFields = (record: CustomerRecord, params: Fields): CustomerRecord => ({
  ...record,
  email: textOf(params.email, record.email),
  name: textOf(params.name, record.name),
  description: textOf(params.description, record.description),
  metadata: mergeMetadata(record.metadata, params.metadata),
  preferredLocales: params.preferred_locales ?? record.preferredLocales,
});

const change = (desk: Desk, before: CustomerRecord, after: CustomerRecord): object => {
  desk.store.put('customer', after);
  const [old, current] = [renderCustomer(before), renderCustomer(after)];
  const previous = changedFields(old, current);
  if (Object.keys(previous).length > 0) desk.emit('customer.updated', current, previous);
  return current;
};

const remove = (desk: Desk, customer: CustomerRecord): object => {
  for (const subscription of [...desk.store.all('subscription', customer.id)])
    if (isLive(subscription)) cancelNow(desk, subscription.id, {});
  const deleted: CustomerRecord = {
    ...customer,
    email: null,
    name: null,
    description: null,
    metadata: {},
    preferredLocales: [],
    isDeleted: true,
  };
  desk.store.put('customer', deleted);
  desk.emit('customer.deleted', renderCustomer(customer));
  return renderDeletedCustomer(deleted);
};

const CLAUSE = /^(?:metadata\[["']([^"']+)["']\]|(email))\s*:\s*["']([^"']*)["']$/;

/** Parses clauses joined by AND, such as `metadata['user']:'7'`. */
const matcherOf = (query: string): ((record: CustomerRecord) => boolean) => {
  const clauses = query.split(/\s+and\s+/i).map((clause) => {
    const [, key, email, value = ''] = CLAUSE.exec(clause.trim()) ?? [];
    if (key === undefined && email === undefined)
      throw new ApiError(`We were unable to parse your search query: ${clause}`, {
        param: 'query',
      });
    return { key, value };
  });
  return (record) =>
    !record.isDeleted &&
    clauses.every(({ key, value }) =>
      key === undefined ? record.email === value : record.metadata[key] === value,
    );
};

export const customerEndpoints = [
  endpoint('POST', '/v1/customers', z.strictObject(fields), ({ desk, params }) => {
    const empty: CustomerRecord = {
      id: desk.chance.newId('cus'),
      created: desk.now(),
      email: null,
      name: null,
      description: null,
      metadata: {},
      preferredLocales: [],
      defaultPaymentMethod: null,
      balance: 0,
      invoicesNumbered: 0,
      isDeleted: false,
      dueAt: null,
    };
    const created = withFields(empty, params);
    desk.store.put('customer', created);
    const rendered = renderCustomer(created);
    desk.emit('customer.created', rendered);
    return rendered;
  }),
  endpoint(
    'GET',
    '/v1/customers',
    z.strictObject({ ...listing, email: text.optional() }),
    ({ desk, params }) =>
      listPage(desk, {
        kind: 'customer',
        url: '/v1/customers',
        params,
        holds: ({ email, isDeleted }) =>
          !isDeleted && (params.email === undefined || email === params.email),
      }),
  ),
  endpoint(
    'GET',
    '/v1/customers/search',
    z.strictObject({
      query: text,
      limit: listing.limit,
      page: integer.pipe(z.number().min(0)).default(0),
      expand,
    }),
    ({ desk, params: { query, limit, page } }) => {
      const found = [...desk.store.all('customer')].filter(matcherOf(query));
      const next = (page + 1) * limit;
      const hasMore = found.length > next;
      return {
        object: 'search_result',
        url: '/v1/customers/search',
        has_more: hasMore,
        next_page: hasMore ? String(page + 1) : null,
        data: found.slice(page * limit, next).map((record) => render(desk, 'customer', record)),
      };
    },
  ),
  endpoint('GET', '/v1/customers/:id', z.strictObject({ expand }), ({ desk, id }) =>
    render(desk, 'customer', find(desk, 'customer', id)),
  ),
  endpoint(
    'POST',
    '/v1/customers/:id',
    z.strictObject({
      ...fields,
      invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
    }),
    ({ desk, id, params }) => {
      const customer = findCustomer(desk, id, 'id');
      const paymentMethod = params.invoice_settings?.default_payment_method;
      if (paymentMethod)
        find(desk, 'payment_method', paymentMethod, 'invoice_settings[default_payment_method]');
      return change(desk, customer, {
        ...withFields(customer, params),
        defaultPaymentMethod: textOf(paymentMethod, customer.defaultPaymentMethod),
      });
    },
  ),
  endpoint('DELETE', '/v1/customers/:id', z.strictObject({ expand }), ({ desk, id }) =>
    remove(desk, findCustomer(desk, id, 'id')),
  ),
];
