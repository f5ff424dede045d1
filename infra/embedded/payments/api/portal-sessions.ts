import { z } from 'zod';
import type { Desk } from '../life/desk.ts';
import { isLive } from '../life/subscription.ts';
import type { PortalFlow, PortalSessionRecord, SubscriptionRecord } from '../storage/records.ts';
import { HOUR } from '../time/months.ts';
import { ApiError, noSuch } from '../wire/errors.ts';
import { address, expand, text } from '../wire/params.ts';
import { renderPortalSession } from '../wire/render-sessions.ts';
import { endpoint, find, findCustomer, requirePrice } from './endpoint.ts';

const flowData = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update_confirm']),
  after_completion: z
    .strictObject({
      type: z.enum(['redirect', 'hosted_confirmation', 'portal_homepage']),
      redirect: z.strictObject({ return_url: address }).optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text }).optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text,
      items: z.tuple([
        z.strictObject({ id: text, price: text, quantity: z.literal('1').optional() }),
      ]),
    })
    .optional(),
});

type FlowData = z.output<typeof flowData>;

const missing = (param: string): ApiError =>
  new ApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

const ownSubscription = (
  desk: Desk,
  customer: string,
  id: string,
  param: string,
): SubscriptionRecord => {
  const subscription = find(desk, 'subscription', id, param);
  if (subscription.customer !== customer) throw noSuch('subscription', id, param);
  if (!isLive(subscription))
    throw new ApiError('This subscription has been canceled and cannot be updated.', { param });
  return subscription;
};

const flowOf = (desk: Desk, customer: string, data: FlowData): PortalFlow => {
  const prefix = `flow_data[${data.type}]`;
  switch (data.type) {
    case 'payment_method_update':
      return { type: data.type };
    case 'subscription_cancel': {
      const { subscription_cancel: cancel } = data;
      if (cancel === undefined) throw missing(prefix);
      const { id, cancelAt } = ownSubscription(
        desk,
        customer,
        cancel.subscription,
        `${prefix}[subscription]`,
      );
      if (cancelAt !== null)
        throw new ApiError('This subscription is already set to be canceled.', { param: prefix });
      return { type: data.type, subscription: id };
    }
    case 'subscription_update_confirm': {
      const { subscription_update_confirm: confirm } = data;
      if (confirm === undefined) throw missing(prefix);
      const [item] = confirm.items;
      const param = `${prefix}[subscription]`;
      const subscription = ownSubscription(desk, customer, confirm.subscription, param);
      if (item.id !== subscription.itemId)
        throw noSuch('subscription_item', item.id, `${prefix}[items][0][id]`);
      const price = requirePrice(desk, item.price, `${prefix}[items][0][price]`);
      if (price === subscription.price)
        throw new ApiError('The subscription already has this price.', { param: prefix });
      return { type: data.type, subscription: subscription.id, itemId: item.id, price };
    }
  }
};

export const portalEndpoints = [
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: text,
      return_url: address.optional(),
      flow_data: flowData.optional(),
      locale: text.optional(),
      expand,
    }),
    ({ desk, params }) => {
      const { flow_data: data, customer } = params;
      findCustomer(desk, customer, 'customer');
      const record: PortalSessionRecord = {
        id: desk.chance.newId('bps'),
        created: desk.now(),
        customer,
        flow: data === undefined ? null : flowOf(desk, customer, data),
        afterwards: data?.after_completion?.redirect?.return_url ?? null,
        returnUrl: params.return_url ?? null,
        locale: params.locale ?? null,
        expiresAt: desk.now() + HOUR,
        confirming: null,
        dueAt: null,
      };
      desk.store.put('portal_session', record);
      return renderPortalSession(desk, record);
    },
  ),
];
