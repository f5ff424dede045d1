import { randomUUID } from 'node:crypto';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { wait } from '../../../adapters/process/wait.ts';
import { type Stack, startStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';

const COMMANDS_PER_SECOND = 50;
const SECONDS = sized(20, 4);
const WARM_UP = 100;
const FAMILIES = 10;
const NOTIFIED_WITHIN_MS = 5_000;

/**
 * All of Hearthway as `npm start` runs it: families favorite and unfavorite at a steady pace, each
 * with a page open. Measures the time from a command's answer to the message that the page's
 * favorites hold it; a message before the answer counts as zero.
 */
export const measureLive = async (): Promise<Record<string, unknown>> => {
  const stack = await startStack();
  try {
    const families = [];
    for (let count = 0; count < FAMILIES; count += 1) families.push(await signUp(stack));
    const results = await runPaced(families);
    for (const family of families) family.leave();
    const measured = results.slice(WARM_UP);
    const delays = measured.map(({ notifiedMs: toldMs }) => toldMs).sort((a, b) => a - b);
    const answered = measured.map(({ answeredMs }) => answeredMs).sort((a, b) => a - b);
    return {
      commands: measured.length,
      'answer p50 ms': percentile(answered, 0.5).toFixed(1),
      'answer p99 ms': percentile(answered, 0.99).toFixed(1),
      'answer to message p50 ms': percentile(delays, 0.5).toFixed(1),
      'p99 ms': percentile(delays, 0.99).toFixed(1),
      'goal ms': '15 / 60',
    };
  } finally {
    await stack.stop();
  }
};

interface Result {
  /** From sending the command to its answer. */
  readonly answeredMs: number;
  /** From the answer to the message. */
  readonly notifiedMs: number;
}

interface Family {
  readonly act: () => Promise<Result>;
  readonly leave: () => void;
}

/** Open loop: a slow answer does not delay the next commands. */
const runPaced = async (families: readonly Family[]): Promise<readonly Result[]> => {
  const results: Promise<Result>[] = [];
  const start = performance.now();
  const never = new AbortController().signal;
  for (let count = 0; count < COMMANDS_PER_SECOND * SECONDS; count += 1) {
    await wait(
      Math.max(0, start + (count * 1000) / COMMANDS_PER_SECOND - performance.now()),
      never,
    );
    const family = families[count % families.length];
    if (family !== undefined) results.push(family.act());
  }
  return Promise.all(results);
};

const signUp = async ({ url }: Stack): Promise<Family> => {
  const password = randomUUID();
  const json = { 'content-type': 'application/json' };
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Mark',
      email: `${randomUUID()}@example.org`,
      password,
      confirmPassword: password,
    }),
  });
  const { token } = signedInSchema.parse(await registered.json());
  const authorization = `Bearer ${token}`;
  const found = await fetch(`${url}/api/resources?location=27701`, { headers: { authorization } });
  const [listing] = resourceListSchema.parse(await found.json()).resources;
  if (listing === undefined) throw new Error('The directory shows nothing.');

  const socket: Socket<ServerToPage, PageToServer> = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  /** Time of each notified position. */
  const notifiedAt = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  socket.on('projected', ({ model, position }) => {
    if (model !== 'favorites') return;
    notifiedAt.set(position, performance.now());
    waiting.get(position)?.();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));

  const notified = async (position: string): Promise<number> => {
    if (!notifiedAt.has(position))
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Position ${position} was not notified.`)),
          NOTIFIED_WITHIN_MS,
        );
        waiting.set(position, () => {
          clearTimeout(late);
          resolve();
        });
      });
    return notifiedAt.get(position) ?? Number.NaN;
  };

  let isFavorite = false;
  return {
    act: async () => {
      const sent = performance.now();
      const response = await (isFavorite
        ? fetch(`${url}/api/favorites/${listing.id}`, {
            method: 'DELETE',
            headers: { authorization },
          })
        : fetch(`${url}/api/favorites`, {
            method: 'POST',
            headers: { ...json, authorization },
            body: JSON.stringify({ resourceId: listing.id }),
          }));
      const answered = performance.now();
      const position = response.headers.get(POSITION_HEADER);
      if (!response.ok || position === null)
        throw new Error(`A command was answered ${response.status}.`);
      isFavorite = !isFavorite;
      return {
        answeredMs: answered - sent,
        notifiedMs: Math.max(0, (await notified(position)) - answered),
      };
    },
    leave: () => socket.disconnect(),
  };
};
