import type { Writable } from 'node:stream';

/** Sends the encoded messages of a call, in batches where several are ready. */
export interface Sender {
  readonly send: (message: Buffer) => void;
  readonly hasRoom: () => boolean;
  /** Resolves when the caller has read more. A caller that never does costs one waiting read. */
  readonly room: () => Promise<void>;
  /** Sends the buffered messages, which also happens once the current work waits for something. */
  readonly flush: () => void;
}

/** Size beyond which buffered messages are sent. */
const PART_BYTES = 32 * 1024;

/** Batches in flight before the caller has to read more. */
const PARTS = 2;

/** `call` must accept arrays of messages. */
export const createSender = (call: Writable, signal: AbortSignal): Sender => {
  let gathered: Buffer[] = [];
  let size = 0;
  let underWay = 0;
  let resume: (() => void) | undefined;

  const hasRoom = (): boolean => underWay < PARTS || signal.aborted;
  const goOn = (): void => {
    resume?.();
    resume = undefined;
  };
  signal.addEventListener('abort', goOn, { once: true });

  const flush = (): void => {
    if (gathered.length === 0) return;
    const part = gathered;
    gathered = [];
    size = 0;
    if (signal.aborted) return;
    underWay += 1;
    call.write(part, () => {
      underWay -= 1;
      goOn();
    });
  };

  return {
    send: (message) => {
      // Runs when all pending work waits: then the buffered messages become a batch.
      if (gathered.length === 0) process.nextTick(flush);
      gathered.push(message);
      size += message.length;
      if (size >= PART_BYTES) flush();
    },
    hasRoom,
    room: () =>
      new Promise((resolve) => {
        if (hasRoom()) resolve();
        else resume = resolve;
      }),
    flush,
  };
};
