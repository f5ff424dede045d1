import { type EventMetadata, eventMetadataSchema } from './event-metadata.ts';
import { StoredEventError } from './event-type.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Stream } from './stream.ts';
import type { Recorded } from './view.ts';

/** Whom an event is about, also where the rest of its metadata cannot be read. */
export const userIdIn = (metadata: unknown): string | undefined =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'userId' in metadata &&
  typeof metadata.userId === 'string'
    ? metadata.userId
    : undefined;

/** Throws `StoredEventError`, which names fields and never what they hold. */
export const readMetadata = ({ type, metadata }: StoredEvent): EventMetadata => {
  const { data, error } = eventMetadataSchema.safeParse(metadata);
  if (data !== undefined) return data;
  const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new StoredEventError(`The metadata of a ${type} does not fit in: ${fields}.`);
};

/**
 * Reads the events of one kind of stream in their current shape. What it returns throws
 * `StoredEventError`, for a type that such a stream never held as well: newer code has written it,
 * and a row that was folded past it would be wrong for good.
 */
export const readerOf =
  <Event>({ parse }: Stream<Event>): ((event: StoredEvent) => Recorded<Event>) =>
  (event) => {
    const metadata = readMetadata(event);
    return { ...parse(event.type, metadata.schemaVersion, event.data), metadata };
  };
