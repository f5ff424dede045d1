import { dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import { assistantCrises } from '@hearthway/domain/chat/assistant.report.ts';
import { favorites } from '@hearthway/domain/favorites/favorites.report.ts';
import { offersOf } from '@hearthway/domain/reports/cells.ts';
import { PLACES } from '@hearthway/domain/reports/family-log.ts';
import { byEach, fold, type Happened } from '@hearthway/domain/reports/history.fixture.ts';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { describe, expect, test } from 'vitest';
import { cellWordsOf } from '../../adapters/reports/cell-words.ts';
import { boundOf, cluesOf, noScores, play, shareOf } from './attack.ts';
import type { Game } from './questions.ts';

const WEEK = { from: '2026-03-02', to: '2026-03-08' };
const OPEN = '2026-06-01';
const day = '2026-03-04';

const ACTS: readonly (readonly [Report, Pick<Happened, 'type' | 'data'>, number])[] = [
  [assistantCrises, { type: 'ChatCrisisRouted', data: { tier: 'self-harm' } }, 0.63],
  [favorites, { type: 'ResourceFavorited', data: { category: 'dental' } }, 0.74],
];

const gameOf = (report: Report, act: Pick<Happened, 'type' | 'data'>): Game => {
  const searched = { type: 'SearchPerformed', day: '2026-03-01', state: 'ID' };
  const others = byEach(3, { ...act, day });
  const all = [...others, { ...searched, by: 'the family' }, { ...act, day, by: 'the family' }];
  const folded = (history: readonly Happened[]) => ({
    state: fold(report, history),
    openDay: OPEN,
  });
  return { report, withFamily: folded(all), withoutFamily: folded(others) };
};

describe.for(ACTS)('%s', ([report, act, oneCell]) => {
  const game = gameOf(report, act);

  test('one cell tells whether a family is in little better than a coin, and so do all together', {
    timeout: 30_000,
  }, () => {
    const scores = noScores();
    for (const [measure, clues] of cluesOf(game, WEEK, ['ID'])) {
      play(game, clues, { keys: 250, scores });
      // The share of 250 guesses is off by 0.06 in one run of 20.
      expect(shareOf(scores.all)).toBeLessThanOrEqual(boundOf(measure) + 0.06);
    }
    expect(scores.one.guesses).toBeGreaterThan(750);
    expect(shareOf(scores.one)).toBeLessThanOrEqual(oneCell);
  });

  test('overlapping, nested, shifted and repeated questions are sums of the same cells', () => {
    const ask = (from: string, to: string, groupBy: string, state: string | null = null) =>
      tableOf(report, game.withFamily, { from, to, groupBy, state }, cellWordsOf(Buffer.from('k')))
        .rows;
    const weeks = ['2026-02-23', '2026-03-02', '2026-03-09'];
    const last = ['2026-03-01', '2026-03-08', '2026-03-15'];
    const [group = ''] = offersOf(report).groupings;
    for (const groupBy of [group, 'state']) {
      const singles = weeks.map((from, at) => ask(from, last[at] ?? '', groupBy));
      for (const [first, until] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const sums = ask(weeks[first] ?? '', last[until] ?? '', groupBy).map(([, sum]) => sum);
        const added = singles
          .slice(first, until + 1)
          .reduce<number[]>(
            (all, rows) => rows.map(([, count], at) => Number(count) + (all[at] ?? 0)),
            [],
          );
        expect(sums).toEqual(added);
      }
      expect(ask(WEEK.from, WEEK.to, groupBy)).toEqual(singles[1]);
    }
    const byState = ask(WEEK.from, WEEK.to, 'state');
    const of = (state: string) => Number(byState[PLACES.indexOf(state)]?.[1]);
    expect(ask(WEEK.from, WEEK.to, 'week', 'FL,ID')[0]?.[1]).toBe(of('FL') + of('ID'));
  });

  test('a thousand questions around one week say the same of it, so that averaging tells nothing', () => {
    const folded = { ...game.withFamily, openDay: '2027-01-01' };
    const answerOf = (firstWeek: number, lastWeek: number): number => {
      const [from, to] = [firstWeek * 7, lastWeek * 7 + 6].map((days) =>
        dayNameOf(dayNumberOf(WEEK.from) + days),
      );
      if (firstWeek > lastWeek || from === undefined || to === undefined) return 0;
      const params = { from, to, groupBy: 'state', state: 'ID' };
      return Number(tableOf(report, folded, params, cellWordsOf(Buffer.from('k'))).rows[0]?.[1]);
    };
    const weeks = Array.from({ length: 32 }, (_, week) => week);
    const [before, after] = [
      weeks.map((week) => answerOf(-week, -1)),
      weeks.map((week) => answerOf(1, week)),
    ];
    const answers = weeks.flatMap((early) =>
      weeks.map((late) => answerOf(-early, late) - (before[early] ?? 0) - (after[late] ?? 0)),
    );
    expect(answers).toHaveLength(1_024);
    expect(new Set(answers)).toEqual(new Set([answerOf(0, 0)]));
  });

  test('no row appears or vanishes with a family', () => {
    const { groupings } = offersOf(report);
    for (const groupBy of groupings) {
      const words = [game.withFamily, game.withoutFamily].map((folded) =>
        tableOf(
          report,
          folded,
          { from: '2026-01-05', to: '2026-03-29', groupBy, state: null },
          cellWordsOf(Buffer.from('k')),
        ).rows.map(([word]) => word),
      );
      expect(words[0]).toEqual(words[1]);
    }
  });
});
