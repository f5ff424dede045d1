import Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Practice,
  type Receiver,
  SECRET_KEY,
  startPractice,
  startReceiver,
  subscribe,
  WEBHOOK_SECRET,
} from '../practice.fixture.ts';

let practice: Practice;
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
  practice = await startPractice({ webhook: { url: receiver.url, secret: WEBHOOK_SECRET } });
});

const CHECKOUT = [
  'customer.created',
  'payment_method.attached',
  'invoice.created',
  'invoice.finalized',
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_succeeded',
  'checkout.session.completed',
];

const createMany = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push((await practice.stripe.customers.create({ name: `${number}` })).id);
  return ids;
};

const receivedIds = (): readonly string[] =>
  receiver.events.map(({ data }) => ('id' in data.object ? String(data.object.id) : ''));

test('every event arrives signed, as it is listed', async () => {
  await subscribe(practice);
  await expect.poll(receiver.types).toEqual(CHECKOUT);
  const listed = await practice.stripe.events.list({ limit: 100 });
  expect(receiver.events.toReversed()).toEqual(listed.data);
});

describe('a signature', () => {
  test('does not fit another secret or another body', async () => {
    await createMany(1);
    await expect.poll(() => receiver.raw.length).toBe(1);
    const [{ body, signature } = { body: '', signature: '' }] = receiver.raw;
    const { webhooks } = new Stripe(SECRET_KEY);
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('No signatures');
    expect(() => webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow(
      'No signatures',
    );
  });
});

test('an event that is refused is sent again until it is taken', async () => {
  receiver.answerWith(500);
  await createMany(1);
  await expect.poll(() => receiver.raw.length, { timeout: 10_000 }).toBeGreaterThan(1);
  receiver.answerWith(200);
  await expect.poll(receiver.types, { timeout: 10_000 }).toEqual(['customer.created']);
  await expect.poll(() => practice.server.control.state().waiting).toBe(0);
});

describe('switches', () => {
  test('held events wait until they are asked for', async () => {
    practice.server.control.setSwitches({ held: true });
    const ids = await createMany(3);
    expect(practice.server.control.state().waiting).toBe(3);
    expect(receiver.events).toEqual([]);
    expect(await practice.server.control.deliver()).toBe(3);
    expect(receivedIds()).toEqual(ids);
  });

  test('duplicated events arrive twice', async () => {
    practice.server.control.setSwitches({ held: true, duplicated: 1 });
    const ids = await createMany(2);
    await practice.server.control.deliver();
    expect(receivedIds()).toEqual(ids.flatMap((id) => [id, id]));
  });

  test('lost events never arrive, and are listed all the same', async () => {
    practice.server.control.setSwitches({ lost: 1 });
    await createMany(2);
    practice.server.control.setSwitches({ lost: 0 });
    await createMany(1);
    await expect.poll(receiver.types).toHaveLength(1);
    expect((await practice.stripe.events.list()).data).toHaveLength(3);
  });

  test('reordered events all arrive, in an order that follows from the seed', async () => {
    practice.server.control.setSwitches({ held: true, reordered: 1 });
    const ids = await createMany(8);
    await practice.server.control.deliver();
    expect(receivedIds()).not.toEqual(ids);
    expect(receivedIds().toSorted()).toEqual(ids.toSorted());
  });

  test('late events wait, and can be called in', async () => {
    practice.server.control.setSwitches({ late: 1 });
    const ids = await createMany(1);
    expect(practice.server.control.state().waiting).toBe(1);
    await practice.server.control.deliver();
    expect(receivedIds()).toEqual(ids);
  });

  test('an event can be sent again', async () => {
    await createMany(1);
    await expect.poll(receiver.types).toHaveLength(1);
    practice.server.control.deliverAgain(receiver.events[0]?.id ?? '');
    await expect.poll(receiver.types).toHaveLength(2);
    expect(receiver.events[0]).toEqual(receiver.events[1]);
  });
});
