import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Request that a scripted server received. */
interface Heard {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Script = (reply: ServerResponse, heard: Heard) => void;

/** Starts a server that answers each request with the next script, and repeats the last one. */
export const startScripted = async (...scripts: readonly Script[]) => {
  const heard: Heard[] = [];
  const server = createServer(async (request, reply) => {
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    heard.push(received);
    scripts[Math.min(heard.length, scripts.length) - 1]?.(reply, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, heard };
};

const EVENTS = { 'content-type': 'text/event-stream' };

/** Sends server-sent events in OpenAI's format, then runs `then`. */
export const openAiEvents =
  (chunks: readonly unknown[], then: (reply: ServerResponse) => void = end): Script =>
  (reply) => {
    reply.writeHead(200, EVENTS);
    for (const chunk of chunks) reply.write(`data: ${JSON.stringify(chunk)}\n\n`);
    then(reply);
  };

interface AnthropicEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Sends server-sent events in Anthropic's format. */
export const anthropicEvents =
  (
    events: readonly AnthropicEvent[],
    then: (reply: ServerResponse) => void = (reply) => reply.end(),
  ): Script =>
  (reply) => {
    reply.writeHead(200, EVENTS);
    for (const event of events)
      reply.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    then(reply);
  };

export const answers =
  (status: number, body: string, type = 'application/json'): Script =>
  (reply) => {
    reply.writeHead(status, { 'content-type': type });
    reply.end(body);
  };

/** Closes the connection after sending everything before. */
export const dies = (reply: ServerResponse): void => {
  reply.write(': \n\n', () => reply.destroy());
};

export const stalls = (): void => {};

const end = (reply: ServerResponse): void => {
  reply.end('data: [DONE]\n\n');
};

/** Chunk of OpenAI's stream. */
export const openAiChunk = (delta: unknown, finish_reason: string | null = null) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
});

/** Block of Anthropic's stream, whose text cites documents. */
export const anthropicBlock = (index: number, text: string, ...documents: readonly number[]) => [
  { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index, delta: { type: 'text_delta', text } },
  ...documents.map((document_index) => ({
    type: 'content_block_delta',
    index,
    delta: { type: 'citations_delta', citation: { type: 'char_location', document_index } },
  })),
  { type: 'content_block_stop', index },
];

/** End of Anthropic's stream. */
export const anthropicEnd = (stop_reason: string) => [
  { type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 9 } },
  { type: 'message_stop' },
];
