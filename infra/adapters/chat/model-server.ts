import { AnswerFault } from '@hearthway/domain/chat/read-answer.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Server of a model, with our credentials for it. */
export interface ModelServer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ModelCall {
  /** Path below the server's address, such as `/chat/completions`. */
  readonly path: string;
  readonly body: object;
  readonly signal: AbortSignal | undefined;
}

/**
 * Error for a call that the server refused. Holds no text of the server, which may repeat the family's words.
 */
export class ModelServerError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The model's server answered with status ${status}.`);
    this.status = status;
  }
}

/** Bytes: a hundred times the longest answer in a server's encoding. */
const MAX_STREAMED = 2 ** 21;

/** Bytes: several times the vectors of one full request. */
const MAX_AT_ONCE = 2 ** 26;

const OPENAI_URL = 'https://api.openai.com/v1';

/** OpenAI, or a compatible server, which may need no key. */
export const openAiServer = ({
  url,
  key,
}: {
  readonly url: string | undefined;
  readonly key: string | undefined;
}): ModelServer => ({
  url: url ?? OPENAI_URL,
  headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
});

/** Posts once, to this address alone. Rejects with `ModelServerError` on any status but success. */
const post = async (
  { url, headers }: ModelServer,
  { path, body, signal }: ModelCall,
  mostBytes: number,
): Promise<ReadableStream<Uint8Array>> => {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A redirect would send the family's question elsewhere.
    redirect: 'error',
    ...(signal && { signal }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelServerError(response.status);
  }
  if (response.body === null) throw new AnswerFault('not-readable');
  return response.body.pipeThrough(limitTo(mostBytes));
};

/** Fails a stream at the first byte beyond the limit. */
const limitTo = (most: number): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes > most) controller.error(new AnswerFault('not-readable'));
      else controller.enqueue(chunk);
    },
  });
};

/** Posts, and reads the whole response as JSON. */
export const askModelServer = async (server: ModelServer, call: ModelCall): Promise<unknown> =>
  parse(await new Response(await post(server, call, MAX_AT_ONCE)).text());

/** Posts, and yields the data of each server-sent event until the stream ends or sends OpenAI's `[DONE]`. */
export async function* streamFromModelServer(
  server: ModelServer,
  call: ModelCall,
): AsyncGenerator<unknown> {
  const bytes = await post(server, call, MAX_STREAMED);
  const events = bytes
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data === '[DONE]') return;
    yield parse(data);
  }
}

/** Parses without JSON's own error, which would repeat words of the response. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerFault('not-readable');
  }
};
