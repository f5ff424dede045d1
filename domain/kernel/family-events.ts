import { isOfVisitor, readMetadata, userIdIn } from './read-event.ts';
import type { StoredEvent } from './stored-event.ts';
import type { DomainEvent, Stream } from './stream.ts';
import { readStreamId } from './stream-id.ts';
import type { Recorded } from './view.ts';

/** Chosen types of events of a family's streams, in the order of the log. */
export interface FamilyEvents<Event> {
  readonly types: readonly string[];
  /** The family; undefined for any other event, and for what a visitor did. */
  readonly keyOf: (
    event: Pick<StoredEvent, 'streamId' | 'type' | 'metadata'>,
  ) => string | undefined;
  /** Throws `StoredEventError`. */
  readonly read: (event: StoredEvent) => Recorded<Event>;
}

interface FamilyEventsOptions<Event, Type> {
  /** Each is about one family, as its metadata says; most are named after it, with more behind it. */
  readonly streams: readonly Pick<Stream<Event>, 'category' | 'parse'>[];
  readonly types: readonly Type[];
}

/** ```familyEvents<JourneyEvent | FavoritesEvent>()({ streams: […], types: ['TourCompleted', …] })``` */
export const familyEvents =
  <Event extends DomainEvent>() =>
  <const Type extends Event['type']>({
    streams,
    types,
  }: FamilyEventsOptions<Event, Type>): FamilyEvents<Extract<Event, { readonly type: Type }>> => {
    const byCategory = new Map(streams.map((stream) => [stream.category, stream]));
    const names: readonly string[] = types;
    const isWanted = (event: Event): event is Extract<Event, { readonly type: Type }> =>
      names.includes(event.type);

    return {
      types,
      keyOf: ({ streamId, type, metadata }) => {
        const { category, id } = readStreamId(streamId);
        return byCategory.has(category) && names.includes(type) && !isOfVisitor(metadata)
          ? (userIdIn(metadata) ?? id.slice(0, FAMILY_ID_LENGTH))
          : undefined;
      },
      read: (stored) => {
        const metadata = readMetadata(stored);
        const { category } = readStreamId(stored.streamId);
        const event = byCategory
          .get(category)
          ?.parse(stored.type, metadata.schemaVersion, stored.data);
        if (event === undefined || !isWanted(event))
          throw new Error(`${stored.type} was not asked for.`);
        return { ...event, metadata };
      },
    };
  };

/** A UUID without dashes. */
const FAMILY_ID_LENGTH = 32;
