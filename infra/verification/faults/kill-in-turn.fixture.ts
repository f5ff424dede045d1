import { expect, onTestFinished } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectEventStore } from '../../adapters/event-store/event-store.ts';
import { wait } from '../../adapters/process/wait.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import { operate } from '../e2e/operate.ts';
import { startOwnStack } from '../e2e/outside.fixture.ts';
import type { Stack } from '../e2e/stack.ts';
import { type Family, type Learned, signUp } from './family.fixture.ts';
import { kill, killable } from './kill.fixture.ts';
import type { OpenPages } from './pages.fixture.ts';
import {
  readingBy,
  subscribedBy,
  survivalOf,
  trialMailsTo,
  unlockedBy,
} from './survival.fixture.ts';
import { createStopwatch, type Stopwatch, type Waits } from './waits.fixture.ts';

/** Some 20 commands and as many reads a second: services start beside work, not beside a flood. */
const PACE_MS = 200;

const FAMILIES = ['Ash', 'Birch', 'Cedar', 'Dogwood'];

/** After the last kill; usually all of them are unlocked by then. */
const UNLOCKED_WITHIN_MS = 15_000;

const VERIFIED = ['favorites', 'achievements', 'learning', 'practice', 'subscription', 'timeline'];

const NO_PAGES: OpenPages = { recoverFromEndOf: async () => {} };

/**
 * The body of a test: kills each process of Hearthway in turn, once a round, under the load of
 * families that favorite and unfavorite, and expects that no acknowledged command is lost or
 * doubled, and neither is an achievement that was reached, a lesson that was read, a checkout that was
 * paid or its mail during a kill. Pages that are opened before recover after each kill. Resolves with
 * how long the families waited.
 */
export const survivesKills = async (
  rounds: number,
  openPages: (stack: Stack) => Promise<OpenPages> = async () => NO_PAGES,
): Promise<Waits> => {
  const stack = await startOwnStack();
  onTestFinished(stack.stop);
  const stopwatch = createStopwatch();
  const pages = await openPages(stack);
  const { families, achievers, learners } = await killInTurn(stack, { rounds, stopwatch, pages });

  const eventStore = connectEventStore(readRunningAddresses(stack.dataDirectory).EVENTSTORE_URL);
  onTestFinished(() => eventStore.dispose());
  for (const family of families) {
    const { acknowledged: told, stored, seen } = await survivalOf(eventStore, family);
    expect(stored).toEqual(told);
    expect(seen).toEqual(told.kept);
  }
  for (const { userId } of achievers) {
    await expect
      .poll(() => unlockedBy(eventStore, userId), { timeout: UNLOCKED_WITHIN_MS })
      .toEqual(['explorer', 'tour-guide']);
    await expect
      .poll(() => subscribedBy(eventStore, userId), { timeout: UNLOCKED_WITHIN_MS })
      .toEqual(['TrialStarted']);
    await expect.poll(() => trialMailsTo(stack, userId), { timeout: UNLOCKED_WITHIN_MS }).toBe(1);
  }
  for (const { familyId, moduleId, questionIds } of learners)
    expect(await readingBy(eventStore, { familyId, moduleId })).toEqual({
      questionIds,
      types: ['ModuleStarted', 'ModuleCompleted'],
    });
  const verified = await operate(stack, [PROGRAMS.projectionsCommand, 'verify', ...VERIFIED]);
  expect(verified.match(/no difference/g)).toHaveLength(VERIFIED.length);
  return stopwatch.waits();
};

interface Survivors {
  readonly families: readonly Family[];
  readonly achievers: readonly Family[];
  readonly learners: readonly (Learned & { readonly familyId: string })[];
}

/**
 * The next kill follows when every family has made progress and every part is healthy. During each, a
 * family of its own does what achievements ask for, reads a lesson, and starts a plan. Resolves with the idle families;
 * rejects when one was refused or a part did not recover.
 */
const killInTurn = async (
  stack: Stack,
  {
    rounds,
    stopwatch,
    pages,
  }: { readonly rounds: number; readonly stopwatch: Stopwatch; readonly pages: OpenPages },
): Promise<Survivors> => {
  const families = await Promise.all(FAMILIES.map((name) => signUp(stack.url, name, stopwatch)));
  const resting = new AbortController();
  const load = Promise.all(
    families.flatMap(({ act, read }) =>
      [act, read].map(async (ask) => {
        while (!resting.signal.aborted) await Promise.all([ask(), wait(PACE_MS, resting.signal)]);
      }),
    ),
  );
  const achievers: Family[] = [];
  const learners: (Learned & { readonly familyId: string })[] = [];
  const killAll = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1)
      for (const program of killable()) {
        const before = families.map((family) => family.acknowledged());
        const isHealthy = () => families.every((it, i) => it.acknowledged() > (before[i] ?? 0));
        const achiever = await signUp(stack.url, 'Elder', stopwatch);
        achievers.push(achiever);
        const [learned] = await Promise.all([
          achiever.learn(),
          achiever.achieve(),
          achiever.subscribe(),
          kill(stack, { program, isHealthy }),
        ]);
        learners.push({ ...learned, familyId: achiever.userId });
        await pages.recoverFromEndOf(program);
      }
  };
  try {
    // A family that is refused ends the killing.
    await Promise.race([killAll(), load]);
  } finally {
    resting.abort();
  }
  await load;
  return { families, achievers, learners };
};
