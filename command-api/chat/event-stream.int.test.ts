import { buildHttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Answered } from './answers.ts';
import { sendEvents } from './event-stream.ts';

test('a connection is heard from while the answer is awaited, and ends with an error in words', async () => {
  const app = buildHttpServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
  onTestFinished(() => app.close());
  const { promise, reject } = Promise.withResolvers<Answered>();
  app.get('/answer', (_request, reply) => sendEvents(reply, () => promise, 1));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { body } = await fetch(`${url}/answer`);
  let heard = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += piece;
    if (heard.startsWith(':\n\n'.repeat(3))) reject(new Error('The store is away.'));
  }
  expect(heard).toMatch(/event: error\ndata: \{"code":"InternalError","message":"[^"]+"\}\n\n$/);
});
