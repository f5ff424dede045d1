import type { Writable } from 'node:stream';

/** Sends the encoded messages of a call, those together that there are at once. */
export interface Sender {
  readonly send: (message: Buffer) => void;
  readonly hasRoom: () => boolean;
  /** Resolves when the caller has read on. A caller that never does costs one waiting read. */
  readonly room: () => Promise<void>;
  /** Sends what has gathered. It is also sent once the work at hand waits for something. */
  readonly flush: () => void;
}

/** Gathered messages are sent past this size. */
const PART_BYTES = 32 * 1024;

/** So many parts are under way before the caller has to read on. */
const PARTS = 2;

/** `call` takes arrays of messages. */
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
      // Runs when nothing is left to do but wait: then, what there is makes a part.
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
