import { describe, expect, test } from 'vitest';
import { favorites } from '../favorites/favorites.report.ts';
import { activeFamilies } from '../site-reports/active-families.ts';
import { signUpFunnel } from '../site-reports/sign-up-funnel.ts';
import { subscriptions } from '../subscription/subscriptions.report.ts';
import { byEach, fold, type Happened, paramsOf } from './history.fixture.ts';
import { noNoise } from './no-noise.fixture.ts';
import type { WordsOf } from './noise.ts';
import { tableOf } from './published-table.ts';
import type { Report, ReportParams } from './report.ts';

const day = '2026-03-02';

interface Options {
  readonly openDay?: string | null;
  readonly wordsOf?: WordsOf;
}

const publishedOf = (
  report: Report,
  history: readonly Happened[],
  params: Partial<ReportParams> = {},
  { openDay = '2026-06-01', wordsOf = noNoise }: Options = {},
) => {
  const asParams = paramsOf(report, { from: day, to: day, ...params });
  return tableOf(report, { state: fold(report, history), openDay }, asParams, wordsOf);
};

/** One more in each cell. */
const plusOne: WordsOf = () => {
  const words = [0, 0, 0, 0, 1, 0, 1, 0];
  let at = 0;
  return () => words[at++ % words.length] ?? 0;
};

const favorited = (category: string, on = day) => ({
  type: 'ResourceFavorited',
  data: { category },
  day: on,
});
const signedIn = (on: string) => ({ type: 'SignedIn', day: on });

test('each number has its margin beside it, in a column of its own', () => {
  const { columns, rows } = publishedOf(activeFamilies, byEach(7, signedIn(day)), {
    groupBy: 'week',
  });
  expect(columns.map(({ id, marginOf }) => [id, marginOf])).toEqual([
    ['period', undefined],
    ['families', undefined],
    ['families_plus_minus', 'families'],
  ]);
  expect(rows).toEqual([['2026-W10', 7, 15]]);
});

test('empty cells have noise as all others', () => {
  const names: string[] = [];
  const words: WordsOf = (cell) => {
    names.push(cell);
    return plusOne(cell);
  };
  const { rows } = publishedOf(favorites, [], { groupBy: 'state' }, { wordsOf: words });
  expect(rows).toHaveLength(57);
  expect(new Set(names).size).toBe(57);
  expect(rows.every(([, families]) => families !== 0)).toBe(true);
  expect(names[0]).toBe('["favorites",["state"],"week","2026-W10","all","","AL",0.95]');
});

test('noise hangs on the name of a cell alone, and not on the families in it', () => {
  const names = (history: readonly Happened[]) => {
    const seen: string[] = [];
    publishedOf(
      favorites,
      history,
      {},
      {
        wordsOf: (cell) => {
          seen.push(cell);
          return noNoise(cell);
        },
      },
    );
    return seen;
  };
  expect(names(byEach(3, favorited('dental')))).toEqual(names([]));
});

describe('only what is over is told', () => {
  const weeks = { from: '2026-03-02', to: '2026-03-22', groupBy: 'week' };
  const history = byEach(3, signedIn('2026-03-04'));

  test.each([
    ['2026-03-08', null, []],
    ['2026-03-09', '2026-03-08', ['2026-W10']],
    ['2026-03-22', '2026-03-15', ['2026-W10', '2026-W11']],
    [null, null, []],
  ] as const)('until the open day %s: %s', (openDay, to, names) => {
    const { rows, told: published } = publishedOf(activeFamilies, history, weeks, { openDay });
    expect(rows.map(([name]) => name)).toEqual(names);
    expect(published?.to ?? null).toBe(to);
  });

  test('a report that waits for later acts tells later', () => {
    const registered = byEach(3, { type: 'AccountRegistered', day });
    const until = (openDay: string) => publishedOf(signUpFunnel, registered, {}, { openDay }).told;
    expect(until('2026-03-22')).toBeNull();
    expect(until('2026-03-23')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  });

  test('what is told never changes by what comes later', () => {
    const later = [
      ...byEach(3, signedIn('2026-03-16')),
      ...byEach(3, { type: 'SearchPerformed', day: '2026-03-16', state: 'NC' }),
      ...byEach(3, { type: 'RoleChanged', data: { role: 'support' }, day: '2026-03-16' }),
      ...byEach(3, { type: 'AccountErased', day: '2026-03-17' }),
    ];
    for (const params of [
      weeks,
      { ...weeks, state: 'NC' },
      { ...weeks, state: 'unknown' },
      { ...weeks, groupBy: 'state', to: '2026-03-15' },
    ]) {
      const before = publishedOf(activeFamilies, history, params, { openDay: '2026-03-16' }).rows;
      const after = publishedOf(activeFamilies, [...history, ...later], params).rows;
      expect(after.slice(0, before.length)).toEqual(before);
    }
  });
});

test('a share has the margin of both its numbers, and may be any of a whole that may be nothing', () => {
  const registered = (count: number) => [
    ...byEach(count, { type: 'AccountRegistered', day }),
    ...byEach(count / 2, { type: 'EmailConfirmed', day }),
  ];
  const shareOf = (count: number) => publishedOf(signUpFunnel, registered(count)).rows[1]?.slice(3);
  const [share, margin] = shareOf(100) ?? [];
  expect(share).toBe(0.5);
  expect(margin).toBeGreaterThan(0.04);
  expect(margin).toBeLessThan(0.12);
  expect(shareOf(2)).toEqual([0.5, 0.5]);
});

test('revenue is computed from what is told, with the margins of its plans', () => {
  const pays = byEach(12, { type: 'SubscriptionStarted', data: { plan: 'plus' }, day });
  const [row = []] = publishedOf(subscriptions, pays).rows;
  const { columns } = publishedOf(subscriptions, pays);
  const at = columns.findIndex(({ id }) => id === 'revenue');
  expect(row[at]).toBe(12 * 599);
  const plus = Number(row[columns.findIndex(({ id }) => id === 'plus_plus_minus')]);
  expect(row[at + 1]).toBe(Math.ceil(Math.hypot(plus * 599, plus * 1_499)));
});
