import { catalog, streams } from '@hearthway/domain/catalog.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { readStream } from '@hearthway/infra/event-store/read-stream.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Something a person did, or that was done for them. */
export interface HeldEvent {
  readonly id: string;
  readonly type: string;
  readonly context: string;
  /** In words. `*…*` marks what it is about. */
  readonly sentence: string;
  readonly occurredAt: string;
  /** Who it was of us is not told: they are people as well. */
  readonly by: 'you' | 'us';
  readonly sessionId: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** As it is stored, and readable. What time has made unreadable is `{"shredded": true}`. */
  readonly data: unknown;
}

/** Small enough that nothing else waits for it. */
const BATCH = 200;

/** Everything in the log about a person, in batches, in the order in which it came about. */
export async function* readHistory(
  { eventStore, privacy, database }: CommandDependencies,
  { userId, signal }: { readonly userId: string; readonly signal: AbortSignal },
): AsyncGenerator<readonly HeldEvent[], void> {
  const listed = await database
    .selectFrom('timeline')
    .select('stream_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  // Those named after the person as well, whose newest events may not be listed yet.
  const names = new Set([
    ...listed.map(({ stream_id }) => stream_id),
    ...streams.map(({ nameOf }) => nameOf(userId)),
  ]);
  const events = inOrder(
    [...names].map((streamName) => readStream(eventStore, { streamName, signal })),
  );
  for await (const batch of inBatches(events)) {
    const opened = await privacy.openEvents(batch);
    yield opened.flatMap((event) => toHeld(event, userId) ?? []);
  }
}

type Stored = ReturnType<typeof readStream> extends AsyncGenerator<infer Event> ? Event : never;

/** By their position in the log. Of each stream, one event is held. */
async function* inOrder(sources: readonly AsyncGenerator<Stored, void>[]): AsyncGenerator<Stored> {
  try {
    const heads = new Map<AsyncGenerator<Stored, void>, Stored>();
    const advance = async (source: AsyncGenerator<Stored, void>): Promise<void> => {
      const next = await source.next();
      if (next.done === true) heads.delete(source);
      else heads.set(source, next.value);
    };
    await Promise.all(sources.map(advance));
    for (;;) {
      const first = [...heads].reduce<[AsyncGenerator<Stored, void>, Stored] | undefined>(
        (earliest, head) =>
          earliest === undefined || positionOf(head[1]) < positionOf(earliest[1]) ? head : earliest,
        undefined,
      );
      if (first === undefined) return;
      yield first[1];
      await advance(first[0]);
    }
  } finally {
    await Promise.all(sources.map((source) => source.return()));
  }
}

const positionOf = ({ position }: Stored): bigint => position?.commit ?? 0n;

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

/** Undefined for what is about somebody else. */
const toHeld = (
  { id, streamId, type, data, metadata }: Stored,
  userId: string,
): HeldEvent | undefined => {
  const { data: known } = eventMetadataSchema.safeParse(metadata);
  if (known?.userId !== userId) return undefined;
  const { occurredAt, actor, sessionId, state, schemaVersion } = known;
  return {
    id,
    type,
    context: readStreamId(streamId).category,
    sentence: sentenceOf(type, schemaVersion, data),
    occurredAt,
    by: actor === userId ? 'you' : 'us',
    sessionId,
    state,
    data,
  };
};

/** What newer code has written has no words here yet, and belongs to the person all the same. */
const sentenceOf = (type: string, version: number, data: unknown): string => {
  try {
    return types.get(type)?.sentenceFor(version, data) ?? type;
  } catch {
    return type;
  }
};
