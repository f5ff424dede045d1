import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectEventStore } from '../../adapters/event-store/event-store.ts';
import { startFaultyNetwork } from '../../adapters/network/faulty-network.fixture.ts';
import { wait } from '../../adapters/process/wait.ts';
import type { Disturbance } from '../../embedded/event-store/protocol/disturbance.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { startStack } from '../e2e/stack.ts';
import { type Family, signUp } from './family.fixture.ts';
import { survivalOf } from './survival.fixture.ts';
import { createStopwatch } from './waits.fixture.ts';

const CHANGES = 20;
/** Work, not a flood. */
const PACE_MS = 100;
const FAMILIES = ['Ash', 'Birch', 'Cedar', 'Dogwood'];

/** Times that a real cluster of three showed, counted from the kill of its leader. */
const SURVIVOR_ANSWERS_AFTER_MS = 150;
const LEADER_IS_CHOSEN_AFTER_MS = 1_200;
const LONGEST_WAIT_MS = 2_700;

/** An event store that behaves as a cluster whose leader is killed. */
const startCluster = async () => {
  const fail = ({ message }: Error): never => expect.fail(message);
  let isChoosing = false;
  const never = (): boolean => false;
  const disturbance: Disturbance = {
    lateMs: () => 0,
    timesOut: never,
    isSilent: () => isChoosing,
    drops: never,
    fallsBehind: never,
  };
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, disturbance, onError: fail });
  const url = `esdb://127.0.0.1:${await server.listen(0)}?tls=false`;
  const network = await startFaultyNetwork(url);
  onTestFinished(async () => {
    await network.stop();
    await server.close();
    await log.close();
  });
  return {
    url: network.url,
    changeLeader: async (): Promise<void> => {
      isChoosing = true;
      network.cut();
      await setTimeout(SURVIVOR_ANSWERS_AFTER_MS);
      network.restore();
      await setTimeout(LEADER_IS_CHOSEN_AFTER_MS - SURVIVOR_ANSWERS_AFTER_MS);
      isChoosing = false;
    },
  };
};

test('in 20 changes of a leader no command is refused, lost or doubled, and none waits for 2.7 s', async () => {
  const cluster = await startCluster();
  const stack = await startStack({ eventStoreUrl: cluster.url });
  onTestFinished(stack.stop);
  const stopwatch = createStopwatch();
  const families = await Promise.all(FAMILIES.map((name) => signUp(stack.url, name, stopwatch)));
  const resting = new AbortController();
  const load = Promise.all(
    families.flatMap(({ act, read }) =>
      [act, read].map(async (ask) => {
        while (!resting.signal.aborted) await Promise.all([ask(), wait(PACE_MS, resting.signal)]);
      }),
    ),
  );
  const hasMovedOn = (before: readonly number[]) => (): boolean =>
    families.every((family, at) => family.acknowledged() > (before[at] ?? 0));
  const change = async (): Promise<void> => {
    for (let changes = 0; changes < CHANGES; changes += 1) {
      await cluster.changeLeader();
      const before = families.map((family) => family.acknowledged() + 5);
      await expect.poll(hasMovedOn(before), { timeout: 30_000 }).toBe(true);
    }
  };
  try {
    await Promise.race([change(), load]);
  } finally {
    resting.abort();
  }
  await load;
  const { longestReadMs, longestWriteMs, refusals } = stopwatch.waits();
  const commands = families.reduce((sum, family) => sum + family.acknowledged(), 0);
  process.stdout.write(
    `${CHANGES} changes of a leader, ${commands} commands: ${refusals.length} refusals; a read waited ${longestReadMs} ms at most, and a write ${longestWriteMs} ms.\n`,
  );
  expect(refusals).toEqual([]);
  expect(longestWriteMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  const eventStore = connectEventStore(cluster.url);
  onTestFinished(() => eventStore.dispose());
  for (const family of families) await expectSurvival(eventStore, family);
});

const expectSurvival = async (
  eventStore: ReturnType<typeof connectEventStore>,
  family: Family,
): Promise<void> => {
  const { acknowledged: told, stored, seen } = await survivalOf(eventStore, family);
  expect(stored).toEqual(told);
  expect(seen).toEqual(told.kept);
};
