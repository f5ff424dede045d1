import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const requestSchema = z.object({ model: z.string(), input: z.array(z.string()) });

type EmbeddingsRequest = z.infer<typeof requestSchema> & {
  readonly authorization: string | undefined;
};

type Script = (reply: ServerResponse, request: EmbeddingsRequest) => void;

interface ServerOptions {
  /** Lists of synonyms. Texts with words of the same list share a vector; all others have their own. */
  readonly alike?: readonly (readonly string[])[];
}

/** Starts a server with OpenAI's embeddings API on a free port. */
export const startEmbeddingsServer = async ({ alike = [] }: ServerOptions = {}) => {
  const heard: EmbeddingsRequest[] = [];
  let script: Script | undefined;
  const meaningOf = (text: string): string =>
    alike.find((words) => words.some((word) => text.includes(word)))?.join() ?? text;
  const answer: Script = (reply, { input }) =>
    sendVectors(
      reply,
      input.map((text) => vectorOf(meaningOf(text))),
    );
  const server = createServer(async (request, reply) => {
    const { authorization } = request.headers;
    const received = { ...requestSchema.parse(await json(request)), authorization };
    heard.push(received);
    (script ?? answer)(reply, received);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard,
    /** Requested texts, in order. */
    texts: () => heard.flatMap(({ input }) => input),
    answer,
    /** Sets the response from now on; undefined for vectors. */
    play: (next: Script | undefined) => {
      script = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const send = (reply: ServerResponse, status: number, body: unknown): void => {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
};

/** Vectors may come in any order, since each names its index. */
export const sendVectors = (reply: ServerResponse, vectors: readonly unknown[]): void =>
  send(reply, 200, {
    object: 'list',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse(),
  });

/** Vector whose length is not 1, and which is far from those of other texts. */
const vectorOf = (text: string): readonly number[] =>
  Array.from(createHash('sha512').update(text).digest(), (byte) => byte - 127.5);

/** Faults of a server that does respond. */
export const FAULTS: Readonly<Record<string, Script>> = {
  'is busy': (reply) => send(reply, 429, { error: { message: 'Slow down' } }),
  'knows no such key': (reply) => send(reply, 401, { error: { message: 'No such key' } }),
  'answers with a page': (reply) => reply.end('<h1>Welcome</h1>'),
  'answers with something else': (reply) => send(reply, 200, { data: [{ embedding: 'AAAA' }] }),
  'answers with nothing': (reply) => sendVectors(reply, []),
  'answers with words for numbers': (reply, { input }) =>
    sendVectors(
      reply,
      input.map(() => ['one', null]),
    ),
  'answers with zeros': (reply, { input }) =>
    sendVectors(
      reply,
      input.map(() => [0, 0, 0]),
    ),
  'breaks off': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.write('{"data": [');
    reply.destroy();
  },
};

/** Servers that never finish their response. */
export const STALLS: Readonly<Record<string, Script>> = {
  'says nothing': () => {},
  'stalls in the middle': (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.write('{"data": [');
  },
};

/** Responds with vectors of three numbers. */
export const otherSize: Script = (reply, { input }) =>
  sendVectors(
    reply,
    input.map(() => [1, 2, 3]),
  );
