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

/** For tests: a group with a clock that stands until it is moved, and all that the group has asked for. */
export const given = (changes: Partial<GroupSettings> = {}, resumeAfter = -1) => {
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
        note(group.receive(eventAt(position), position, now));
    },
    event: (position: number, more: Partial<RecordedEvent>) =>
      note(group.receive(eventAt(position, more), position, now)),
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
    /** Effects since the last call. */
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
