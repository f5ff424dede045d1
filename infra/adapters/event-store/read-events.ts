import { addAbortSignal, Readable } from 'node:stream';
import type { StreamingRead } from '@eventstore/db-client';

/**
 * Yields the events of a read until the signal is aborted: the client ignores the deadline of a read, and a
 * node that hangs would keep it open forever. The caller's loop may break early.
 */
export async function* readEvents<Event>(
  read: StreamingRead<{ readonly event?: Event }>,
  signal: AbortSignal,
): AsyncGenerator<Event, void> {
  let call: Readable | undefined;
  read.once('pipe', (source) => {
    if (source instanceof Readable) call = source;
  });
  // An error after the loop has ended would have no listener and end the process.
  read.on('error', () => read.destroy());
  let isAtEnd = false;
  try {
    for await (const { event } of addAbortSignal(signal, read))
      if (event !== undefined) yield event;
    isAtEnd = true;
  } finally {
    // Otherwise the call stays open, and disposing of the client waits for it.
    if (!isAtEnd) {
      await read.cancel();
      // A fully answered call ends only after all of it has been read.
      call?.resume();
    }
  }
}
