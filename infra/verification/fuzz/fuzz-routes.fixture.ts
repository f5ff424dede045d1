import { randomBytes } from 'node:crypto';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { errors } from '@hearthway/domain/errors.ts';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { HttpServer } from '../../adapters/http/server.ts';
import { callsTo, roleFor } from './calls.fixture.ts';
import { createFuzzClient, type FuzzAnswer } from './client.fixture.ts';
import type { FuzzCall, Sender } from './draft.fixture.ts';
import type { Vocabulary } from './valid-value.fixture.ts';

type Headers = Readonly<Record<string, string>>;

export interface FuzzOptions {
  /** At least so many: each route gets as many as each other. */
  readonly requests: number;
  readonly seed: number;
  readonly vocabulary: Vocabulary;
  /** Signs in a new user of this role, and returns the headers of its session. */
  readonly signIn: (role: Role) => Promise<Headers>;
}

const CONCURRENCY = 8;
/** Names a request to the hook that notes which ones got through. */
const CALL_HEADER = 'x-fuzz-call';

/**
 * Sends random requests to all routes of a service, several at a time: derived from the routes' own
 * contracts, so that new routes are tested too. No answer may be a fault of the server, each error
 * is in the wire format without internals, and at least half get past authentication and
 * validation, otherwise they would test little. A failure tells the answers of each route.
 *
 * The service must not have been called before. A crash or an unhandled rejection fails the test
 * run.
 */
export const fuzzRoutes = async (
  app: HttpServer,
  { requests, seed, vocabulary, signIn }: FuzzOptions,
): Promise<void> => {
  const routed = recordRoutedCalls(app);
  const client = createFuzzClient(await app.listen({ host: '127.0.0.1', port: 0 }));
  // Starting up, the service may answer 503.
  await vi.waitFor(async () => expect((await app.inject('/health')).statusCode).toBe(200), 10_000);
  // Routes to fuzz. One of the three that every service has for its operator is enough: they take
  // nothing.
  const fuzzed = app.routes.filter(({ url }) => url !== '/live' && url !== '/ready');
  const senders = new Map(fuzzed.map(({ access }): [Role, Headers[]] => [roleFor(access), []]));
  const signInFor = async (calls: readonly FuzzCall[]): Promise<void> => {
    for (const role of new Set(calls.map((call) => call.role)))
      senders.get(role)?.unshift(await signIn(role));
  };
  const statuses = createHistogram();
  let sent = 0;

  const send = async (call: FuzzCall): Promise<void> => {
    const id = String(sent++);
    const answer = await client.send(call, {
      ...credentialsOf(call.sender, senders.get(call.role) ?? []),
      [CALL_HEADER]: id,
    });
    statuses.count(routed.routeOf(id) ?? 'refused before', answer.status);
    expectAnswer(answer, call);
  };
  await fc.assert(
    fc.asyncProperty(callsTo(fuzzed, vocabulary), async (calls) => {
      for (let first = 0; first < calls.length; first += CONCURRENCY) {
        const together = calls.slice(first, first + CONCURRENCY);
        // Random requests also sign out, change passwords and delete accounts.
        await signInFor(together);
        await Promise.all(together.map(send));
      }
    }),
    // Shrinking is useless: the requests before a failure cannot be repeated.
    { seed, numRuns: Math.ceil(requests / fuzzed.length), endOnFailure: true },
  );
  client.close();

  const answers = `${sent} random requests, seed ${seed}\n${statuses.print()}`;
  expect(routed.count() / sent, answers).toBeGreaterThanOrEqual(0.5);
  const routes = fuzzed.map(({ method, url }) => `${method} ${url}`);
  expect(
    routes.filter((route) => !statuses.has(route)),
    answers,
  ).toEqual([]);
};

const recordRoutedCalls = (app: HttpServer) => {
  const routes = new Map<string, string>();
  app.addHook('preHandler', async ({ is404, headers, method, routeOptions: { url } }) => {
    const id = headers[CALL_HEADER];
    if (!is404 && typeof id === 'string') routes.set(id, `${method} ${url}`);
  });
  return { routeOf: (id: string) => routes.get(id), count: () => routes.size };
};

const credentialsOf = (
  sender: Sender,
  [newest = {}, older = newest]: readonly Headers[],
): Headers => {
  switch (sender) {
    case 'newest':
      return newest;
    case 'older':
      return older;
    case 'nobody':
      return {};
    case 'forged':
      return { ...newest, authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
  }
};

/** A stack trace, of our code or a dependency's. */
const STACK = /node_modules|node:internal|\.[jt]s:\d|\n\s+at /;

const expectAnswer = ({ status, body }: FuzzAnswer, call: FuzzCall): void => {
  const described = `${JSON.stringify(call)} was answered ${status} ${body}`;
  expect(status, described).toBeLessThan(500);
  expect(body, described).not.toMatch(STACK);
  if (status < 400 || call.method === 'HEAD') return;
  const error = errorBodySchema.safeParse(JSON.parse(body));
  expect(error.success, described).toBe(true);
  expect(errors.get(error.data?.code ?? ''), described).toMatchObject({ status });
};

const createHistogram = () => {
  const rows = new Map<string, Map<number, number>>();
  return {
    count: (route: string, status: number): void => {
      const row = rows.get(route) ?? new Map<number, number>();
      rows.set(route, row.set(status, (row.get(status) ?? 0) + 1));
    },
    has: (route: string) => rows.has(route),
    print: () =>
      Array.from(rows)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([route, row]) => {
          const counts = Array.from(row).sort(([one], [other]) => one - other);
          return `  ${route}: ${counts.map(([status, times]) => `${status}×${times}`).join(' ')}`;
        })
        .join('\n'),
  };
};
