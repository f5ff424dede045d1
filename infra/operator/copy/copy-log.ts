import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { readFirstEventId, readHead } from '../../adapters/event-store/head.ts';
import { recordLogCopy } from '../../adapters/event-store/log-copies.ts';
import { orAborted } from '../../adapters/event-store/retry-until-available.ts';
import { inBatches } from './batches.ts';
import { createPatience, type Patience } from './patience.ts';
import { type OurEvent, readOurs } from './read-ours.ts';
import { sendInOrder } from './send-in-order.ts';
import { type RunningTally, startTally, type Tally } from './tally.ts';

/** Progress of a copy, which starts by comparing what the target already holds. */
export interface CopyProgress {
  readonly step: 'compared' | 'copied' | 'verified';
  readonly events: number;
}

export interface CopyOptions {
  readonly source: EventStore;
  readonly target: EventStore;
  /** Target, over a connection for appends only. */
  readonly appends: EventStore;
  /** Names of the stores in messages. */
  readonly names: { readonly source: string; readonly target: string };
  /** Monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CopyProgress) => void;
  /** Called whenever either store has sent or accepted something. */
  readonly onMoved: () => void;
}

export interface Copied extends Tally {
  /** Number of events that the target held before. */
  readonly before: number;
}

const ANSWER = { withinMs: 10_000 };

/**
 * Copies all of our streams into another event store, in log order, and rereads the target to compare number
 * and hash. An interrupted copy resumes where it was. Rejects with a one-sentence error, without writing
 * anything, when the target holds other events of ours.
 */
export const copyLog = async (options: CopyOptions): Promise<Copied> => {
  const ended = new AbortController();
  try {
    const signal = AbortSignal.any([options.signal, ended.signal]);
    return await orAborted(copy({ ...options, signal }), options.signal);
  } finally {
    // A read of the source may be open.
    ended.abort();
  }
};

const copy = async (options: CopyOptions): Promise<Copied> => {
  const { source, target, names, signal, onProgress } = options;
  const patience = createPatience(options);
  const from = await named(names.source, readFirstEventId(source, ANSWER));
  if (from === (await named(names.target, readFirstEventId(target, ANSWER))))
    throw new Error('Source and target are the same event store.');
  const until = await readHead(source, ANSWER);

  const wanted = startTally();
  const events = readOurs(source, { after: undefined, patience, signal });
  const held = await compareHeld(events, { ...options, patience, wanted });
  const before = wanted.events() - (held.firstMissing === undefined ? 0 : 1);
  let copied = before;
  await sendInOrder(inBatches(missingFrom(held, events, wanted)), {
    ...options,
    ...held,
    patience,
    onStored: (more) => {
      copied += more;
      onProgress({ step: 'copied', events: copied });
    },
  });

  const found = await tallyOf(target, { ...options, patience });
  const sent = wanted.end();
  if (found.events !== sent.events || found.sha256 !== sent.sha256)
    throw new Error(
      `The target does not hold what the source does: ${count(found.events)} events of ${count(sent.events)}, or others. Run the same command again: it says where they begin to differ.`,
    );
  await recordLogCopy(target, { from, until: String(until), ...sent }, ANSWER);
  return { ...sent, before };
};

/** Adds to an error which of the two stores does not respond, or refuses us. */
const named = async <Value>(name: string, answer: Promise<Value>): Promise<Value> => {
  try {
    return await answer;
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};

interface Reading extends CopyOptions {
  readonly patience: Patience;
}

/** Last event that the target already holds. */
interface Held {
  /** First event not in the target; undefined when nothing is missing. */
  readonly firstMissing: OurEvent | undefined;
  /** Position in the target of the last event that it holds. */
  readonly after: bigint | undefined;
  /** Revision in the target of each stream's last event. */
  readonly revisions: Map<string, bigint>;
}

const compareHeld = async (
  events: AsyncGenerator<OurEvent, void>,
  { target, patience, signal, onProgress, wanted }: Reading & { readonly wanted: RunningTally },
): Promise<Held> => {
  const revisions = new Map<string, bigint>();
  let after: bigint | undefined;
  for await (const { event, line, position } of readOurs(target, { after, patience, signal })) {
    const { value } = await events.next();
    if (!value) throw holdsMore(wanted.events());
    if (value.line !== line) throw holdsOthers(wanted.events() + 1);
    wanted.add(line);
    revisions.set(event.streamId, event.revision);
    after = position;
    onProgress({ step: 'compared', events: wanted.events() });
  }
  const { value: firstMissing } = await events.next();
  if (firstMissing) wanted.add(firstMissing.line);
  return { firstMissing: firstMissing ?? undefined, after, revisions };
};

async function* missingFrom(
  { firstMissing }: Held,
  events: AsyncGenerator<OurEvent, void>,
  wanted: RunningTally,
): AsyncGenerator<OurEvent, void> {
  if (firstMissing === undefined) return;
  yield firstMissing;
  for await (const next of events) {
    wanted.add(next.line);
    yield next;
  }
}

const tallyOf = async (
  eventStore: EventStore,
  { patience, signal, onProgress }: Reading,
): Promise<Tally> => {
  const tally = startTally();
  for await (const { line } of readOurs(eventStore, { after: undefined, patience, signal })) {
    tally.add(line);
    onProgress({ step: 'verified', events: tally.events() });
  }
  return tally.end();
};

const holdsOthers = (number: number): Error =>
  new Error(
    `The target holds other events of Hearthway: its event number ${count(number)} is not the source's. Nothing was written. Copy into an event store without any.`,
  );

const holdsMore = (number: number): Error =>
  new Error(
    `The target holds more events of Hearthway than the source, which has ${count(number)}: it is in use already. Nothing was written.`,
  );

const count = (number: number): string => number.toLocaleString('en-US');
