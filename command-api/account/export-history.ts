import { catalog, isSharedStream, streams } from '@hearthway/domain/contexts.ts';
import { activityIdOf, activityStream } from '@hearthway/domain/journey/activity.events.ts';
import { type Actor, actorOf } from '@hearthway/domain/kernel/actor.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Act of a person, or one on their behalf. */
export interface ExportedEvent {
  readonly id: string;
  readonly type: string;
  readonly context: string;
  /** Sentence whose subject is marked by `*…*`. */
  readonly sentence: string;
  readonly occurredAt: string;
  /** Does not name the staff member, whose data is personal as well. */
  readonly by: 'you' | 'member' | 'us';
  readonly sessionId: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** Stored data, decrypted, without ids of staff. Destroyed data is `{"shredded": true}`. */
  readonly data: unknown;
}

interface HistoryOptions {
  readonly userId: string;
  readonly translate: Translate;
  readonly signal: AbortSignal;
}

/** Small enough not to delay other queries. */
const BATCH = 200;

/** Reads all events in the log about a person, in batches and in log order. */
export async function* readHistory(
  { eventStore, privacy, database, clock }: CommandDependencies,
  { userId, translate, signal }: HistoryOptions,
): AsyncGenerator<readonly ExportedEvent[], void> {
  const listed = await database
    .selectFrom('timeline')
    .select(({ fn }) => ['stream_id', fn.min('position').as('begins')])
    .where('user_id', '=', userId)
    .groupBy('stream_id')
    .execute();
  // Includes the streams named after the person, whose newest events may not be projected yet.
  const names = new Map([
    ...streams.map(({ nameOf }) => [nameOf(userId), 0n] as const),
    [activityStream.nameOf(activityIdOf(userId, clock())), 0n] as const,
    ...listed.map(({ stream_id, begins }) => [stream_id, BigInt(begins)] as const),
  ]);
  const events = inOrder(
    Array.from(names, ([streamName, begins]) => ({
      begins,
      read: () => readStream(eventStore, { streamName, signal }),
    })),
  );
  for await (const batch of inBatches(events)) {
    const opened = await privacy.openEvents(batch);
    yield opened.flatMap((event) => toExported(event, { userId, translate }) ?? []);
  }
}

type Stored = ReturnType<typeof readStream> extends AsyncGenerator<infer Event> ? Event : never;

interface Source {
  /** Lower bound: the stream holds no event before this position. */
  readonly begins: bigint;
  readonly read: () => AsyncGenerator<Stored, void>;
}

/**
 * Merges streams by log position. Holds one event per stream, and opens a stream only when its turn
 * comes, since an account has one for each day.
 */
async function* inOrder(sources: readonly Source[]): AsyncGenerator<Stored> {
  const waiting = sources.toSorted((a, b) => Number(a.begins - b.begins));
  const heads = new Map<AsyncGenerator<Stored, void>, Stored>();
  try {
    const advance = async (source: AsyncGenerator<Stored, void>): Promise<void> => {
      const next = await source.next();
      if (next.done === true) heads.delete(source);
      else heads.set(source, next.value);
    };
    for (;;) {
      const first = [...heads].reduce<[AsyncGenerator<Stored, void>, Stored] | undefined>(
        (earliest, head) =>
          earliest === undefined || positionOf(head[1]) < positionOf(earliest[1]) ? head : earliest,
        undefined,
      );
      const [next] = waiting;
      if (next !== undefined && (first === undefined || next.begins <= positionOf(first[1]))) {
        waiting.shift();
        await advance(next.read());
      } else if (first === undefined) return;
      else {
        yield first[1];
        await advance(first[0]);
      }
    }
  } finally {
    await Promise.all(Array.from(heads.keys(), (source) => source.return()));
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

/** Returns undefined for events about another person. */
const toExported = (
  { id, streamId, type, data, metadata }: Stored,
  { userId, translate }: Pick<HistoryOptions, 'userId' | 'translate'>,
): ExportedEvent | undefined => {
  const { data: known } = eventMetadataSchema.safeParse(metadata);
  if (known?.userId !== userId) return undefined;
  const { occurredAt, sessionId, state, schemaVersion } = known;
  const { category } = readStreamId(streamId);
  return {
    id,
    type,
    context: category,
    sentence: sentenceOf(translate, { type, version: schemaVersion, data }),
    occurredAt,
    by: AUTHORS[actorOf(known, isSharedStream(streamId))] ?? 'us',
    sessionId,
    state,
    data: withoutStaff(data),
  };
};

/** Ids of staff are personal data as well. */
const withoutStaff = (data: unknown): unknown =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).filter(([field]) => field !== 'staffId'))
    : data;

const AUTHORS: Readonly<Partial<Record<Actor, ExportedEvent['by']>>> = {
  family: 'you',
  member: 'member',
};

const types = new Map(catalog.map((eventType) => [eventType.type, eventType]));

interface StoredDeed {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
}

/** Describes an event in words; by its type if newer code has written it. */
export const sentenceOf = (translate: Translate, { type, version, data }: StoredDeed): string => {
  try {
    const message = types.get(type)?.messageFor(version, data);
    return message === undefined ? type : translate(message);
  } catch {
    return type;
  }
};
