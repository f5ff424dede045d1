import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamDeletedError } from '../../reading/message.ts';
import {
  createGroup,
  type GroupEffect,
  type GroupEffects,
} from '../../semantics/persistent-subscription/group.ts';
import type { Message } from '../../semantics/persistent-subscription/message.ts';
import { sourceName } from '../../semantics/persistent-subscription/source.ts';
import { effectiveState, isTombstoned } from '../../semantics/stream-metadata.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { LiveFeed } from '../live-feed.ts';
import { openCheckpointStore } from './checkpoint-store.ts';
import type { Connection, Consumer } from './consumer.ts';
import { type GroupDefinition, keyOf, startOf } from './definition.ts';
import { createGate } from './gate.ts';
import { GroupError } from './group-error.ts';
import { createThroughputMeter, type GroupInfo, type Throughput } from './group-info.ts';
import { lastEventIn } from './known-events.ts';
import { openParkedStore } from './parked-store.ts';
import { createReplay } from './replay.ts';
import { readSource } from './source-reader.ts';

export interface RunningGroup {
  readonly definition: GroupDefinition;
  /** Throws `GroupError` when it has consumers enough. */
  readonly connect: (consumer: Consumer) => Connection;
  /** Gives parked messages out again: all that are parked now, or those below a revision. */
  readonly replayParked: (stopAt: number | undefined) => void;
  readonly info: () => GroupInfo;
  /** Drops the consumers. Resolves when pending writes are done. */
  readonly stop: () => Promise<void>;
}

export interface GroupEnvironment {
  readonly log: EventLog;
  readonly feed: LiveFeed;
  readonly clock: () => number;
  readonly onError: (error: Error) => void;
}

/** As often as the real server looks after timeouts and checkpoints. */
const TICK_MS = 1_000;

/** How many events are read before others get a turn of the event loop. */
const TURN = 256;

interface ConnectedConsumer extends Consumer {
  readonly measure: (total: number, now: number) => Throughput;
}

/**
 * Runs a group on the log. It reads while it has consumers and room; without consumers it reads
 * nothing, holds nothing that can be read again, and has no timer.
 */
export const runGroup = (
  environment: GroupEnvironment,
  definition: GroupDefinition,
): RunningGroup => {
  const { log, feed, clock, onError } = environment;
  const { source, groupName, settings } = definition;
  const checkpoints = openCheckpointStore({ log, clock, definition, onError });
  const parked = openParkedStore({ log, clock, key: keyOf(definition), onError });
  const start = startOf(log, definition);
  // A stream that is tombstoned from now on is read through that, one that was before is not.
  const throughTombstone =
    source.kind === 'all' || !isTombstoned(effectiveState(source.streamId, log.stateOf));
  const group = createGroup(settings, checkpoints.last() ?? start);
  const replay = createReplay({ group, parked, clock, batchSize: settings.readBatchSize });
  const consumers = new Map<string, ConnectedConsumer>();
  const parking = new Set<Promise<void>>();
  const room = createGate();
  const measure = createThroughputMeter(clock());
  let toApply: GroupEffect[] = [];
  let isApplying = false;
  let reading: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;
  let status: 'running' | 'faulted' | 'stopped' = 'running';

  const apply = (effects: GroupEffects): void => {
    toApply.push(...effects);
    // A delivery may call back at once; its effects come after those already decided.
    if (isApplying) return;
    isApplying = true;
    while (toApply.length > 0) {
      const batch = toApply;
      toApply = [];
      for (const effect of batch) perform(effect);
    }
    isApplying = false;
    continueWork();
  };

  const perform = (effect: GroupEffect): void => {
    switch (effect.kind) {
      case 'deliver': {
        const { consumerId, message } = effect;
        const onSent = (): void => apply(group.sent(consumerId, clock()));
        consumers.get(consumerId)?.deliver(message, onSent);
        return;
      }
      case 'park': {
        const writing = park(effect.message, effect.reason).finally(() => parking.delete(writing));
        parking.add(writing);
        return;
      }
      case 'checkpoint':
        checkpoints.write(effect.position);
        return;
      case 'reprocessed':
        parked.markReprocessed(effect.below);
        return;
    }
  };

  const park = async (message: Message, reason: string): Promise<void> => {
    try {
      await parked.park(message, reason);
      apply(group.parked(message, clock()));
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      apply(group.notParked(message, clock()));
    }
  };

  const continueWork = (): void => {
    if (status !== 'running') return;
    if (consumers.size > 0) {
      const effects = replay.continue();
      if (effects.length > 0) apply(effects);
    }
    if (group.hasRoom()) room.open();
    if (group.waitsForTick()) timer ??= setTimeout(tick, TICK_MS);
  };

  const tick = (): void => {
    timer = undefined;
    apply(group.tick(clock()));
  };

  const read = async (signal: AbortSignal): Promise<void> => {
    const { resolveLinks } = settings;
    const query = { source, resolveLinks, after: group.readTo(), throughTombstone };
    let count = 0;
    for await (const item of readSource({ log, feed, clock, signal }, query)) {
      if (signal.aborted) return;
      apply(
        item.kind === 'event'
          ? group.receive(item.resolved, item.position, clock())
          : group.skipTo(item.position, clock()),
      );
      while (!group.hasRoom() && !signal.aborted) await room.wait();
      count += 1;
      if (count % TURN === 0) await nextTurn();
    }
  };

  const startReading = (): void => {
    const controller = new AbortController();
    reading = controller;
    read(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      status = 'faulted';
      if (!(error instanceof StreamDeletedError))
        onError(error instanceof Error ? error : new Error(String(error)));
      dropAll();
    });
  };

  const stopReading = (): void => {
    reading?.abort();
    reading = undefined;
    room.open();
    group.rest();
  };

  const dropAll = (): void => {
    const dropped = [...consumers];
    for (const [consumerId, consumer] of dropped) {
      leave(consumerId);
      consumer.drop();
    }
  };

  const leave = (consumerId: string): void => {
    if (!consumers.delete(consumerId)) return;
    if (consumers.size === 0) stopReading();
    apply(group.removeConsumer(consumerId, clock()));
  };

  const refuse = (failure: 'dropped' | 'maximumSubscribersReached'): GroupError =>
    new GroupError(failure, { source: sourceName(source), groupName });

  return {
    definition,
    connect: (consumer) => {
      const { maxSubscriberCount } = settings;
      if (status === 'stopped') throw refuse('dropped');
      if (maxSubscriberCount !== 0 && consumers.size >= maxSubscriberCount)
        throw refuse('maximumSubscribersReached');
      const consumerId = randomUUID();
      consumer.confirm();
      if (status === 'faulted') {
        consumer.drop();
      } else {
        consumers.set(consumerId, { ...consumer, measure: createThroughputMeter(clock()) });
        apply(group.addConsumer(consumerId, consumer.bufferSize, clock()));
        if (reading === undefined) startReading();
      }
      return {
        acknowledge: (messageIds) => apply(group.acknowledge(messageIds, clock())),
        reject: (messageIds, answer) => apply(group.reject(messageIds, answer, clock())),
        leave: () => leave(consumerId),
      };
    },
    replayParked: (stopAt) => {
      replay.start(stopAt);
      continueWork();
    },
    info: () => {
      const now = clock();
      const statistics = group.statistics();
      const lastKnown =
        lastEventIn(log, source, start) ?? (group.readTo() > start ? group.readTo() : undefined);
      const { first, end } = parked.range();
      const roomLeft = settings.historyBufferSize - statistics.waiting;
      return {
        definition,
        isBehind: lastKnown !== undefined && lastKnown - group.readTo() > roomLeft,
        isReplaying: replay.isRunning(),
        throughput: measure(statistics.totalItems, now),
        lastCheckpoint: checkpoints.last(),
        lastKnown,
        waiting: statistics.waiting,
        waitingAgain: statistics.waitingAgain,
        inFlight: statistics.inFlight,
        parked: Math.max(0, end - Math.max(first, replay.target())),
        consumers: statistics.consumers.flatMap(({ id, totalItems, ...rest }) => {
          const consumer = consumers.get(id);
          if (consumer === undefined) return [];
          const { username, connectionName } = consumer;
          return [
            { username, connectionName, throughput: consumer.measure(totalItems, now), ...rest },
          ];
        }),
      };
    },
    stop: async () => {
      status = 'stopped';
      clearTimeout(timer);
      dropAll();
      // In this order: parking may still lead to a checkpoint.
      await Promise.all(parking);
      await Promise.all([checkpoints.settled(), parked.settled()]);
    },
  };
};
