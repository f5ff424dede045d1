import type { ResolvedEvent, Revision } from '../event.ts';
import { createBacklog } from './backlog.ts';
import { createCheckpointing } from './checkpointing.ts';
import { type ConsumerStatistics, createConsumers } from './consumers.ts';
import { createConsumerStrategy } from './create-consumer-strategy.ts';
import { createInFlight, type InFlightMessage } from './in-flight.ts';
import { type Message, messageOf } from './message.ts';
import { createReplaying } from './replaying.ts';
import type { GroupSettings } from './settings.ts';
import type { SourcePosition } from './source.ts';

/** Effects for the runner to carry out, in this order. */
export type GroupEffect =
  | { readonly kind: 'deliver'; readonly consumerId: string; readonly message: Message }
  /** Store it among the parked messages, then say `parked`, or `notParked` if that failed. */
  | { readonly kind: 'park'; readonly message: Message; readonly reason: string }
  | { readonly kind: 'checkpoint'; readonly position: SourcePosition }
  /** The parked messages below a revision have been replayed and done with. */
  | { readonly kind: 'reprocessed'; readonly below: Revision };

export type GroupEffects = readonly GroupEffect[];

/** A consumer's choice for messages that it could not process. */
export type NackAction = 'unknown' | 'park' | 'retry' | 'skip' | 'stop';

export interface Group {
  readonly addConsumer: (consumerId: string, bufferSize: number, now: number) => GroupEffects;
  /** Its messages in flight go to the other consumers. */
  readonly removeConsumer: (consumerId: string, now: number) => GroupEffects;
  /** The consumer's connection has taken over one of the messages delivered to it. */
  readonly sent: (consumerId: string, now: number) => GroupEffects;
  readonly receive: (
    resolved: ResolvedEvent,
    position: SourcePosition,
    now: number,
  ) => GroupEffects;
  /** The source holds nothing for the group up to this position. */
  readonly skipTo: (position: SourcePosition, now: number) => GroupEffects;
  readonly replay: (resolved: ResolvedEvent, revision: Revision, now: number) => GroupEffects;
  /** All parked messages below the revision that were to be replayed have been handed in. */
  readonly replayedTo: (revision: Revision, now: number) => GroupEffects;
  readonly acknowledge: (messageIds: readonly string[], now: number) => GroupEffects;
  readonly reject: (
    messageIds: readonly string[],
    answer: { readonly action: NackAction; readonly reason: string },
    now: number,
  ) => GroupEffects;
  readonly parked: (message: Message, now: number) => GroupEffects;
  readonly notParked: (message: Message, now: number) => GroupEffects;
  /** To be called now and then while `waitsForTick`. */
  readonly tick: (now: number) => GroupEffects;
  readonly waitsForTick: () => boolean;
  /** Whether it takes more of its source. */
  readonly hasRoom: () => boolean;
  readonly hasRoomForReplay: () => boolean;
  /** How far it has read its source. */
  readonly readTo: () => SourcePosition;
  /** Drops undelivered messages, which are read again when a consumer comes. */
  readonly rest: () => void;
  readonly statistics: () => GroupStatistics;
}

interface GroupStatistics {
  readonly totalItems: number;
  readonly waiting: number;
  readonly waitingAgain: number;
  readonly inFlight: number;
  readonly consumers: readonly ConsumerStatistics[];
}

/** Memory limit for waiting messages, above all settings. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/**
 * A group of competing consumers: who holds which message, what happens when they answer or do not,
 * and up to where the group is done. Knows no clock and does nothing itself; every call returns what
 * is to be done.
 *
 * Source: EventStoreDB 24.6, `PersistentSubscription`.
 */
export const createGroup = (settings: GroupSettings, resumeAfter: SourcePosition): Group => {
  const backlog = createBacklog();
  const inFlight = createInFlight();
  const consumers = createConsumers({ measured: settings.extraStatistics });
  const strategy = createConsumerStrategy(settings.consumerStrategy);
  const checkpointing = createCheckpointing(settings, resumeAfter);
  const replaying = createReplaying();
  let effects: GroupEffect[] = [];
  let totalItems = 0;
  /** The furthest position that was ever given to a consumer. */
  let givenTo = resumeAfter;

  const give = (message: Message, consumerId: string, now: number): void => {
    backlog.remove(message);
    inFlight.add({ message, consumerId, deadline: now + settings.messageTimeoutMs });
    consumers.gave(consumerId, message.id, now);
    totalItems += 1;
    if (message.origin.kind === 'source') givenTo = Math.max(givenTo, message.origin.position);
    effects.push({ kind: 'deliver', consumerId, message });
  };

  const dispatch = (now: number): void => {
    if (!consumers.anyHasRoom()) return;
    for (const message of backlog.waiting()) {
      // Answers name messages by id alone, so of two with the same id only one is out at a time.
      if (inFlight.has(message.id)) continue;
      const choice = strategy.choose(message, consumers.hasRoom);
      if (choice.choice === 'nobodyHasRoom') return;
      if (choice.choice === 'send') give(message, choice.consumerId, now);
    }
  };

  const settle = ({ origin }: Message): void => {
    switch (origin.kind) {
      case 'source':
        checkpointing.settled(origin.position);
        return;
      case 'parked':
        replaying.settled(origin.revision);
        return;
    }
  };

  const giveAgain = (message: Message): void =>
    backlog.addAgain({ ...message, retryCount: message.retryCount + 1 });

  const park = (message: Message, reason: string): void => {
    effects.push({ kind: 'park', message, reason });
  };

  const giveAgainOrPark = (message: Message): void => {
    if (message.retryCount < settings.maxRetryCount) giveAgain(message);
    else park(message, `It was given out again ${settings.maxRetryCount} times.`);
  };

  const takeBack = (messageId: string, now: number): InFlightMessage | undefined => {
    const entry = inFlight.take(messageId);
    if (entry !== undefined) consumers.released(entry.consumerId, messageId, now);
    return entry;
  };

  const reject = (message: Message, action: NackAction, reason: string): void => {
    switch (action) {
      case 'unknown':
      case 'retry':
        giveAgainOrPark(message);
        return;
      case 'park':
        park(message, `A consumer parked it. ${reason}`.trimEnd());
        return;
      // Nothing is stopped on the real server either: the message is done with.
      case 'stop':
      case 'skip':
        settle(message);
        return;
    }
  };

  const takeEffects = (): GroupEffects => {
    const taken = effects;
    effects = [];
    return taken;
  };

  const noteProgress = (now: number, isTick = false): void => {
    const position = checkpointing.due(now, isTick);
    if (position !== undefined) effects.push({ kind: 'checkpoint', position });
    const below = replaying.due();
    if (below !== undefined) effects.push({ kind: 'reprocessed', below });
  };

  const conclude = (now: number, isTick = false): GroupEffects => {
    noteProgress(now, isTick);
    dispatch(now);
    return takeEffects();
  };

  return {
    addConsumer: (consumerId, bufferSize, now) => {
      consumers.add(consumerId, bufferSize);
      strategy.added(consumerId, inFlight.all());
      return conclude(now);
    },
    removeConsumer: (consumerId, now) => {
      consumers.remove(consumerId);
      strategy.removed(consumerId);
      for (const { message } of inFlight.takeAllOf(consumerId)) giveAgain(message);
      return conclude(now);
    },
    sent: (consumerId, now) => (consumers.sent(consumerId) ? conclude(now) : []),
    receive: (resolved, position, now) => {
      checkpointing.began(position);
      backlog.addNew(messageOf(resolved, { kind: 'source', position }));
      return conclude(now);
    },
    skipTo: (position, now) => {
      checkpointing.skippedTo(position);
      noteProgress(now);
      return takeEffects();
    },
    replay: (resolved, revision, now) => {
      replaying.began(revision);
      backlog.addAgain(messageOf(resolved, { kind: 'parked', revision }));
      return conclude(now);
    },
    replayedTo: (revision, now) => {
      replaying.readTo(revision);
      noteProgress(now);
      return takeEffects();
    },
    acknowledge: (messageIds, now) => {
      for (const messageId of messageIds) {
        const entry = takeBack(messageId, now);
        if (entry !== undefined) settle(entry.message);
      }
      return conclude(now);
    },
    reject: (messageIds, { action, reason }, now) => {
      for (const messageId of messageIds) {
        const entry = takeBack(messageId, now);
        if (entry !== undefined) reject(entry.message, action, reason);
      }
      return conclude(now);
    },
    parked: (message, now) => {
      settle(message);
      return conclude(now);
    },
    notParked: (message, now) => {
      backlog.addAgain(message);
      return conclude(now);
    },
    tick: (now) => {
      for (const { message, consumerId } of inFlight.takeExpired(now)) {
        consumers.released(consumerId, message.id, now);
        giveAgainOrPark(message);
      }
      return conclude(now, true);
    },
    waitsForTick: () => inFlight.count() > 0 || checkpointing.waitsForTick(),
    hasRoom: () =>
      backlog.newCount() + backlog.againCount() < settings.historyBufferSize &&
      backlog.bytes() < MAX_WAITING_BYTES,
    hasRoomForReplay: () =>
      backlog.againCount() < settings.historyBufferSize && backlog.bytes() < MAX_WAITING_BYTES,
    readTo: checkpointing.read,
    rest: () => {
      const first = backlog.forgetNewAfter(givenTo);
      if (first !== undefined) checkpointing.unread(first);
    },
    statistics: () => ({
      totalItems,
      waiting: backlog.newCount(),
      waitingAgain: backlog.againCount(),
      inFlight: inFlight.count(),
      consumers: consumers.statistics(),
    }),
  };
};
