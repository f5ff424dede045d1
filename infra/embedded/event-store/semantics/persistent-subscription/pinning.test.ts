import { describe, expect, test } from 'vitest';
import { given } from './group.fixture.ts';

describe('pinning', () => {
  test('the events of a stream go to one consumer', () => {
    const billing = given({ consumerStrategy: 'Pinned' });
    billing.consumer('a', 100);
    billing.consumer('b', 100);
    for (let position = 0; position < 40; position += 1)
      billing.event(position, { streamId: `stream-${position % 8}` });
    const owners = new Map<number, Set<string>>();
    for (const delivery of billing.delivered()) {
      const [consumer = '', event = ''] = delivery.split(' ');
      const stream = Number(event.replace('event-', '')) % 8;
      owners.set(stream, (owners.get(stream) ?? new Set()).add(consumer));
    }
    expect([...owners.values()].map((consumers) => consumers.size)).toEqual(Array(8).fill(1));
    expect(new Set([...owners.values()].flatMap((consumers) => [...consumers])).size).toBe(2);
  });

  test('a busy consumer does not hold up the messages of another', () => {
    const billing = given({ consumerStrategy: 'Pinned' });
    billing.consumer('a', 1);
    billing.consumer('b', 1);
    billing.event(0, { streamId: 'x' });
    billing.event(1, { streamId: 'x' });
    billing.event(2, { streamId: 'y' });
    expect(billing.delivered()).toEqual(['a event-0', 'b event-2']);
  });

  test('a newcomer takes over its share', () => {
    const billing = given({ consumerStrategy: 'Pinned' });
    billing.consumer('a', 100);
    for (let position = 0; position < 20; position += 1)
      billing.event(position, { streamId: `stream-${position}` });
    billing.ack(...Array.from({ length: 20 }, (_, position) => position));
    billing.flush('a', 20);
    billing.effects();
    billing.consumer('b', 100);
    for (let position = 20; position < 40; position += 1)
      billing.event(position, { streamId: `stream-${position - 20}` });
    const shares = billing.delivered().map((delivery) => delivery[0]);
    expect(shares.filter((consumer) => consumer === 'b').length).toBeGreaterThan(5);
  });

  test('the events of one correlation go to one consumer', () => {
    const billing = given({ consumerStrategy: 'PinnedByCorrelation' });
    billing.consumer('a');
    billing.consumer('b');
    const metadata = new TextEncoder().encode('{"$correlationId":"one"}');
    for (let position = 0; position < 6; position += 1)
      billing.event(position, { streamId: `stream-${position}`, metadata });
    expect(new Set(billing.delivered().map((delivery) => delivery[0])).size).toBe(1);
  });
});
