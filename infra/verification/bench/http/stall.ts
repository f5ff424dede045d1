import { connect, type Socket } from 'node:net';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';
import { openConnection } from './connection.ts';
import { type Family, signUp } from './family.ts';

/** Hosts, as a proxy on this machine names them. */
const ONE_HOST = '203.0.113.7';
const ANOTHER_HOST = '198.51.100.7';

const SECONDS = sized(5, 0.2);
const CONNECTIONS = 100;
/** Before it gives a connection up and opens another. */
const UNREAD_FOR_MS = 500;
const MAX_STALL_MS = 200;

type PathOf = (nth: number) => string;

/** Requests of the one host, each another one by its number. */
const FLOODS: readonly (readonly [asked: string, pathOf: PathOf, isSignedIn: boolean])[] = [
  ['searches', (nth) => `/api/resources?location=27701&search=speech%20${nth}`, true],
  ['content', () => '/api/content/state/texas', false],
  ['pages that are rendered', (nth) => `/learning/no-lesson-${nth}`, false],
  ['health', () => '/health', false],
];

/** How often it asks before it reads; null for one that reads each answer. */
const WAYS: Readonly<Record<string, number | null>> = {
  '50 requests at once, unread': 50,
  '30 requests at once, unread': 30,
  'one after the other': null,
};

/** Reads of visitors during a flood, and of a family that is signed in. */
const VISITORS_ASK = ['/api/content/state/texas', '/learning'];
const FAMILY_ASKS = ['/api/resources?location=27701', '/api/me'];

/** How long others wait while one host asks as much as it can. */
export const measureStalls = async (
  url: string,
  family: Family,
): Promise<readonly Record<string, unknown>[]> => {
  const rows = [await rowOf('nothing', '', await othersWait(url, family))];
  const attacker = await signUp(url);
  for (const [label, pathOf, isSignedIn] of FLOODS)
    for (const [way, atOnce] of Object.entries(WAYS)) {
      const flood = startFlood(url, {
        pathOf,
        atOnce,
        headers: isSignedIn ? attacker.headers : {},
      });
      rows.push(rowOf(label, way, await othersWait(url, family)));
      flood.stop();
      // Requests of this flood that still run would slow the next one.
      await othersWait(url, family, 0.3);
    }
  return rows;
};

const rowOf = (label: string, way: string, waits: readonly number[]) => ({
  'one host asks for': label,
  way,
  "others' reads": waits.length,
  'p50 ms': percentile(waits, 0.5).toFixed(1),
  'p99 ms': percentile(waits, 0.99).toFixed(1),
  'longest ms': percentile(waits, 1).toFixed(0),
  goal: label === 'nothing' ? '' : `${MAX_STALL_MS} ms at most`,
});

/** Milliseconds of each read, ascending. */
const othersWait = async (
  url: string,
  { headers }: Family,
  seconds = SECONDS,
): Promise<readonly number[]> => {
  const from = { 'x-forwarded-for': ANOTHER_HOST, accept: 'text/html,application/json' };
  const requests = [
    ...VISITORS_ASK.map((path) => ({ url: `${url}${path}`, headers: from })),
    ...FAMILY_ASKS.map((path) => ({ url: `${url}${path}`, headers: { ...headers, ...from } })),
  ];
  const end = performance.now() + seconds * 1_000;
  const waits = await Promise.all(
    requests.map(async (options) => {
      const connection = await openConnection(options);
      const own: number[] = [];
      while (performance.now() < end) {
        const before = performance.now();
        await connection.get();
        own.push(performance.now() - before);
      }
      connection.close();
      return own;
    }),
  );
  return waits.flat().toSorted((one, other) => one - other);
};

interface FloodOptions {
  readonly pathOf: (nth: number) => string;
  readonly atOnce: number | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** A connection that ends is opened again. */
const startFlood = (url: string, { pathOf, atOnce, headers }: FloodOptions) => {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({
    host,
    accept: 'text/html',
    'x-forwarded-for': ONE_HOST,
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');
  const sockets = new Set<Socket>();
  let [isStopped, sentCount] = [false, 0];
  const request = (): string => {
    sentCount += 1;
    return `GET ${pathOf(sentCount)} HTTP/1.1\r\n${lines}\r\n\r\n`;
  };
  const open = (): void => {
    if (isStopped) return;
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(open, 10);
    });
    if (atOnce === null) socket.on('data', () => socket.write(request()));
    else {
      socket.pause();
      setTimeout(() => socket.destroy(), UNREAD_FOR_MS);
    }
    socket.write(Array.from({ length: atOnce ?? 1 }, request).join(''));
  };
  for (let opened = 0; opened < CONNECTIONS; opened += 1) open();
  return {
    stop: (): void => {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
};
