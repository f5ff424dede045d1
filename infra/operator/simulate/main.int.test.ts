import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { createTestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import {
  connect,
  hasLines,
  ourLines,
  type StoreUnderTest,
  startStore,
} from '../copy/stores.fixture.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** From Ctrl-C until the process has ended. */
const ENDED_WITHIN_MS = 2_000;
const PROCESSES_MS = 60_000;

const start = async ({ url }: StoreUnderTest, args: readonly string[] = []) => {
  const database = await createTestDatabase();
  const rows = connectPostgres<Record<never, never>>({
    url: database.url,
    onConnectionLost: () => {},
  });
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      EVENTSTORE_URL: url,
      DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rows.destroy();
    await database.drop();
  });
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]);
  return {
    /** Presses Ctrl-C, and answers with what was said and how it ended. */
    interrupt: async () => {
      const before = performance.now();
      child.kill('SIGINT');
      const [said, [code, signal]] = await ended;
      return { said, code, signal, tookMs: performance.now() - before };
    },
    accounts: async () => {
      const found = await sql<{ user_id: string }>`select user_id from accounts`.execute(rows);
      return found.rows.map(({ user_id }) => user_id);
    },
  };
};

test(
  'Ctrl-C ends a simulation within two seconds, and what is stored by then is whole',
  async () => {
    const store = await startStore();
    // More than are written before the first look at the log, however busy the machine.
    const simulation = await start(store, ['--families', '4000', '--events', '60000']);
    const eventStore = connect(store.url);
    await expect
      .poll(async () => hasLines(eventStore), { timeout: 50_000, interval: 50 })
      .toBe(true);
    const { said, code, tookMs } = await simulation.interrupt();
    expect(tookMs).toBeLessThan(ENDED_WITHIN_MS);
    expect(code).toBe(1);
    const [first, last] = said.trimEnd().split('\n');
    expect(first).toMatch(/^Writes about 60,000 events of 4,000 families over 18 months until /);
    const lines = await ourLines(eventStore);
    expect(last).toBe(
      `Interrupted: the first ${lines.length.toLocaleString('en-US')} events are stored, and stay. Another DATA_DIR begins anew.`,
    );
    // Each family that has registered has an account, and no other has one.
    const registered = lines.filter((line) => line.includes('AccountRegistered'));
    const accounts = await simulation.accounts();
    expect(accounts.length).toBeGreaterThan(0);
    for (const account of accounts)
      expect(registered.some((line) => line.includes(account))).toBe(true);
  },
  PROCESSES_MS,
);

test(
  'Ctrl-C ends it within two seconds also while the event store does not answer',
  async () => {
    const store = await startStore({ holdsAfter: 50 });
    const simulation = await start(store, ['--families', '20', '--months', '2']);
    await store.isHolding;
    const { said, code, tookMs } = await simulation.interrupt();
    expect(tookMs).toBeLessThan(ENDED_WITHIN_MS);
    expect(code).toBe(1);
    expect(said).toMatch(/Interrupted: the first \d+ events are stored, and stay\./);
    expect((await simulation.accounts()).length).toBeGreaterThan(0);
  },
  PROCESSES_MS,
);
