import { expect, onTestFinished, test } from 'vitest';
import { buildHttpServer } from '../adapters/http/server.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { createNetworkPlaces } from './network-places.ts';

const start = () => {
  const app = buildHttpServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
  onTestFinished(() => app.close());
  const held = Promise.withResolvers<void>();
  const lookedUp: string[] = [];
  const places = createNetworkPlaces();
  for (const [path, inTurn] of [
    ['/page', places.forPage],
    ['/read', places.forRead],
  ] as const)
    app.get(
      path,
      inTurn(async ({ ip }, reply) => {
        lookedUp.push(ip);
        if (ip !== '198.51.100.7') await held.promise;
        return reply.send({});
      }),
    );
  const ask = async (url: string, remoteAddress: string, headers = {}) =>
    (await app.inject({ url, remoteAddress, headers })).statusCode;
  return { ask, lookedUp, release: held.resolve };
};

test.each(['/page', '/read'])(
  '%s: one host has six places and 200 that wait, further ones are refused, and another host waits for none',
  async (url) => {
    const { ask, lookedUp, release } = start();
    const many = Array.from({ length: 206 }, (_, n) => ask(url, `2001:db8::${n % 9}`));
    await expect.poll(() => lookedUp.length).toBe(6);
    expect(await ask(url, '2001:db8::a')).toBe(429);
    expect(await ask(url, '198.51.100.7')).toBe(200);
    release();
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
    expect(await ask(url, '2001:db8::a')).toBe(200);
  },
);

test('sessions of a network have places of their own', async () => {
  const { ask, lookedUp, release } = start();
  const visitors = Array.from({ length: 20 }, () => ask('/read', '203.0.113.1'));
  await expect.poll(() => lookedUp.length).toBe(6);
  const family = ask('/read', '203.0.113.1', { authorization: 'Bearer any' });
  await expect.poll(() => lookedUp.length).toBe(7);
  release();
  expect(await family).toBe(200);
  expect(new Set(await Promise.all(visitors))).toEqual(new Set([200]));
});
