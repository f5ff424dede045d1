import type { z } from 'zod';
import type { Desk } from '../life/desk.ts';
import type { Kind, Metadata, Records } from '../storage/records.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import type { FormObject } from '../wire/form.ts';
import { readParams } from '../wire/params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

interface Call {
  readonly desk: Desk;
  /** Id in the path; empty if it has none. */
  readonly id: string;
  readonly params: FormObject;
}

export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly answer: (call: Call) => object;
}

/** Defines an API call, whose parameters are validated by the schema. */
export const endpoint = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  answer: (call: Omit<Call, 'params'> & { readonly params: z.output<Schema> }) => object,
): Endpoint => ({
  method,
  path,
  answer: ({ params, ...call }) => answer({ ...call, params: readParams(schema, params) }),
});

/** Returns the record with this id from the path or a parameter. Throws Stripe's "No such …". */
export const find = <K extends Kind>(
  { store }: Desk,
  kind: K,
  id: string,
  param?: string,
): Records[K] => {
  const record = store.get(kind, id);
  if (record === undefined)
    throw noSuch(kind.replace('checkout_session', 'checkout.session'), id, param);
  return record;
};

export const findCustomer = (desk: Desk, id: string, param: string): Records['customer'] => {
  const customer = find(desk, 'customer', id, param);
  if (customer.isDeleted) throw noSuch('customer', id, param);
  return customer;
};

export const requirePrice = ({ prices }: Desk, id: string, param: string): string => {
  if (!prices.some((price) => price.id === id)) throw noSuch('price', id, param);
  return id;
};

const MAX_KEYS = 50;

/** Removes keys with an empty value, and all keys for an empty text. */
export const mergeMetadata = (
  before: Metadata,
  change: '' | Readonly<Record<string, string>> | undefined,
): Metadata => {
  if (change === undefined) return before;
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (merged.length > MAX_KEYS)
    throw new ApiError(`You can have up to ${MAX_KEYS} metadata keys.`, { param: 'metadata' });
  return Object.fromEntries(merged);
};
