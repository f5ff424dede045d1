import { contexts, readModels } from '@hearthway/domain/contexts.ts';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { EVERY_CHILD } from '@hearthway/domain/household-scopes/seen-children.ts';
import { type Decider, isRejected } from '@hearthway/domain/kernel/decider.ts';
import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { readerOf } from '@hearthway/domain/kernel/read-event.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { DomainEvent, Stream } from '@hearthway/domain/kernel/stream.ts';
import { keyIn } from '@hearthway/domain/kernel/stream-id.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { plainCommands } from '@hearthway/domain/plain-commands.ts';
import { Refusal } from './directory.fixture.ts';
import type { Route } from './route.fixture.ts';

/** A family's own streams, from which the manifests of contexts answer. */
export interface OwnStreams {
  /** Decides, and appends what comes of it. Throws `Refusal`. */
  readonly dispatch: <State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event, ErrorCode>,
    command: Command,
  ) => void;
  /** The read models that events have changed since it was last called. */
  readonly takeChanged: () => readonly Model[];
  /** The answer of a read of the own row, by its address. */
  readonly read: (url: string) => unknown;
  /** Plain commands and reads of the own row. */
  readonly routes: readonly Route[];
}

export const createOwnStreams = (userId: string): OwnStreams => {
  const log: StoredEvent[] = [];
  const changed = new Set<Model>();

  const eventsOf = <Event>(stream: Stream<Event>) =>
    log.filter((event) => keyIn(stream)(event) === userId).map(readerOf(stream));

  const dispatch: OwnStreams['dispatch'] = ({ stream, initialState, evolve, decide }, command) => {
    const outcome = decide(command, eventsOf(stream).reduce(evolve, initialState));
    if (isRejected(outcome)) throw new Refusal(outcome.rejected);
    const stored = outcome.map((event, index) => {
      const metadata = { ...metadataOf(userId), schemaVersion: stream.versionOf(event) };
      const position = { commit: BigInt(log.length + index + 1) };
      const id = String(position.commit);
      return { ...event, id, streamId: stream.nameOf(userId), metadata, position };
    });
    log.push(...stored);
    for (const { name, keyOf } of OWN_MODELS)
      if (stored.some((event) => keyOf(event) === userId)) changed.add(name);
  };

  const read = (url: string): unknown => {
    const own = OWN_ROWS.find((known) => known.url === url);
    const model = readModels.find(({ name }) => name === own?.model);
    if (own === undefined || model === undefined) throw new Error(`There is no own row ${url}.`);
    return own.toAnswer(rowOf(model, { log, key: userId }), new Date(), EVERY_CHILD);
  };

  const commands = plainCommands.map(({ method, url, dispatch: decide }) => ({
    route: `${method} ${url}`,
    answer: ({ params, body = {} }: Parameters<Route['answer']>[0]) => {
      const newId = String(log.length + 1).padStart(32, '0');
      decide<void>(dispatch, { params, body, now: new Date(), newId });
    },
  }));
  const rows = OWN_ROWS.map(({ url, model, answer }) => ({
    route: `GET ${url}`,
    schema: answer,
    ...modelOf(model),
    answer: () => read(url),
  }));
  const takeChanged = (): readonly Model[] => {
    const taken = [...changed];
    changed.clear();
    return taken;
  };
  return { dispatch, takeChanged, read, routes: [...commands, ...rows] };
};

const OWN_MODELS = contexts.flatMap((context) => [...context.readModels]);

const OWN_ROWS = contexts.flatMap(({ reads }) => reads);

const modelOf = (name: string): { readonly model?: Model } => {
  const model = OWN_MODELS.find((known) => known.name === name);
  return model === undefined ? {} : { model: model.name };
};

interface Folded {
  readonly log: readonly StoredEvent[];
  readonly key: string;
}

/** The row as the driver reads it; null before the first event. */
const rowOf = ({ table, keyOf, startFolding }: Projection, { log, key }: Folded): unknown => {
  const folding = startFolding();
  folding.learn([key], []);
  for (const event of log) if (keyOf(event) === key) folding.fold(key, event);
  const [row] = folding.takeChanged();
  if (row === undefined) return null;
  const columns = Object.entries(table.columns);
  return Object.fromEntries(
    columns.map(([name, { type }], index) => {
      const value = row[index] ?? null;
      return [name, value !== null && type === 'jsonb' ? JSON.parse(value) : value];
    }),
  );
};

const metadataOf = (userId: string): Omit<EventMetadata, 'schemaVersion'> => ({
  $correlationId: 'correlation',
  $causationId: 'correlation',
  userId,
  actor: userId,
  sessionId: null,
  state: null,
  occurredAt: new Date().toISOString(),
});
