import { describe, expect, test } from 'vitest';
import { given } from './group.fixture.ts';

describe('handing out', () => {
  test('a consumer holds no more messages than its buffer takes', () => {
    const billing = given();
    billing.consumer('a', 2);
    billing.events(0, 4);
    expect(billing.delivered()).toEqual(['a event-0', 'a event-1']);
    billing.flush('a', 2);
    billing.ack(0);
    expect(billing.delivered()).toEqual(['a event-2']);
  });

  test('a consumer whose connection has not taken its messages gets no more when they time out', () => {
    const billing = given();
    billing.consumer('stalled', 2);
    billing.events(0, 1);
    billing.delivered();
    billing.pass(30_000);
    expect(billing.delivered()).toEqual([]);
    billing.flush('stalled', 2);
    expect(billing.delivered()).toEqual(['stalled event-0*', 'stalled event-1*']);
  });

  test('consumers take turns', () => {
    const billing = given();
    billing.consumer('a');
    billing.consumer('b');
    billing.events(0, 3);
    expect(billing.delivered()).toEqual(['a event-0', 'b event-1', 'a event-2', 'b event-3']);
  });

  test('one consumer gets everything until it is full when messages go to a single one', () => {
    const billing = given({ consumerStrategy: 'DispatchToSingle' });
    billing.consumer('a', 2);
    billing.consumer('b', 2);
    billing.events(0, 2);
    expect(billing.delivered()).toEqual(['a event-0', 'a event-1', 'b event-2']);
  });

  test('messages to be given out again go first, in the order of the source', () => {
    const billing = given();
    billing.consumer('a', 3);
    billing.events(0, 4);
    billing.leave('a');
    billing.delivered();
    billing.consumer('b', 5);
    expect(billing.delivered()).toEqual([
      'b event-0*',
      'b event-1*',
      'b event-2*',
      'b event-3',
      'b event-4',
    ]);
  });

  test('of two messages with one id only one is out at a time', () => {
    const billing = given();
    billing.consumer('a');
    billing.event(0, { id: 'event-7', streamId: 'one' });
    billing.event(1, { id: 'event-7', streamId: 'two' });
    expect(billing.delivered()).toEqual(['a event-7']);
    billing.ack(7);
    expect(billing.delivered()).toEqual(['a event-7']);
  });

  test('it takes no more of its source than its buffer holds', () => {
    const billing = given({ historyBufferSize: 3 });
    billing.events(0, 1);
    expect(billing.group.hasRoom()).toBe(true);
    billing.events(2, 2);
    expect(billing.group.hasRoom()).toBe(false);
    billing.consumer('a', 1);
    expect(billing.group.hasRoom()).toBe(true);
  });

  test('it takes no more of its source when the events are large', () => {
    const billing = given();
    for (let position = 0; position < 8; position += 1)
      billing.event(position, { data: new Uint8Array(1024 * 1024) });
    expect(billing.group.hasRoom()).toBe(false);
  });
});

describe('answers of a consumer', () => {
  test('a retry comes again at once, with the retry counted', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 0);
    billing.delivered();
    billing.nack('retry', 0);
    expect(billing.delivered()).toEqual(['a event-0*']);
  });

  test('a retry beyond the limit is parked', () => {
    const billing = given({ maxRetryCount: 1 });
    billing.consumer('a');
    billing.events(0, 0);
    billing.nack('retry', 0);
    billing.effects();
    billing.nack('unknown', 0);
    expect(billing.effects()).toMatchObject([{ kind: 'park', message: { id: 'event-0' } }]);
  });

  test('a parked message says why', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 0);
    billing.effects();
    billing.nack('park', 0);
    expect(billing.effects()).toMatchObject([
      { kind: 'park', reason: 'A consumer parked it. why' },
    ]);
  });

  test.each(['skip', 'stop'] as const)(
    'a message that is answered with %s is done with',
    (action) => {
      const billing = given();
      billing.consumer('a');
      billing.events(0, 0);
      billing.effects();
      billing.nack(action, 0);
      expect(billing.effects()).toEqual([{ kind: 'checkpoint', position: 0 }]);
    },
  );

  test('an answer to a message that is not out does nothing', () => {
    const billing = given();
    billing.consumer('a');
    billing.ack(5);
    billing.nack('park', 5);
    expect(billing.effects()).toEqual([]);
  });

  test('a message that could not be parked is given out again', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 0);
    billing.effects();
    billing.nack('park', 0);
    const [effect] = billing.effects();
    if (effect?.kind !== 'park') throw new Error('It was to be parked.');
    expect(billing.group.notParked(effect.message, 0)).toMatchObject([{ kind: 'deliver' }]);
  });
});

describe('timeouts', () => {
  test('an unanswered message comes again after its timeout and not before', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 0);
    billing.flush('a');
    billing.delivered();
    billing.pass(29_999);
    expect(billing.delivered()).toEqual([]);
    billing.pass(1);
    expect(billing.delivered()).toEqual(['a event-0*']);
  });

  test('a message that times out too often is parked', () => {
    const billing = given({ maxRetryCount: 1 });
    billing.consumer('a');
    billing.events(0, 0);
    billing.flush('a');
    billing.pass(30_000);
    billing.effects();
    billing.pass(30_000);
    expect(billing.effects()).toMatchObject([{ kind: 'park', message: { id: 'event-0' } }]);
  });

  test('a group at rest waits for nothing', () => {
    const billing = given();
    expect(billing.group.waitsForTick()).toBe(false);
    billing.consumer('a');
    billing.events(0, 0);
    expect(billing.group.waitsForTick()).toBe(true);
    billing.ack(0);
    expect(billing.group.waitsForTick()).toBe(false);
  });
});

describe('without consumers', () => {
  test('messages that were not delivered are dropped and read again', () => {
    const billing = given();
    billing.consumer('a', 2);
    billing.events(0, 5);
    billing.leave('a');
    billing.group.rest();
    expect(billing.group.readTo()).toBe(1);
    billing.delivered();
    billing.events(2, 3);
    billing.consumer('b');
    expect(billing.delivered()).toEqual(['b event-0*', 'b event-1*', 'b event-2', 'b event-3']);
  });

  test('messages that a pinned consumer overtook are kept', () => {
    const billing = given({ consumerStrategy: 'Pinned' });
    billing.consumer('a', 1);
    billing.consumer('b', 1);
    billing.event(0, { streamId: 'x' });
    billing.event(1, { streamId: 'x' });
    billing.event(2, { streamId: 'y' });
    billing.event(3, { streamId: 'y' });
    billing.flush('b');
    billing.ack(2);
    billing.leave('a');
    billing.leave('b');
    billing.group.rest();
    expect(billing.group.readTo()).toBe(3);
    billing.delivered();
    billing.consumer('c');
    expect(billing.delivered()).toEqual(['c event-0*', 'c event-3*', 'c event-1']);
  });
});
