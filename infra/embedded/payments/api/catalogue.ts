import { z } from 'zod';
import { noSuch } from '../wire/errors.ts';
import { listPage } from '../wire/listing.ts';
import { render } from '../wire/objects.ts';
import { expand, flag, listing, text } from '../wire/params.ts';
import { listOf, renderPrice } from '../wire/render-billing.ts';
import { endpoint, find } from './endpoint.ts';

export const catalogueEndpoints = [
  endpoint(
    'GET',
    '/v1/prices',
    z.strictObject({ ...listing, active: flag.optional() }),
    ({ desk, params }) =>
      listOf(params.active === false ? [] : desk.prices.map(renderPrice), '/v1/prices'),
  ),
  endpoint('GET', '/v1/prices/:id', z.strictObject({ expand }), ({ desk, id }) => {
    const price = desk.prices.find((each) => each.id === id);
    if (price === undefined) throw noSuch('price', id);
    return renderPrice(price);
  }),
  endpoint(
    'GET',
    '/v1/events',
    z.strictObject({ ...listing, type: text.optional(), types: z.array(text).max(20).optional() }),
    ({ desk, params: { type, types, ...params } }) =>
      listPage(desk, {
        kind: 'event',
        url: '/v1/events',
        params,
        holds: (event) =>
          (type ?? event.type) === event.type && (types?.includes(event.type) ?? true),
      }),
  ),
  endpoint('GET', '/v1/events/:id', z.strictObject({ expand }), ({ desk, id }) =>
    render(desk, 'event', find(desk, 'event', id)),
  ),
  endpoint('GET', '/v1/payment_methods/:id', z.strictObject({ expand }), ({ desk, id }) =>
    render(desk, 'payment_method', find(desk, 'payment_method', id)),
  ),
];
