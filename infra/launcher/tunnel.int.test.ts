import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { LOCAL_SETTINGS } from '../adapters/http/settings.ts';
import { tunnelSockets } from './tunnel.ts';

const listen = async (server: Server): Promise<string> => {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${portOf(server.address())}`;
};

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
};

const startGateway = (url: string | undefined, settings = LOCAL_SETTINGS): Promise<string> => {
  const gateway = createServer();
  tunnelSockets(gateway, { name: 'read-api', url: () => url }, settings);
  return listen(gateway);
};

/** A service that lets sockets in as `answer` says, which gets what the page asked. */
const startService = (
  answer: (headers: IncomingHttpHeaders, socket: Duplex) => void,
): Promise<string> => {
  const service = createServer();
  service.on('upgrade', ({ headers }, socket) => answer(headers, socket));
  return listen(service);
};

const SENT_HEADERS = {
  origin: 'https://elsewhere.example',
  host: 'hearthway.example',
  'x-forwarded-for': '203.0.113.7',
  cookie: 'hearthway_session=half',
  connection: 'Upgrade',
  upgrade: 'websocket',
};

const ACCEPTED =
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Own: 1\r\n\r\n';

/** Resolves with the socket, or with the status that was answered instead. */
const openSocket = (url: string): Promise<Duplex | number> =>
  new Promise((resolve, reject) => {
    const upgrade = request(`${url}/socket.io/?EIO=4`, { headers: SENT_HEADERS });
    upgrade.on('upgrade', (answer, socket, head) => {
      expect(answer.headers['x-own']).toBe('1');
      socket.unshift(head);
      resolve(socket);
    });
    upgrade.on('response', ({ statusCode }) => resolve(statusCode ?? 0));
    upgrade.on('error', reject);
    upgrade.end();
  });

const opened = async (url: string): Promise<Duplex> => {
  const socket = await openSocket(url);
  if (typeof socket === 'number') throw new Error(`Answered ${socket}.`);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
};

test('a service hears the page in its own words, and the page the service', async () => {
  const service = await startService((headers, socket) => {
    expect(headers).toMatchObject(SENT_HEADERS);
    socket.write(`${ACCEPTED}welcome`);
    socket.pipe(socket);
  });
  const page = await opened(await startGateway(service));
  expect(String((await once(page, 'data'))[0])).toBe('welcome');
  page.write('hello');
  expect(String((await once(page, 'data'))[0])).toBe('hello');
});

test('a service hears where a page really comes from', async () => {
  const heard: (string | string[] | undefined)[] = [];
  const service = await startService((headers, socket) => {
    heard.push(headers['x-forwarded-for']);
    socket.write(ACCEPTED);
  });
  await opened(await startGateway(service, { ...LOCAL_SETTINGS, trustsProxy: () => false }));
  await opened(await startGateway(service));
  expect(heard).toEqual(['127.0.0.1', '203.0.113.7']);
});

test('when the service ends a socket the page hears it', async () => {
  const service = await startService((_headers, socket) => socket.end(ACCEPTED));
  const page = await opened(await startGateway(service));
  page.resume();
  await once(page, 'close');
});

test('when the page is gone the service hears it', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const service = await startService((_headers, socket) => {
    socket.write(ACCEPTED);
    socket.on('end', resolve).resume();
  });
  const page = await opened(await startGateway(service));
  page.destroy();
  await ended;
});

test('a service that refuses a socket refuses the page', async () => {
  const service = await startService((_headers, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'),
  );
  expect(await openSocket(await startGateway(service))).toBe(403);
});

test.each([
  { what: 'has not started', url: undefined },
  { what: 'is away', url: 'http://127.0.0.1:1' },
])('a service that $what opens no socket', async ({ url }) => {
  expect(await openSocket(await startGateway(url))).toBe(503);
});
