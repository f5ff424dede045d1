import type { Report } from '@hearthway/domain/reports/report.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHead } from '../event-store/head.ts';
import {
  favoriteRows,
  favoritesByDay,
  startTestHistory,
  type TestEvent,
  type TestHistory,
} from './history.fixture.ts';
import { ReplayError, type ReplayProgress, replay } from './replay.ts';
import { createReportFold, type KeptFold } from './report-fold.ts';

const rowsIn = (state: unknown) => (typeof state === 'number' ? [[state]] : favoriteRows(state));

let history: TestHistory;

beforeEach(async () => {
  history = await startTestHistory();
});

afterEach(() => history.stop());

const favorite = (day: string, userId = 'u1', name = 'Bright Steps'): TestEvent => ({
  type: 'ResourceFavorited',
  data: { resourceId: 'npi-1', name, category: 'aba-therapy' },
  userId,
  day,
});

interface RunOptions {
  readonly asOf?: string;
  readonly kept?: KeptFold;
  readonly signal?: AbortSignal;
  readonly reports?: readonly Report[];
  readonly onProgress?: (progress: ReplayProgress) => void;
}

const run = async ({
  asOf,
  kept,
  signal = new AbortController().signal,
  reports = [favoritesByDay],
  onProgress,
}: RunOptions = {}) => {
  const { eventStore } = history;
  const folds = reports.map((report) => createReportFold({ report, asOf: asOf ?? null, kept }));
  const until = await readHead(eventStore, { withinMs: 2_000 });
  const progress = await replay({ eventStore, folds, until, signal, onProgress });
  const results = folds.map((fold) => ({
    rows: rowsIn(fold.kept().state),
    kept: fold.kept(),
    folded: fold.folded(),
  }));
  const [first = expect.fail('There is a report.')] = results;
  return { ...first, results, progress, until };
};

test('only events that some report folds are read', async () => {
  await history.append(
    favorite('2026-01-02'),
    { type: 'SignedIn', data: {}, day: '2026-01-02' },
    favorite('2026-01-02', 'u2'),
    favorite('2026-01-03'),
    { type: 'ResourceFavoritedInSomeOtherWay', data: {}, day: '2026-01-03' },
  );
  const { rows, progress, kept, until } = await run();
  expect(rows).toEqual([
    ['2026-01-02', 2, 2],
    ['2026-01-03', 1, 1],
  ]);
  expect(progress).toMatchObject({ events: 4, share: 1, secondsLeft: 0 });
  expect(kept).toMatchObject({ position: until, throughDay: '2026-01-03' });
});

test('an event of an old version is seen as those of today', async () => {
  await history.append({
    type: 'ResourceFavorited',
    data: { resourceId: 'npi-1', name: 'Bright Steps' },
    day: '2026-01-02',
    version: 1,
  });
  expect((await run()).kept.state).toMatchObject({ categories: [null] });
});

test('several reports in one pass say what each says alone', async () => {
  const later: Report = {
    ...favoritesByDay,
    id: 'later',
    types: ['ResourceFavorited', 'SignedIn'],
  };
  const signIns: Report = {
    ...favoritesByDay,
    id: 'sign-ins',
    types: ['SignedIn'],
    initial: () => 0,
    evolve: (count) => Number(count) + 1,
  };
  const signIn: TestEvent = { type: 'SignedIn', data: { category: null }, day: '2026-01-04' };
  await history.append(favorite('2026-01-02'), signIn, favorite('2026-01-05'), signIn);
  const reports = [favoritesByDay, later, signIns];
  const { results, progress } = await run({ reports });
  expect(progress.events).toBe(4);
  const alone = [];
  for (const report of reports) alone.push((await run({ reports: [report] })).rows);
  expect(results.map(({ rows }) => rows)).toEqual(alone);
});

test('nothing that is stored after a day counts as of that day, whenever it happened', async () => {
  await history.append(favorite('2026-01-02'), favorite('2026-01-04'));
  const before = await run({ asOf: '2026-01-03' });
  expect(before.rows).toEqual([['2026-01-02', 1, 1]]);
  await history.append(favorite('2026-01-02', 'u2'), favorite('2026-01-05'));
  const after = await run({ asOf: '2026-01-03' });
  expect(after.rows).toEqual(before.rows);
  expect(after.progress.share).toBe(1);
});

test('an event stored after one of a later day counts on the later day, which is open alone', async () => {
  await history.append(
    favorite('2026-01-02'),
    favorite('2026-01-04'),
    favorite('2026-01-02', 'u2'),
  );
  const { rows, folded } = await run();
  expect(rows).toEqual([
    ['2026-01-02', 1, 1],
    ['2026-01-04', 2, 2],
  ]);
  expect(folded.openDay).toBe('2026-01-04');
  const asOf = await run({ asOf: '2026-01-03' });
  expect(asOf.folded.openDay).toBe('2026-01-04');
});

test('a report continued from a kept state equals one replayed from the beginning', async () => {
  await history.append(favorite('2026-01-02'), favorite('2026-01-03', 'u2'));
  const { kept } = await run();
  await history.append(favorite('2026-01-03'), favorite('2026-01-03', 'u2'));
  const parsed: KeptFold = { ...kept, state: JSON.parse(JSON.stringify(kept.state)) };
  const continued = await run({ kept: parsed });
  const afresh = await run();
  expect(continued.progress.events).toBe(2);
  expect(JSON.stringify(continued.kept.state)).toBe(JSON.stringify(afresh.kept.state));
  expect(continued.rows).toEqual(afresh.rows);
  expect((await run({ kept: continued.kept })).progress).toMatchObject({ events: 0, share: 1 });
});

test('a canceled replay stops and can be continued from its state', async () => {
  await history.append(...Array.from({ length: 1_000 }, () => favorite('2026-01-02')));
  const cancel = new AbortController();
  const fold = createReportFold({ report: favoritesByDay, asOf: null });
  const { eventStore } = history;
  const until = await readHead(eventStore, { withinMs: 2_000 });
  const stopped = replay({
    eventStore,
    folds: [fold],
    until,
    signal: cancel.signal,
    onProgress: ({ share }) => {
      if (share > 0.2) cancel.abort(new Error('Canceled.'));
    },
  });
  await expect(stopped).rejects.toThrow('Canceled.');
  expect(fold.position()).toBeLessThan(until);
  expect((await run({ kept: fold.kept() })).rows).toEqual([['2026-01-02', 1, 1_000]]);
});

test('its progress only grows, and ends at the end', async () => {
  await history.append(...Array.from({ length: 1_000 }, () => favorite('2026-01-02')));
  const shares: number[] = [];
  await run({ onProgress: ({ share }) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares.at(-1)).toBe(1);
});

test('an event that a report cannot fold stops it, and is named without its data', async () => {
  await history.append(favorite('2026-01-02'));
  const position = await history.append(favorite('2026-01-03', 'u1', '!'));
  await history.append(favorite('2026-01-04'));
  await expect(run()).rejects.toThrow(
    new ReplayError(`The event at position ${position} (ResourceFavorited) cannot be folded.`),
  );
});

test.for([
  { what: 'of a version that is not known', event: { version: 99 }, says: 'has version 99' },
  { what: 'without metadata', event: { metadata: {} }, says: 'Its metadata cannot be read.' },
])('so does one $what', async ({ event, says }) => {
  const position = await history.append({ ...favorite('2026-01-02'), ...event });
  await expect(run()).rejects.toThrow(says);
  await expect(run()).rejects.toThrow(`position ${position} (ResourceFavorited)`);
});

test('an event of a later day cuts every report, also those that do not fold it', async () => {
  const signIn: TestEvent = { type: 'SignedIn', day: '2026-01-04' };
  await history.append(favorite('2026-01-02'), signIn, favorite('2026-01-02', 'u2'));
  expect((await run({ asOf: '2026-01-03' })).rows).toEqual([['2026-01-02', 1, 1]]);
});

test('a history without any event of a report ends at once', async () => {
  await history.append({ type: 'ImportFinished', day: '2026-01-02' });
  const { rows, progress, kept, until } = await run();
  expect({ rows, events: progress.events }).toEqual({ rows: [], events: 0 });
  expect(kept).toEqual({ state: expect.anything(), position: until, throughDay: null });
});
