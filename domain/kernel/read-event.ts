import { isOtherPerson, VISITOR_ACTOR } from './actor.ts';
import { type EventMetadata, eventMetadataSchema } from './event-metadata.ts';
import { StoredEventError } from './event-type.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Stream } from './stream.ts';
import type { Recorded } from './view.ts';

/** The event's subject, even if the rest of its metadata is invalid. */
export const userIdIn = (metadata: unknown): string | undefined =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'userId' in metadata &&
  typeof metadata.userId === 'string'
    ? metadata.userId
    : undefined;

/** The event's author, even if the rest of its metadata is invalid. */
export const actorIn = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'actor' in metadata
    ? metadata.actor
    : undefined;

/** Whether a visitor did it, who is of no family. */
export const isOfVisitor = (metadata: unknown): boolean => actorIn(metadata) === VISITOR_ACTOR;

/** Whether a person did it who is not the subject, such as another member of the household. */
export const isByOtherPerson = (metadata: unknown): boolean => {
  const [actor, userId] = [actorIn(metadata), userIdIn(metadata)];
  return typeof actor === 'string' && userId !== undefined && isOtherPerson({ actor, userId });
};

/** Throws `StoredEventError`, which names fields but not their values. */
export const readMetadata = ({ type, metadata }: StoredEvent): EventMetadata => {
  const { data, error } = eventMetadataSchema.safeParse(metadata);
  if (data !== undefined) return data;
  const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new StoredEventError(`The metadata of a ${type} has invalid fields: ${fields}.`);
};

/**
 * Reads the events of one kind of stream in their current shape. The reader throws
 * `StoredEventError`, also for an unknown type: newer code has written it, and a row folded past it
 * would stay wrong.
 */
export const readerOf =
  <Event>({ parse }: Stream<Event>): ((event: StoredEvent) => Recorded<Event>) =>
  (event) => {
    const metadata = readMetadata(event);
    return { ...parse(event.type, metadata.schemaVersion, event.data), metadata };
  };
