import type { RecordedEvent } from '@eventstore/db-client';
import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import {
  type EventMetadata,
  eventMetadataSchema,
} from '@hearthway/domain/kernel/event-metadata.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import { type EventSealing, withoutSealed } from '../privacy/event-sealing.ts';
import type { ReadStream } from './read-stream.ts';
import { LEAST_VERSION } from './server-version.ts';

/** State of a stream for its decider, and the revision up to which it was read. */
export interface Loaded<State> {
  readonly state: State;
  /** Revision of the last event; undefined when there is no such stream. */
  readonly revision: bigint | undefined;
  /** Log position of the last event; 0 when there is none. */
  readonly position: bigint;
  /** Events that the same command stored before: their last position, and the hash of its body. */
  readonly earlier:
    | { readonly position: bigint; readonly bodyHash: string | undefined }
    | undefined;
}

export interface LoadOptions<State, Event> {
  readonly readStream: ReadStream;
  readonly privacy: Pick<EventSealing, 'openEvents'>;
  readonly decider: Pick<
    Decider<State, never, Event, never>,
    'stream' | 'readsPersonal' | 'initialState' | 'evolve'
  >;
  readonly streamName: string;
  /** Id of the command, which may have been stored before. */
  readonly commandId: string | undefined;
  readonly signal: AbortSignal;
}

/** Folds while reading, so that memory holds only the state and a few events. Throws `StoredEventError`. */
export const load = async <State, Event>({
  readStream,
  privacy,
  decider,
  streamName,
  commandId,
  signal,
}: LoadOptions<State, Event>): Promise<Loaded<State>> => {
  let loaded: Loaded<State> = {
    state: decider.initialState,
    revision: undefined,
    position: 0n,
    earlier: undefined,
  };
  const opened = (batch: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> =>
    decider.readsPersonal === false
      ? Promise.resolve(batch.map(withoutSealed))
      : privacy.openEvents(batch);
  const fold = (stored: RecordedEvent): void => {
    const metadata = metadataOf(stored);
    const position = positionOf(stored);
    const event = decider.stream.parse(stored.type, metadata.schemaVersion, stored.data);
    const isEarlier = commandId !== undefined && metadata.commandId === commandId;
    loaded = {
      state: decider.evolve(loaded.state, { ...event, metadata }),
      revision: stored.revision,
      position,
      earlier: isEarlier ? { position, bodyHash: metadata.commandBodyHash } : loaded.earlier,
    };
  };
  for await (const batch of inBatches(readStream({ streamName, signal })))
    for (const stored of await opened(batch)) fold(stored);
  return loaded;
};

/** Decrypting events one at a time would cost a turn of the event loop for each. */
const BATCH = 100;

async function* inBatches(
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<readonly RecordedEvent[], void> {
  let batch: RecordedEvent[] = [];
  for await (const event of events) {
    batch.push(event);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const metadataOf = ({ type, metadata }: RecordedEvent): EventMetadata => {
  const parsed = eventMetadataSchema.safeParse(metadata);
  if (!parsed.success) throw new StoredEventError(`The metadata of a ${type} cannot be read.`);
  return parsed.data;
};

const positionOf = ({ position }: RecordedEvent): bigint => {
  if (position === undefined)
    throw new Error(
      `The event store sends no positions: it has to be of version ${LEAST_VERSION} or later.`,
    );
  return position.commit;
};
