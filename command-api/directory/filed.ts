import type { Decider } from '@hearthway/domain/kernel/decider.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import type { DomainEvent } from '@hearthway/domain/kernel/stream.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

export interface Filed<State extends { readonly status: string }> {
  /** Family that filed it; it may have been erased since. */
  readonly userId: string;
  readonly state: Exclude<State, { readonly status: 'none' }>;
  readonly changedAt: Date;
}

const READ_WITHIN_MS = 10_000;

/** Reads from the log, since read models leave out erased people. Returns undefined for an unknown id. */
export const readFiled = async <
  State extends { readonly status: string },
  Command,
  Event extends DomainEvent,
>(
  { eventStore, privacy }: Pick<CommandDependencies, 'eventStore' | 'privacy'>,
  { stream, initialState, evolve }: Decider<State, Command, Event, string>,
  id: string,
): Promise<Filed<State> | undefined> => {
  let state = initialState;
  let filed: Omit<Filed<State>, 'state'> | undefined;
  for await (const stored of readStream(eventStore, {
    streamName: stream.nameOf(id),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  })) {
    const metadata = eventMetadataSchema.parse(stored.metadata);
    const { userId, occurredAt, schemaVersion } = metadata;
    const [{ data } = stored] = await privacy.openEvents([stored]);
    state = evolve(state, { ...stream.parse(stored.type, schemaVersion, data), metadata });
    filed = { userId, changedAt: new Date(occurredAt) };
  }
  return filed && isFiled(state) ? { ...filed, state } : undefined;
};

const isFiled = <State extends { readonly status: string }>(
  state: State,
): state is Exclude<State, { readonly status: 'none' }> => state.status !== 'none';
