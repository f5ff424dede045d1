import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Yields the events of a body as they arrive. Throws when the connection breaks, or is silent for too long
 * without even a comment.
 */
export async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  silentMs: number,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silentMs);
      if (done) return;
      parser.feed(value);
      yield* events.splice(0);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

const within = async <Value>(promise: Promise<Value>, ms: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The connection is silent.')), ms);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
};
