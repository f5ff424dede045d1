import { binaryEvent, END, PARK, RETRY, SKIP } from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
import { client, newStream, range, readStream } from './client.fixture.ts';
import {
  append,
  consume,
  info,
  newGroup,
  parked,
  received,
  revisionsOf,
} from './persistent-group.fixture.ts';

describe('a group delivers', () => {
  test('stored and then new events of its stream', async () => {
    const group = await newGroup();
    await append(group.streamName, 3);
    const consumer = await consume(group);
    await consumer.until(received(3));
    await append(group.streamName, 2);
    expect(revisionsOf(await consumer.until(received(5)))).toEqual([0, 1, 2, 3, 4]);
  });

  test('its stream from the revision that it starts from', async () => {
    const group = await newGroup({ startFrom: 2n });
    await append(group.streamName, 4);
    const consumer = await consume(group);
    expect(revisionsOf(await consumer.until(received(2)))).toEqual([2, 3]);
  });

  test('only new events when it starts from the end', async () => {
    const streamName = newStream();
    await append(streamName, 3);
    const group = await newGroup({ startFrom: END }, streamName);
    const consumer = await consume(group);
    await append(streamName, 2);
    expect(revisionsOf(await consumer.until(received(2)))).toEqual([3, 4]);
  });

  test('every event to each of several groups', async () => {
    const one = await newGroup();
    const other = await newGroup({}, one.streamName);
    await append(one.streamName, 5);
    const consumers = await Promise.all([consume(one), consume(other)]);
    const items = await Promise.all(consumers.map(({ until }) => until(received(5))));
    expect(items.map(revisionsOf)).toEqual([range(0, 4), range(0, 4)]);
  });

  test('sends no more than the consumer’s buffer until some are acknowledged', async () => {
    const group = await newGroup();
    await append(group.streamName, 10);
    const consumer = await consume(group, 4);
    await consumer.until(received(4));
    expect((await info(group)).connections[0]).toMatchObject({
      availableSlots: 0,
      inFlightMessages: 4,
    });
    await consumer.subscription.ack(...consumer.items.slice(0, 2));
    expect(revisionsOf(await consumer.until(received(6)))).toEqual(range(0, 5));
  });

  test('events with the links that led to them', async () => {
    const group = await newGroup({ resolveLinkTos: true });
    const target = newStream();
    await append(target, 1);
    const link = binaryEvent({ type: '$>', data: Buffer.from(`0@${target}`) });
    await client.appendToStream(group.streamName, link);
    const consumer = await consume(group);
    const [first] = await consumer.until(received(1));
    expect(first?.event).toMatchObject({ streamId: target, revision: 0n });
    expect(first?.link).toMatchObject({ streamId: group.streamName, id: link.id });
    await consumer.subscription.ack(...consumer.items);
  });

  test('a long stream whole to a consumer that acknowledges as it goes', async () => {
    const group = await newGroup();
    await append(group.streamName, 1_000);
    const { streamName, groupName } = group;
    const subscription = client.subscribeToPersistentSubscriptionToStream(streamName, groupName);
    const consumed: number[] = [];
    for await (const item of subscription) {
      consumed.push(...revisionsOf([item]));
      await subscription.ack(item);
      if (consumed.length === 1_000) await subscription.unsubscribe();
    }
    expect(consumed).toEqual(range(0, 999));
  });
});

describe('an event that a consumer', () => {
  test('acknowledges is not delivered again', async () => {
    const group = await newGroup();
    await append(group.streamName, 3);
    const first = await consume(group);
    await first.subscription.ack(...(await first.until(received(3))));
    await vi.waitFor(async () => expect((await info(group)).stats.totalInFlightMessages).toBe(0));
    await first.subscription.unsubscribe();
    const second = await consume(group);
    await append(group.streamName, 1);
    expect(revisionsOf(await second.until(received(1)))).toEqual([3]);
  });

  test('leaves unanswered when it goes is delivered to another', async () => {
    const group = await newGroup();
    await append(group.streamName, 3);
    const first = await consume(group);
    await first.until(received(3));
    await first.subscription.unsubscribe();
    const second = await consume(group);
    expect(revisionsOf(await second.until(received(3))).toSorted()).toEqual([0, 1, 2]);
  });

  test('leaves unanswered for too long is delivered again', async () => {
    const group = await newGroup({ messageTimeout: 200 });
    await append(group.streamName, 1);
    const consumer = await consume(group);
    const [first, again] = await consumer.until(received(2));
    expect(again?.event?.id).toBe(first?.event?.id);
    expect(again?.retryCount).toBe(1);
  });

  test('asks to retry is delivered again and counted', async () => {
    const group = await newGroup();
    await append(group.streamName, 1);
    const consumer = await consume(group);
    for (const retry of [1, 2, 3]) {
      const last = (await consumer.until(received(retry))).slice(-1);
      await consumer.subscription.nack(RETRY, 'not now', ...last);
    }
    const items = await consumer.until(received(4));
    expect(items.map(({ retryCount }) => retryCount)).toEqual([0, 1, 2, 3]);
    expect(new Set(revisionsOf(items))).toEqual(new Set([0]));
  });

  test('asks to retry too often is parked', async () => {
    const group = await newGroup({ maxRetryCount: 2 });
    await append(group.streamName, 1);
    const consumer = await consume(group);
    for (const delivery of [1, 2, 3]) {
      const last = (await consumer.until(received(delivery))).slice(-1);
      await consumer.subscription.nack(RETRY, 'never', ...last);
    }
    await parked(group, 1n);
    expect(consumer.items.map(({ retryCount }) => retryCount)).toEqual([0, 1, 2]);
  });

  test('skips is neither delivered again nor parked', async () => {
    const group = await newGroup();
    await append(group.streamName, 1);
    const consumer = await consume(group, 1);
    await consumer.subscription.nack(SKIP, 'not mine', ...(await consumer.until(received(1))));
    await append(group.streamName, 1);
    expect(revisionsOf(await consumer.until(received(2)))).toEqual([0, 1]);
    expect((await info(group)).stats.parkedMessageCount).toBe(0n);
  });

  test('parks is set aside as a link in the stream of parked events', async () => {
    const group = await newGroup();
    await append(group.streamName, 2);
    const consumer = await consume(group);
    await consumer.subscription.nack(PARK, 'broken', ...(await consumer.until(received(2))));
    await parked(group, 2n);
    const { streamName, groupName } = group;
    const links = await readStream(`$persistentsubscription-${streamName}::${groupName}-parked`);
    expect(links.map(({ type, data }) => ({ type, data }))).toEqual(
      [0, 1].map((revision) => ({
        type: '$>',
        data: new TextEncoder().encode(`${revision}@${streamName}`),
      })),
    );
  });
});
