import { describe, expect, test } from 'vitest';
import type { RecordedEvent, ResolvedEvent } from '../event.ts';
import { createGroup, type GroupEffect } from './group.ts';
import type { GroupSettings } from './settings.ts';

const SETTINGS: GroupSettings = {
  resolveLinks: false,
  extraStatistics: false,
  startFrom: 0,
  messageTimeoutMs: 30_000,
  maxRetryCount: 2,
  minCheckpointCount: 1,
  maxCheckpointCount: 1,
  checkpointAfterMs: 2_000,
  maxSubscriberCount: 0,
  liveBufferSize: 500,
  historyBufferSize: 500,
  readBatchSize: 20,
  consumerStrategy: 'RoundRobin',
};

const eventAt = (position: number, more: Partial<RecordedEvent> = {}): ResolvedEvent => ({
  event: {
    id: `event-${position}`,
    type: 'Happened',
    isJson: true,
    data: new Uint8Array(),
    metadata: new Uint8Array(),
    streamId: 'orders',
    revision: position,
    position,
    created: 0,
    ...more,
  },
  link: undefined,
});

/** A group with a clock that stands until it is moved, and all that the group has asked for. */
const given = (changes: Partial<GroupSettings> = {}, resumeAfter = -1) => {
  const group = createGroup({ ...SETTINGS, ...changes }, resumeAfter);
  const effects: GroupEffect[] = [];
  let now = 1_000_000;
  const note = (more: readonly GroupEffect[]): void => {
    effects.push(...more);
  };
  const ids = (positions: readonly number[]): string[] =>
    positions.map((position) => `event-${position}`);

  return {
    group,
    consumer: (id: string, bufferSize = 10) => note(group.addConsumer(id, bufferSize, now)),
    leave: (id: string) => note(group.removeConsumer(id, now)),
    events: (from: number, to: number) => {
      for (let position = from; position <= to; position += 1)
        note(group.receive(eventAt(position), { position, withPosition: false }, now));
    },
    event: (position: number, more: Partial<RecordedEvent>) =>
      note(group.receive(eventAt(position, more), { position, withPosition: false }, now)),
    skip: (position: number) => note(group.skipTo(position, now)),
    replay: (revision: number) =>
      note(group.replay(eventAt(revision, { id: `parked-${revision}` }), revision, now)),
    replayedTo: (revision: number) => note(group.replayedTo(revision, now)),
    ack: (...positions: number[]) => note(group.acknowledge(ids(positions), now)),
    ackParked: (revision: number) => note(group.acknowledge([`parked-${revision}`], now)),
    nack: (action: 'park' | 'retry' | 'skip' | 'stop' | 'unknown', ...positions: number[]) =>
      note(group.reject(ids(positions), { action, reason: 'why' }, now)),
    parkAnew: (revision: number) =>
      note(group.reject([`parked-${revision}`], { action: 'park', reason: '' }, now)),
    flush: (consumerId: string, count = 1) => {
      for (let index = 0; index < count; index += 1) note(group.sent(consumerId, now));
    },
    store: (asked: readonly GroupEffect[]) => {
      for (const effect of asked)
        if (effect.kind === 'park') note(group.parked(effect.message, now));
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      note(group.tick(now));
    },
    /** What was asked for since the last look. */
    effects: () => effects.splice(0),
    delivered: () =>
      effects.splice(0).flatMap((effect) => {
        if (effect.kind !== 'deliver') return [];
        const { consumerId, message } = effect;
        return [`${consumerId} ${message.id}${message.retryCount > 0 ? '*' : ''}`];
      }),
    checkpoints: () =>
      effects
        .splice(0)
        .flatMap((effect) => (effect.kind === 'checkpoint' ? [effect.position] : [])),
  };
};

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

describe('what a consumer answers', () => {
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

describe('checkpoints', () => {
  test('the checkpoint stays below the lowest unanswered message', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 4);
    billing.ack(0, 1, 3, 4);
    expect(billing.checkpoints()).toEqual([1]);
    billing.ack(2);
    expect(billing.checkpoints()).toEqual([4]);
  });

  test('nothing is checkpointed while the first message is unanswered', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 4);
    billing.ack(1, 2, 3, 4);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('the checkpoint stays below a message that waits to be given out again', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 1);
    billing.leave('a');
    billing.consumer('b', 1);
    billing.nack('retry', 0);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('the checkpoint stays below a message until it is parked', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 1);
    billing.nack('park', 0);
    billing.ack(1);
    const parking = billing.effects();
    expect(parking.map(({ kind }) => kind)).toEqual(['deliver', 'deliver', 'park']);
    billing.store(parking);
    expect(billing.checkpoints()).toEqual([1]);
  });

  test('the checkpoint stays below a message that a pinned consumer has no room for', () => {
    const billing = given({ consumerStrategy: 'Pinned' });
    billing.consumer('a', 1);
    billing.consumer('b', 1);
    billing.event(0, { streamId: 'x' });
    billing.event(1, { streamId: 'x' });
    billing.event(2, { streamId: 'y' });
    expect(billing.delivered()).toHaveLength(2);
    billing.ack(2);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('at the upper bound a checkpoint is due at once', () => {
    const billing = given({ minCheckpointCount: 2, maxCheckpointCount: 3 });
    billing.consumer('a');
    billing.events(0, 5);
    billing.ack(0, 1);
    expect(billing.checkpoints()).toEqual([]);
    billing.ack(2);
    expect(billing.checkpoints()).toEqual([2]);
  });

  test('at the lower bound a checkpoint is due when its time has come', () => {
    const billing = given({ minCheckpointCount: 2, maxCheckpointCount: 100 });
    billing.consumer('a');
    billing.events(0, 9);
    billing.ack(0, 1);
    billing.pass(1_000);
    expect(billing.checkpoints()).toEqual([1]);
    billing.ack(2, 3);
    billing.pass(1_000);
    expect(billing.checkpoints()).toEqual([]);
    billing.pass(1_000);
    expect(billing.checkpoints()).toEqual([3]);
    billing.ack(4);
    billing.pass(10_000);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('without a time there is none below the upper bound', () => {
    const billing = given({ minCheckpointCount: 1, maxCheckpointCount: 100, checkpointAfterMs: 0 });
    billing.consumer('a');
    billing.events(0, 9);
    billing.ack(0, 1, 2);
    billing.pass(100_000);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('what the source holds for others counts', () => {
    const billing = given({ maxCheckpointCount: 5 });
    billing.skip(3);
    expect(billing.checkpoints()).toEqual([]);
    billing.skip(4);
    expect(billing.checkpoints()).toEqual([4]);
  });

  test('what was skipped behind an unanswered message does not move the checkpoint past it', () => {
    const billing = given();
    billing.consumer('a');
    billing.events(0, 0);
    billing.skip(50);
    expect(billing.checkpoints()).toEqual([]);
    billing.ack(0);
    expect(billing.checkpoints()).toEqual([50]);
  });

  test('a group goes on behind its checkpoint', () => {
    const billing = given({}, 41);
    expect(billing.group.readTo()).toBe(41);
    billing.consumer('a');
    billing.events(42, 42);
    billing.ack(42);
    expect(billing.checkpoints()).toEqual([42]);
  });
});

describe('without consumers', () => {
  test('what nobody was given is forgotten and read again', () => {
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

  test('what a pinned consumer overtook is kept', () => {
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

describe('replaying', () => {
  test('replayed messages come behind those to be given out again and before new ones', () => {
    const billing = given();
    billing.events(0, 1);
    billing.consumer('a', 1);
    billing.replay(0);
    billing.delivered();
    billing.leave('a');
    billing.consumer('b', 5);
    expect(billing.delivered()).toEqual(['b event-0*', 'b parked-0', 'b event-1']);
  });

  test('they stay parked until they are done with', () => {
    const billing = given();
    billing.consumer('a');
    billing.replay(0);
    billing.replay(1);
    billing.replayedTo(2);
    billing.ackParked(1);
    expect(billing.effects().filter(({ kind }) => kind === 'reprocessed')).toEqual([]);
    billing.ackParked(0);
    expect(billing.effects()).toContainEqual({ kind: 'reprocessed', below: 2 });
  });

  test('they do not move the checkpoint', () => {
    const billing = given();
    billing.consumer('a');
    billing.replay(7);
    billing.ackParked(7);
    expect(billing.checkpoints()).toEqual([]);
  });

  test('one that is parked anew may go from its old place', () => {
    const billing = given();
    billing.consumer('a');
    billing.replay(0);
    billing.replayedTo(1);
    billing.effects();
    billing.parkAnew(0);
    const parking = billing.effects();
    expect(parking.map(({ kind }) => kind)).toEqual(['park']);
    billing.store(parking);
    expect(billing.effects()).toEqual([{ kind: 'reprocessed', below: 1 }]);
  });
});

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
