/** A server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

const BETWEEN_EVENTS = /\r?\n\r?\n/;

/**
 * The events of a body, as they come. Throws when the connection breaks, or says nothing for so long, not
 * even a comment.
 */
export async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  silentMs: number,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let rest = '';
    for (;;) {
      const { done, value } = await within(reader.read(), silentMs);
      if (done) return;
      const blocks = `${rest}${value}`.split(BETWEEN_EVENTS);
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap(eventIn);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** None in a block of comments. */
const eventIn = (block: string): readonly ServerEvent[] => {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    const before = fields.get(name);
    fields.set(name, name === 'data' && before !== undefined ? `${before}\n${value}` : value);
  }
  const data = fields.get('data');
  return data === undefined
    ? []
    : [{ event: fields.get('event') ?? 'message', id: fields.get('id'), data }];
};

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
