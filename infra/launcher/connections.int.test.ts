import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { buildHttpServer, type HttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { answerOneAtATime } from './connections.ts';

const start = async (prepare: (app: HttpServer) => void) => {
  const app = buildHttpServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
  prepare(app);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  onTestFinished(() => app.close());
  return (): Socket => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => {});
    onTestFinished(() => {
      socket.destroy();
    });
    return socket;
  };
};

const GET = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';

test('requests of one connection are answered one after another, in their order', async () => {
  let [underWay, most, received] = [0, 0, 0];
  const open = await start((app) => {
    answerOneAtATime(app);
    app.get('/', async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      received += 1;
      const number = received;
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return { number };
    });
  });
  const socket = open();
  socket.write(GET.repeat(20) + LAST);
  const answers = await text(socket);
  expect(most).toBe(1);
  expect(answers.match(/"number":\d+/gu)).toEqual(
    Array.from({ length: 21 }, (_, at) => `"number":${at + 1}`),
  );
});

test('a connection that sends many requests at once ends, and nothing more is done for it', async () => {
  let received = 0;
  const open = await start((app) => {
    answerOneAtATime(app);
    app.get('/', async (_, reply) => {
      received += 1;
      await once(reply.raw, 'close');
      return {};
    });
  });
  const socket = open();
  socket.write(GET.repeat(100));
  await once(socket, 'close');
  expect(received).toBeLessThanOrEqual(1);
});

test('a connection ends whose caller does not read the answer, and one that reads gets all', async () => {
  const SIZE = 32 * 2 ** 20;
  const open = await start((app) => {
    app.server.timeout = 1_000;
    app.get('/', async () => Buffer.alloc(SIZE, 'x'));
  });
  const unread = open();
  unread.pause();
  unread.write(GET);
  const reading = open();
  reading.write(LAST);
  expect((await text(reading)).length).toBeGreaterThan(SIZE);
  await expect
    .poll(
      () => {
        unread.write(' ');
        return unread.destroyed || unread.errored !== null;
      },
      { timeout: 10_000, interval: 2_000 },
    )
    .toBe(true);
});
