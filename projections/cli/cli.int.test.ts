import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  favorited,
  newUser,
  projectedTo,
  registered,
  silent,
  startTestRunner,
  tierSet,
  useScenario,
} from '../projections.fixture.ts';
import { favorites, subscription, timeline } from '../read-models.fixture.ts';
import { type Command, rebuildOne, retryAllParked, showStatus, verifyOne } from './commands.ts';

const scenario = useScenario();

const run = async (command: Command) => {
  const lines: string[] = [];
  const succeeded = await command({
    ...scenario(),
    projections,
    logger: silent,
    signal: new AbortController().signal,
    clock: () => performance.now(),
    print: (line) => lines.push(line),
  });
  return { succeeded, lines };
};

/** The read models beside `favorites`, which comes first. */
const others = projections.map(({ name }) => name).filter((name) => name !== favorites.name);

test("status prints each projection's position, and parked keys with their reason", async () => {
  const { append, log } = scenario();
  const poison = await append({ ...favorited(newUser(), 'a'), type: 'ResourceRated' });
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, poison);
  const { succeeded, lines } = await run(showStatus);
  expect(succeeded).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^favorites: version 1, at position ${poison} since \\S+, up to date, being written$`,
      ),
    ),
    `  1 key is parked, from position ${poison} on: A stream of favorites holds no ResourceRated.`,
    ...others.map((name) =>
      expect.stringMatching(
        new RegExp(`^${name}: .* behind the log, which is at ${log.head()}, without a writer$`),
      ),
    ),
  ]);
});

test('rebuild and verify say how much they went through', async () => {
  const ada = newUser();
  await scenario().append(registered(ada), favorited(ada, 'a'));
  const rebuilt = await run(rebuildOne(timeline));
  expect(rebuilt.lines).toEqual([
    expect.stringMatching(
      /^timeline: version 2 is live, built from 2 events in \S+ s \(\S+ a second\)\.$/,
    ),
  ]);
  expect(await run(verifyOne(timeline))).toEqual({
    succeeded: true,
    lines: ['timeline: version 2, 2 rows of 2 events: no difference.'],
  });
});

test('retry-parked fails while any event is still parked', async () => {
  const { append, database } = scenario();
  const poison = await append({ ...favorited(newUser(), 'a'), type: 'ResourceRated' });
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, poison);
  expect(await run(retryAllParked)).toEqual({
    succeeded: false,
    lines: [
      'favorites: 0 keys are freed, 1 key is parked.',
      ...others.map((name) => `${name}: 0 keys are freed, 0 keys are parked.`),
    ],
  });
  await database.deleteFrom('parked_events').execute();
  expect((await run(retryAllParked)).succeeded).toBe(true);
});

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const runProcess = async (...args: readonly string[]) => {
  const { databaseUrl, eventStoreUrl } = scenario();
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: databaseUrl,
      EVENTSTORE_URL: eventStoreUrl,
      HEARTHWAY_MASTER_KEY: randomBytes(32).toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const [printed, complaint, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exited,
  ]);
  return { printed, complaint, exitCode };
};

test('as a process it ends with 1 when a table differs, and counts without a name', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const last = await append(tierSet(ada, 'family'));
  startTestRunner(scenario(), subscription);
  await projectedTo(scenario(), subscription, last);
  // Nothing of it is sealed: the process has no keys of this scenario.
  expect(await runProcess('verify', 'subscription')).toMatchObject({ complaint: '', exitCode: 0 });
  await sql`update subscription set plan = null`.execute(database);
  const { printed, complaint, exitCode } = await runProcess('verify', 'subscription');
  expect(printed).toContain('the rows of 1 differ from what history says');
  expect(printed).not.toContain(ada);
  expect({ complaint, exitCode }).toEqual({ complaint: '', exitCode: 1 });
});

test('a wrong call is named in one line, with exit code 2', async () => {
  const { printed, complaint, exitCode } = await runProcess('dance');
  expect(complaint).toBe(
    'dance: there is no such command; use status, rebuild, verify or retry-parked\nnpm run projections -- --help tells more.\n',
  );
  expect({ printed, exitCode }).toEqual({ printed: '', exitCode: 2 });
});

test('over the database of another log it does nothing and says so in one sentence', async () => {
  await scenario()
    .database.insertInto('followed_log')
    .values({ first_event_id: randomUUID() })
    .execute();
  const { printed, complaint, exitCode } = await runProcess('rebuild', 'favorites');
  expect(complaint).toMatch(/^This database belongs to another event log\. .+\n$/);
  expect({ printed, exitCode }).toEqual({ printed: '', exitCode: 1 });
});
