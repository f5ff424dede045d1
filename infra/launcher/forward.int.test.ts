import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildHttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { buildGateway } from './gateway.ts';
import { createRestartLog } from './restarts.ts';

const logger = createLogger({ name: 'test', level: 'silent' });

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const answersWell: Answer = async ({ body }) => ({ said: body ?? null });
const answersUnavailable: Answer = async (_request, reply) => reply.status(503).send({});
const neverAnswers: Answer = () => new Promise(() => {});

/** A gateway before a service that a test can kill and start again, each time at another port. */
const startGateway = async (firstAnswer: Answer, answerWithinMs?: number) => {
  const restarts = createRestartLog();
  let url: string | undefined;
  const heard = vi.fn<(path: string) => void>();
  const startService = async (answer: Answer) => {
    const service = buildHttpServer({ logger });
    service.all('/api/*', (request, reply) => {
      heard(`${request.method} ${request.url}`);
      return answer(request, reply);
    });
    url = await service.listen({ host: '127.0.0.1', port: 0 });
    const kill = async () => {
      service.server.closeAllConnections();
      await service.close();
    };
    onTestFinished(kill);
    return kill;
  };
  let killService = await startService(firstAnswer);
  const address = { name: 'service', url: () => url, restarts };
  const gateway = buildGateway({
    frontend: tmpdir(),
    services: { readApi: address, commandApi: address, projections: address },
    logger,
    publicUrl: () => 'https://hearthway.example',
    ...(answerWithinMs !== undefined && { answerWithinMs }),
  });
  onTestFinished(() => gateway.close());
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  return {
    heard,
    ask: (method: string, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${gatewayUrl}/api/favorites`, {
        method,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        ...(method === 'POST' && { body: '"hello"' }),
      }),
    kill: async () => {
      const killed = killService();
      restarts.begin();
      await killed;
    },
    startAgain: async (answer: Answer) => {
      killService = await startService(answer);
      restarts.end();
    },
  };
};

const WITH_KEY = { [IDEMPOTENCY_KEY_HEADER]: 'b9d7a1a0-6f5e-4d4c-8f0e-0f6a1f6f9f11' };

test('a service that answers 503 is asked once', async () => {
  const { ask, heard } = await startGateway(answersUnavailable);
  expect((await ask('GET')).status).toBe(503);
  expect((await ask('POST', WITH_KEY)).status).toBe(503);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a service that does not answer is given up when time is up', async () => {
  const { ask, heard } = await startGateway(neverAnswers, 200);
  const answer = await ask('GET');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'Unavailable' });
  expect(heard).toHaveBeenCalledOnce();
});

test.each(['GET', 'POST'])(
  'during a restart, %s is held until the service is back',
  async (method) => {
    const { ask, heard, kill, startAgain } = await startGateway(answersWell);
    await kill();
    const answered = ask(method);
    await startAgain(answersWell);
    const answer = await answered;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ said: method === 'POST' ? 'hello' : null });
    expect(heard).toHaveBeenCalledOnce();
  },
);

test.each([
  { method: 'GET', headers: {} },
  { method: 'POST', headers: WITH_KEY },
])(
  '$method is sent again when the service ends before it has answered',
  async ({ method, headers }) => {
    const { ask, heard, kill, startAgain } = await startGateway(neverAnswers);
    const answered = ask(method, headers);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await kill();
    await startAgain(answersWell);
    expect((await answered).status).toBe(200);
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

test('a command without a key is not sent again, since it may have been carried out', async () => {
  const { ask, heard, kill, startAgain } = await startGateway(neverAnswers);
  const answered = ask('POST');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  await kill();
  await startAgain(answersWell);
  expect((await answered).status).toBe(503);
  expect(heard).toHaveBeenCalledOnce();
});

test('a 503 soon after a restart is not passed on while the service reconnects', async () => {
  const { ask, kill, startAgain } = await startGateway(answersWell);
  await kill();
  let answers = 0;
  await startAgain(async (request, reply) => {
    answers += 1;
    if (answers > 3) return answersWell(request, reply);
    reply.header('retry-after', 1);
    return answersUnavailable(request, reply);
  });
  const answer = await ask('GET');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('retry-after')).toBeNull();
});

test('a restart that takes too long is reported when time is up', async () => {
  const { ask, kill } = await startGateway(answersWell, 200);
  await kill();
  expect((await ask('GET')).status).toBe(503);
});

test('server-sent events are passed on one by one, as they are sent', async () => {
  const events = new PassThrough();
  events.write(':\n\n');
  const { ask } = await startGateway(async (_request, reply) =>
    reply.header('content-type', 'text/event-stream').send(events),
  );
  const answer = await ask('POST');
  expect(answer.headers.get('content-encoding')).toBeNull();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe(':\n\n');
  events.write('event: sentence\ndata: {}\n\n');
  expect(await next()).toMatch(/^event: sentence/);
  events.end();
  expect(await next()).toBeUndefined();
});
