import type { JSONEventData, JSONEventType, RecordedEvent } from '@eventstore/db-client';
import { jsonCopyOf } from './copied-event.ts';
import type { OurEvent } from './read-ours.ts';

/** Consecutive events of the log in one stream, which are appended together. */
export interface Batch {
  readonly streamId: string;
  readonly events: readonly RecordedEvent[];
  /** Events to append; undefined for a single event that is not all JSON. */
  readonly copies: readonly JSONEventData<JSONEventType>[] | undefined;
}

/** Well below the server's limit of one append, 1 MiB by default, unless a single event is larger. */
const MAX_BYTES = 256 * 1024;
const MAX_EVENTS = 200;

/** Joins consecutive events of the same stream, so that no order changes. */
export async function* inBatches(events: AsyncIterable<OurEvent>): AsyncGenerator<Batch, void> {
  let waiting: RecordedEvent[] = [];
  let copies: JSONEventData<JSONEventType>[] = [];
  /** Approximate size of the data. */
  let bytes = 0;
  const taken = (): Batch[] => {
    const [first] = waiting;
    const batch =
      first === undefined ? [] : [{ streamId: first.streamId, events: waiting, copies }];
    waiting = [];
    copies = [];
    bytes = 0;
    return batch;
  };
  for await (const { event, line } of events) {
    const { streamId } = event;
    const copy = jsonCopyOf(event);
    if (copy === undefined) {
      yield* taken();
      yield { streamId, events: [event], copies: undefined };
      continue;
    }
    const isFull = waiting.length === MAX_EVENTS || bytes + line.length > MAX_BYTES;
    if (isFull || waiting[0]?.streamId !== streamId) yield* taken();
    waiting.push(event);
    copies.push(copy);
    bytes += line.length;
  }
  yield* taken();
}
