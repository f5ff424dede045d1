import { describe, expect, test } from 'vitest';
import { given } from './group.fixture.ts';

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
