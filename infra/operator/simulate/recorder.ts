import { type Decider, isRejected } from '@hearthway/domain/kernel/decider.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { SHREDDED } from '@hearthway/domain/kernel/personal.ts';
import type { DomainEvent, Stream } from '@hearthway/domain/kernel/stream.ts';
import type { Random } from './random.ts';

/** Event to store. */
export interface SimulatedEvent extends DomainEvent {
  readonly id: string;
  readonly streamName: string;
  readonly metadata: EventMetadata;
}

export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly sessionId: string | null;
  /** Two-letter code; null where the product would not know it either. */
  readonly state: string | null;
}

interface Subject {
  readonly userId: string;
  readonly random: Random;
}

/**
 * Returns the events as the product would store them, except that personal fields read as forgotten: a
 * made-up person never had a key. Throws for an event that does not belong in the stream.
 */
export const record = <Event extends DomainEvent>(
  { userId, random }: Subject,
  { stream, id }: { readonly stream: Stream<Event>; readonly id: string },
  event: Event,
  { at, ...circumstances }: Circumstances,
): SimulatedEvent & Event => {
  const correlationId = random.uuid();
  const schemaVersion = stream.versionOf(event);
  return {
    ...stream.parse(event.type, schemaVersion, withoutPersonal(stream, event)),
    id: random.uuid(),
    streamName: stream.nameOf(id),
    metadata: {
      $correlationId: correlationId,
      $causationId: correlationId,
      userId,
      ...circumstances,
      occurredAt: new Date(at).toISOString(),
      schemaVersion,
    },
  };
};

const withoutPersonal = <Event extends DomainEvent>(
  stream: Stream<Event>,
  event: Event,
): DomainEvent['data'] => {
  const data: Record<string, unknown> = { ...event.data };
  for (const field of Object.keys(stream.personalOf(event)))
    if (data[field] !== null && data[field] !== '') data[field] = SHREDDED;
  return data;
};

/** Stream that the product's own decider controls, so that everything in it could have happened. */
export interface Aggregate<State, Command> {
  readonly state: () => State;
  /** Returns no events for commands that are refused, or without effect. */
  readonly dispatch: (command: Command, circumstances: Circumstances) => readonly SimulatedEvent[];
}

/** Family's streams of all contexts: each state is folded from its recorded events. */
export interface OwnStreams {
  /** `id` is the stream's, by default that of the family. */
  readonly stateOf: <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event, string>,
    id?: string,
  ) => State;
  readonly dispatch: <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event, string>,
    command: Command,
    circumstances: Circumstances,
    id?: string,
  ) => readonly SimulatedEvent[];
}

export const ownStreams = (subject: Subject): OwnStreams => {
  const recorded = new Map<string, readonly SimulatedEvent[]>();
  const recordedIn = (streamName: string) => recorded.get(streamName) ?? [];
  const stateOf: OwnStreams['stateOf'] = ({ stream, initialState, evolve }, id = subject.userId) =>
    recordedIn(stream.nameOf(id)).reduce((known, { type, data, metadata }) => {
      const event = stream.parse(type, metadata.schemaVersion, data);
      return evolve(known, { ...event, metadata });
    }, initialState);
  return {
    stateOf,
    dispatch: (decider, command, circumstances, id = subject.userId) => {
      const streamName = decider.stream.nameOf(id);
      const own = openAggregate(subject, decider, id, stateOf(decider, id));
      const events = own.dispatch(command, circumstances);
      recorded.set(streamName, [...recordedIn(streamName), ...events]);
      return events;
    },
  };
};

export const openAggregate = <State, Command, Event extends DomainEvent, Code extends string>(
  subject: Subject,
  decider: Decider<State, Command, Event, Code>,
  id: string,
  before = decider.initialState,
): Aggregate<State, Command> => {
  let state = before;
  return {
    state: () => state,
    dispatch: (command, circumstances) => {
      const decided = decider.decide(command, state);
      if (isRejected(decided)) return [];
      return decided.map((event) => {
        const recorded = record(subject, { stream: decider.stream, id }, event, circumstances);
        state = decider.evolve(state, recorded);
        return recorded;
      });
    },
  };
};
