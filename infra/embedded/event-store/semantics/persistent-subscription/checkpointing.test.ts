import { describe, expect, test } from 'vitest';
import { given } from './group.fixture.ts';

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

  test('events of other streams count', () => {
    const billing = given({ maxCheckpointCount: 5 });
    billing.skip(3);
    expect(billing.checkpoints()).toEqual([]);
    billing.skip(4);
    expect(billing.checkpoints()).toEqual([4]);
  });

  test('events skipped behind an unanswered message do not move the checkpoint past it', () => {
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
