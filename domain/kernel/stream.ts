import { type PersonalFields, StoredEventError } from './event-type.ts';

/** What a decider yields, and what an event type parses stored data to. */
export interface DomainEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One kind of stream: how its streams are named, and how the events in them are read and written. */
export interface Stream<Event> {
  /** `{category}-{id}`, where the id is a UUID without dashes. */
  readonly nameOf: (id: string) => string;
  /** Throws `StoredEventError` for what such a stream never held, or for broken data. */
  readonly parse: (type: string, version: number, data: unknown) => Event;
  /** The version in which an event is stored today. */
  readonly versionOf: (event: Event) => number;
  /** Which of an event's fields are encrypted where it is stored. */
  readonly personalOf: (event: Event) => PersonalFields;
}

interface StreamEventType<Event> {
  readonly type: string;
  readonly currentVersion: number;
  readonly personal: PersonalFields;
  readonly parse: (version: number, data: unknown) => Event;
}

/** The category is part of the storage format, as the names of the events are. It holds no dash. */
export const defineStream = <Event extends DomainEvent>(
  category: string,
  eventTypes: readonly StreamEventType<Event>[],
): Stream<Event> => {
  const byType = new Map(eventTypes.map((eventType) => [eventType.type, eventType]));

  const find = (type: string): StreamEventType<Event> => {
    const eventType = byType.get(type);
    if (eventType === undefined)
      throw new StoredEventError(`A stream of ${category} holds no ${type}.`);
    return eventType;
  };

  return {
    nameOf: (id) => `${category}-${id}`,
    parse: (type, version, data) => find(type).parse(version, data),
    versionOf: ({ type }) => find(type).currentVersion,
    personalOf: ({ type }) => find(type).personal,
  };
};
