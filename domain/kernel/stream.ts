import { type EventType, StoredEventError } from './event-type.ts';
import { camelCase } from './names.ts';
import type { PersonalFields } from './personal.ts';

/** Decided and parsed events. */
export interface DomainEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A kind of stream: how its streams are named, and how its events are read and written. */
export interface Stream<Event> {
  /** In camelCase. It is part of the storage format, as the names of the events are. */
  readonly category: string;
  readonly eventTypes: readonly EventType[];
  /** `{category}-{id}`, where the id is a UUID without dashes. */
  readonly nameOf: (id: string) => string;
  /** Throws `StoredEventError` for what such a stream never held, or for broken data. */
  readonly parse: (type: string, version: number, data: unknown) => Event;
  /** The version in which an event is stored today. */
  readonly versionOf: (event: Event) => number;
  /** Fields of an event that are stored encrypted. */
  readonly personalOf: (event: Event) => PersonalFields;
}

interface StreamEventType<Event> extends EventType {
  readonly parse: (version: number, data: unknown) => Event;
}

/** The events of a stream. */
export type EventOf<Of> = Of extends Stream<infer Event> ? Event : never;

/** `name` is in kebab-case, and the events are all that such a stream ever held. */
export const defineStream = <const Types extends readonly StreamEventType<DomainEvent>[]>(
  name: string,
  eventTypes: Types & readonly StreamEventType<Parsed<Types>>[],
): Stream<Parsed<Types>> => streamOf<Parsed<Types>>(name, eventTypes);

type Parsed<Types extends readonly StreamEventType<DomainEvent>[]> = ReturnType<
  Types[number]['parse']
>;

const streamOf = <Event extends DomainEvent>(
  name: string,
  eventTypes: readonly StreamEventType<Event>[],
): Stream<Event> => {
  const category = camelCase(name);
  const byType = new Map(eventTypes.map((eventType) => [eventType.type, eventType]));

  const find = (type: string): StreamEventType<Event> => {
    const eventType = byType.get(type);
    if (eventType === undefined)
      throw new StoredEventError(`A stream of ${category} holds no ${type}.`);
    return eventType;
  };

  return {
    category,
    eventTypes,
    nameOf: (id) => `${category}-${id}`,
    parse: (type, version, data) => find(type).parse(version, data),
    versionOf: ({ type }) => find(type).currentVersion,
    personalOf: ({ type }) => find(type).personal,
  };
};
