import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResolvedEvent } from '../event.ts';
import { createGroup, type GroupEffect, type NackAction } from './group.ts';
import type { Message } from './message.ts';
import { ConsumerStrategyName, type GroupSettings } from './settings.ts';

const BUFFER = 3;
const CONSUMERS = ['a', 'b', 'c'];

const eventAt = (position: number): ResolvedEvent => ({
  event: {
    id: `event-${position}`,
    type: 'Happened',
    isJson: true,
    data: new Uint8Array(),
    metadata: new Uint8Array(),
    streamId: `stream-${position % 5}`,
    revision: position,
    position,
    created: 0,
  },
  link: undefined,
});

/** A world in which nothing is lost: what the group asks for is done, and noted. */
const play = (settings: GroupSettings) => {
  const group = createGroup(settings, -1);
  const connected = new Set<string>();
  const held = new Map<string, { readonly message: Message; readonly consumerId: string }>();
  const unsent = new Map<string, number>();
  const parking: Message[] = [];
  const done = new Set<number>();
  let checkpoint = -1;
  let now = 0;

  const finish = ({ origin }: Message): void => {
    if (origin.kind === 'source') done.add(origin.position);
  };

  const missing = (first: number, last: number): readonly number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (position) => !done.has(position),
    );

  const perform = (effects: readonly GroupEffect[]): void => {
    for (const effect of effects) {
      switch (effect.kind) {
        case 'deliver': {
          const { consumerId, message } = effect;
          expect(connected.has(consumerId)).toBe(true);
          held.set(message.id, { message, consumerId });
          unsent.set(consumerId, (unsent.get(consumerId) ?? 0) + 1);
          break;
        }
        case 'park':
          parking.push(effect.message);
          break;
        case 'checkpoint':
          expect(effect.position).toBeGreaterThan(checkpoint);
          expect(missing(checkpoint + 1, effect.position)).toEqual([]);
          checkpoint = effect.position;
          break;
        case 'reprocessed':
          break;
      }
    }
    if (effects.length === 0) return;
    const inBuffers = [...connected].map((consumerId) => unsent.get(consumerId) ?? 0);
    expect(Math.max(0, ...inBuffers)).toBeLessThanOrEqual(BUFFER);
  };

  const anyHeld = (choice: number): string | undefined =>
    [...held.keys()][choice % Math.max(held.size, 1)];

  const store = (): void => {
    for (const message of parking.splice(0)) {
      finish(message);
      perform(group.parked(message, now));
    }
  };

  const world = {
    group,
    join: (consumerId: string) => {
      if (connected.has(consumerId)) return;
      connected.add(consumerId);
      unsent.set(consumerId, 0);
      perform(group.addConsumer(consumerId, BUFFER, now));
    },
    leave: (consumerId: string) => {
      if (!connected.delete(consumerId)) return;
      for (const [id, entry] of held) if (entry.consumerId === consumerId) held.delete(id);
      if (connected.size === 0) group.rest();
      perform(group.removeConsumer(consumerId, now));
    },
    read: (last: number) => {
      const position = group.readTo() + 1;
      if (position > last || !group.hasRoom()) return;
      perform(group.receive(eventAt(position), position, now));
    },
    flush: (consumerId: string) => {
      if (!connected.has(consumerId) || (unsent.get(consumerId) ?? 0) === 0) return;
      unsent.set(consumerId, (unsent.get(consumerId) ?? 0) - 1);
      perform(group.sent(consumerId, now));
    },
    ack: (choice: number) => {
      const id = anyHeld(choice);
      const entry = id === undefined ? undefined : held.get(id);
      if (id === undefined || entry === undefined) return;
      held.delete(id);
      finish(entry.message);
      perform(group.acknowledge([id], now));
    },
    nack: (choice: number, action: NackAction) => {
      const id = anyHeld(choice);
      const entry = id === undefined ? undefined : held.get(id);
      if (id === undefined || entry === undefined) return;
      held.delete(id);
      if (action === 'skip' || action === 'stop') finish(entry.message);
      perform(group.reject([id], { action, reason: '' }, now));
    },
    store,
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const [id] of held) if (milliseconds >= settings.messageTimeoutMs) held.delete(id);
      perform(group.tick(now));
    },
    checkpoint: () => checkpoint,
  };
  return world;
};

type World = ReturnType<typeof play>;

const LAST = 40;
const anyConsumer = fc.constantFrom(...CONSUMERS);
const anyAction = fc.constantFrom<NackAction[]>('unknown', 'park', 'retry', 'skip', 'stop');

const anyStep: fc.Arbitrary<(world: World) => void> = fc.oneof(
  anyConsumer.map((consumerId) => (world: World) => world.join(consumerId)),
  anyConsumer.map((consumerId) => (world: World) => world.leave(consumerId)),
  anyConsumer.map((consumerId) => (world: World) => world.flush(consumerId)),
  fc.constant((world: World) => world.read(LAST)),
  fc.constant((world: World) => world.read(LAST)),
  fc.nat().map((choice) => (world: World) => world.ack(choice)),
  fc.tuple(fc.nat(), anyAction).map(
    ([choice, action]) =>
      (world: World) =>
        world.nack(choice, action),
  ),
  fc.constant((world: World) => world.store()),
  fc.constantFrom(100, 5_000).map((milliseconds) => (world: World) => world.pass(milliseconds)),
);

test.each(Object.values(ConsumerStrategyName))(
  'with %s every event is done with in the end and no checkpoint ever passes one that is not',
  (consumerStrategy) => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 300 }), (steps) => {
        const world = play({
          resolveLinks: false,
          extraStatistics: true,
          startFrom: 0,
          messageTimeoutMs: 5_000,
          maxRetryCount: 2,
          minCheckpointCount: 1,
          maxCheckpointCount: 1,
          checkpointAfterMs: 1_000,
          maxSubscriberCount: 0,
          liveBufferSize: 500,
          historyBufferSize: 10,
          readBatchSize: 5,
          consumerStrategy,
        });
        for (const step of steps) step(world);
        world.join('a');
        for (let round = 0; round < 1_000 && world.checkpoint() < LAST; round += 1) {
          world.read(LAST);
          for (const consumerId of CONSUMERS) world.flush(consumerId);
          world.ack(0);
          world.store();
        }
        expect(world.checkpoint()).toBe(LAST);
        expect(world.group.statistics()).toMatchObject({
          inFlight: 0,
          waiting: 0,
          waitingAgain: 0,
        });
      }),
      { numRuns: 50 },
    );
  },
);
