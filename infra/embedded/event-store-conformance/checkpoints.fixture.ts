import type { Position } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect } from 'vitest';
import { client, collect, here, newStream, numbered } from './client.fixture.ts';
import { messagesUntilCaughtUp, readOptions } from './raw-client.fixture.ts';

interface Filtering {
  readonly streamName: string;
  readonly after: Position;
  readonly multiplier: number;
  /** Number of events that the server examines between two checkpoints when the multiplier is 1. */
  readonly window?: number;
}

/** Subscribes to one stream through `$all` until caught up. */
export const messagesOf = ({
  streamName,
  after,
  multiplier,
  window,
}: Filtering): Promise<streams.ReadResp[]> => {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setPrefixList([streamName]);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  if (window === undefined) filter.setCount(new shared.Empty());
  else filter.setMax(window);
  filter.setCheckpointintervalmultiplier(multiplier);
  const options = readOptions({ after });
  options.setFilter(filter);
  return messagesUntilCaughtUp(options);
};

export const checkpointsOf = (messages: readonly streams.ReadResp[]): Position[] =>
  messages.flatMap((message) => {
    const checkpoint = message.getCheckpoint();
    return checkpoint === undefined
      ? []
      : [
          {
            commit: BigInt(checkpoint.getCommitPosition()),
            prepare: BigInt(checkpoint.getPreparePosition()),
          },
        ];
  });

/** Checks whether an event lies behind a checkpoint, so that a subscription from there delivers it. */
export const isBehind = (event: Position, checkpoint: Position): boolean =>
  event.commit > checkpoint.commit ||
  (event.commit === checkpoint.commit && event.prepare > checkpoint.prepare);

/** Notation of a checkpoint between an event and its predecessor. */
export const placeBefore = (event: Position | undefined): Position => ({
  commit: event?.commit ?? 0n,
  prepare: 0n,
});

/** Positions of all events from one on. */
export const positionsFrom = async (start: Position): Promise<Position[]> =>
  (await collect(client.readAll({ fromPosition: start }))).flatMap(({ event, link }) => {
    const position = (link ?? event)?.position;
    return position === undefined ? [] : [position];
  });

/**
 * Writes a section of the log with `sizes[0]` events of one stream, then `sizes[1]` of others, alternating.
 * Repeats if another writer interleaves, since every event counts.
 */
export const alternating = async (
  sizes: readonly number[],
): Promise<{ readonly streamName: string; readonly start: Position }> => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const streamName = newStream();
    const start = await here();
    for (const [index, size] of sizes.entries())
      if (size > 0)
        await client.appendToStream(index % 2 === 0 ? streamName : newStream(), numbered(size));
    const expected = 1 + sizes.reduce((sum, size) => sum + size, 0);
    if ((await positionsFrom(start)).length === expected) return { streamName, start };
  }
  return expect.fail('Others write to this log without a break.');
};
