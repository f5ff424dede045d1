import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { unkind } from '../../embedded/event-store/disturbance.fixture.ts';
import type { Disturbance } from '../../embedded/event-store/protocol/disturbance.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openSqliteLog } from '../../embedded/event-store/storage/sqlite/sqlite-log.ts';
import { spawnLauncher } from '../e2e/launcher-process.ts';
import { needsEmbeddedStores } from '../e2e/outside.fixture.ts';
import { copyData } from '../e2e/warm-data.ts';
import { signUp } from './family.fixture.ts';
import { createStopwatch } from './waits.fixture.ts';

const COMMANDS = 20;
const NOTIFIED_WITHIN_MS = 20_000;

/** True at every nth call; counts how often it was. */
const everyNth = (every: number) => {
  let calls = 0;
  return {
    isNow: (): boolean => {
      calls += 1;
      return calls % every === 0;
    },
    times: () => Math.floor(calls / every),
  };
};

/** All of Hearthway, over an event store of this process. */
const startOver = async (disturbance: Disturbance): Promise<string> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-unkind-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  copyData(inject('warmData') ?? expect.fail('There is no warm data.'), dataDirectory);
  const fail = ({ message }: Error): never => expect.fail(message);
  const directory = join(dataDirectory, 'event-store');
  const log = openSqliteLog({ directory, onFatal: fail, onDamage: fail });
  onTestFinished(log.close);
  const server = createEventStoreServer({ log, disturbance, onError: fail });
  onTestFinished(server.close);
  const launcher = spawnLauncher({
    dataDirectory,
    environment: { EVENTSTORE_URL: `esdb://127.0.0.1:${await server.listen(0)}?tls=false` },
  });
  onTestFinished(async () => {
    launcher.send('SIGTERM');
    await launcher.ended;
  });
  return launcher.ready;
};

test('a page is told of every command while subscriptions drop and answers come late', async (context) => {
  needsEmbeddedStores(context, 'it disturbs the event store.');
  const [drops, fallsBehind] = [everyNth(9), everyNth(3)];
  const [timesOut, silences] = [everyNth(4), everyNth(11)];
  const url = await startOver({
    lateMs: unkind('live updates').lateMs,
    drops: drops.isNow,
    fallsBehind: fallsBehind.isNow,
    timesOut: timesOut.isNow,
    isSilent: silences.isNow,
  });
  const family = await signUp(url, 'Unkind', createStopwatch());
  const page: Socket<ServerToPage, PageToServer> = io(url, {
    auth: { token: family.token },
    transports: ['websocket'],
    forceNew: true,
  });
  onTestFinished(() => {
    page.disconnect();
  });
  const notified: string[] = [];
  page.on('projected', ({ model, position }) => {
    if (model === 'favorites') notified.push(position);
  });
  const positions: string[] = [];
  for (let count = 0; count < COMMANDS; count += 1) {
    const position = await family.act();
    positions.push(position);
    await expect.poll(() => notified, { timeout: NOTIFIED_WITHIN_MS }).toContain(position);
  }
  // A page is told the newest once more when it has to catch up.
  const ours = new Set(notified.filter((position) => positions.includes(position)));
  expect([...ours]).toEqual(positions);
  for (const { times } of [drops, fallsBehind, timesOut, silences])
    expect(times()).toBeGreaterThan(0);
}, 120_000);
