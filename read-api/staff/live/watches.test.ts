import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Newest } from './newest.ts';
import type { Known, NewEntries } from './read-new-entries.ts';
import type { Looking, Right } from './read-rights.ts';
import { createWatches, type Watch } from './watches.ts';

const NOTHING: Newest = { position: '-1', logId: '0' };

const start = () => {
  /** Number of stored events per family. */
  const happened = new Map<string, number>();
  const questions: number[] = [];
  const errors: unknown[] = [];
  let isDown = false;
  let right: Right = 'granted';
  const readNewEntries = async (known: readonly Known[]): Promise<readonly NewEntries[]> => {
    questions.push(known.length);
    if (isDown) throw new Error('Postgres is down.');
    return known.map(({ userId, newest }) => ({
      newest: { ...newest, position: String((happened.get(userId) ?? 0) - 1) },
      entries: Array.from(
        { length: (happened.get(userId) ?? 0) - 1 - Number(newest.position) },
        (_, nth) => ({
          id: `${userId}-${Number(newest.position) + 1 + nth}`,
          source: 'event',
          at: '2026-11-21T10:00:00.000Z',
          context: 'favorites',
          type: 'ResourceFavorited',
          sentence: 'Added *Bright Steps* to favorites',
          session: null,
          actor: 'family',
          memberId: null,
        }),
      ),
      hasMore: false,
    }));
  };
  const watches = createWatches({
    readNewEntries,
    readRights: async (lookings: readonly Looking[]) => lookings.map(() => right),
    onError: (error) => errors.push(error),
    everyMs: 5_000,
  });
  onTestFinished(watches.close);
  const watch = (userId: string) => {
    const heard: string[] = [];
    const ended: string[] = [];
    const begun: Watch = {
      staffId: 'eve',
      userId,
      newest: NOTHING,
      tell: ({ entries }) => heard.push(...entries.map(({ id }) => id)),
      tellPresence: () => heard.push('presence'),
      end: (why) => ended.push(why),
    };
    watches.begin(begun);
    return { begun, heard: () => heard.filter((what) => what !== 'presence'), all: heard, ended };
  };
  return {
    watches,
    watch,
    questions,
    errors,
    happen: (userId: string) => {
      happened.set(userId, (happened.get(userId) ?? 0) + 1);
      watches.moved(userId);
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    setRight: (changed: Right) => {
      right = changed;
    },
  };
};

const families = Array.from({ length: 200 }, (_, nth) => `family${nth}`);

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 4_000, interval: 5 });

test('two hundred families that move at once are asked about at once', async () => {
  const { watch, questions, happen } = start();
  const pages = families.map(watch);
  await eventually(() => expect(pages.every(({ all }) => all.length === 1)).toBe(true));
  questions.length = 0;
  for (const family of families) happen(family);
  await eventually(() =>
    expect(pages.map(({ heard }) => heard())).toEqual(families.map((family) => [`${family}-0`])),
  );
  expect(questions).toEqual([200]);
});

test('sends a family’s burst completely, with few queries', async () => {
  const { watch, questions, happen } = start();
  const { heard } = watch('ada');
  const began = performance.now();
  for (let nth = 0; nth < 300; nth += 1) {
    happen('ada');
    await setImmediate();
  }
  await eventually(() =>
    expect(heard()).toEqual(Array.from({ length: 300 }, (_, nth) => `ada-${nth}`)),
  );
  expect(questions.length).toBeLessThanOrEqual((performance.now() - began) / 20 + 1);
});

test('an unwatched family causes no query', async () => {
  const { watch, questions, happen } = start();
  for (const family of families) happen(family);
  const { heard } = watch('ada');
  happen('ada');
  await eventually(() => expect(heard()).toEqual(['ada-0']));
  expect(Math.max(...questions)).toBe(1);
});

test('while Postgres is down nothing is lost, and nothing waits for the next event', async () => {
  const { watch, errors, happen, setDown } = start();
  const { heard, all } = watch('ada');
  await eventually(() => expect(all).toEqual(['presence']));
  setDown(true);
  happen('ada');
  await eventually(() => expect(errors).toHaveLength(1));
  setDown(false);
  await eventually(() => expect(heard()).toEqual(['ada-0']));
});

test.for(['expired', 'erased'] as const)(
  'without a right, neither entries nor presence are told (%s)',
  async (right) => {
    const { watches, watch, happen, setRight } = start();
    const { all, ended } = watch('ada');
    await eventually(() => expect(all).toEqual(['presence']));
    setRight(right);
    happen('ada');
    await eventually(() => expect(ended).toEqual([right]));
    expect(all).toEqual(['presence']);
    expect(watches.families()).toEqual([]);
  },
);

test('entries for a watcher who stops meanwhile are not told', async () => {
  const { watches, watch, happen } = start();
  const [leaving, staying] = [watch('ada'), watch('ada')];
  happen('ada');
  watches.stop(leaving.begun);
  await eventually(() => expect(staying.heard()).toEqual(['ada-0']));
  expect(leaving.all).toEqual([]);
});
