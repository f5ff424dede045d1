import { WEBHOOK_SECRET } from '@hearthway/infra/embedded/payments/practice.fixture.ts';
import { signatureOf } from '@hearthway/infra/embedded/payments/webhooks/signature.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PayingApi, startPayingApi } from './paying.fixture.ts';

let api: PayingApi;

beforeAll(async () => {
  api = await startPayingApi();
});

afterAll(() => api.stop());

const now = (): number => Math.floor(Date.now() / 1_000);

let sent = 0;
const eventOf = (customer: string | undefined, object: object = {}) => {
  sent += 1;
  return {
    id: `evt_${sent}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: now(),
    data: { object: { id: 'sub_1', object: 'subscription', customer, ...object } },
  };
};

const post = (body: string | Buffer, signature: string | undefined): Promise<Response> =>
  fetch(api.webhookUrl, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  });

const sign = (body: string, secret = WEBHOOK_SECRET, at = now()) => signatureOf(body, secret, at);

const inbox = async (id: string) =>
  api.database.selectFrom('payment_events').selectAll().where('event_id', '=', id).execute();

describe('a webhook', () => {
  test('is taken once, however often it comes, and keeps no content', async () => {
    const { customerId } = await api.planOf(await api.subscribe());
    const event = eventOf(customerId ?? '', { secret: 'of the family' });
    const body = JSON.stringify(event);
    for (let time = 0; time < 3; time += 1) expect((await post(body, sign(body))).status).toBe(200);
    const rows = await inbox(event.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('of the family');
    await api.deliver();
    expect(await inbox(event.id)).toMatchObject([{ due_at: null, reason: null }]);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await inbox(event.id)).toMatchObject([{ due_at: null }]);
  });

  test.for([
    { what: 'forged', signature: (body: string) => sign(body, 'whsec_other') },
    { what: 'unsigned', signature: () => undefined },
    { what: 'signed by nonsense', signature: () => 't=now,v1=' },
    {
      what: 'replayed after ten minutes',
      signature: (body: string) => sign(body, undefined, now() - 600),
    },
    { what: 'signed for another body', signature: (body: string) => sign(`${body} `) },
  ])('that is $what is refused, and leaves nothing', async ({ signature }) => {
    const event = eventOf('cus_1');
    const body = JSON.stringify(event);
    expect((await post(body, signature(body))).status).toBe(400);
    expect(await inbox(event.id)).toEqual([]);
  });

  test('is read by its bytes, not by what they mean', async () => {
    const event = eventOf('cus_1');
    const body = JSON.stringify(event, undefined, 3).replace('"sub_1"', '"sub_\\u0031"');
    expect((await post(body, sign(JSON.stringify(event)))).status).toBe(400);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await inbox(event.id)).toHaveLength(1);
  });

  test('may be as long as an invoice with many lines', async () => {
    const event = eventOf('cus_1', { lines: 'x'.repeat(300_000) });
    const body = JSON.stringify(event);
    expect((await post(body, sign(body))).status).toBe(200);
    const tooLong = JSON.stringify(eventOf('cus_1', { lines: 'x'.repeat(2_000_000) }));
    expect((await post(tooLong, sign(tooLong))).status).toBe(413);
  });

  test.for([
    { what: 'an event about no customer', event: () => eventOf(undefined) },
    {
      what: 'an event that changes no plan',
      event: () => ({ ...eventOf('cus_1'), type: 'customer.updated' }),
    },
  ])('of $what is answered and not kept', async ({ event }) => {
    const made = event();
    const body = JSON.stringify(made);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await inbox(made.id)).toEqual([]);
  });

  test.for(['', '{', '[]', '{"id":7}', 'null'])('of %j is no event', async (body) => {
    expect((await post(body, sign(body))).status).toBe(400);
  });
});

describe('an event that is foreign', () => {
  test.for([
    { to: 'the provider', customer: async () => 'cus_none' },
    {
      to: 'us',
      customer: async () => (await api.stripe.customers.create({ metadata: { order: '7' } })).id,
    },
    {
      to: 'the family that its customer names',
      customer: async () => {
        const { userId } = await api.subscribe();
        return (await api.stripe.customers.create({ metadata: { familyId: userId } })).id;
      },
    },
  ])('to $to is put aside', async ({ customer }) => {
    const event = eventOf(await customer());
    const body = JSON.stringify(event);
    expect((await post(body, sign(body))).status).toBe(200);
    const events = api.head();
    await api.deliver();
    expect(await inbox(event.id)).toMatchObject([{ due_at: null, reason: 'foreign' }]);
    expect(api.head()).toBe(events);
  });
});
