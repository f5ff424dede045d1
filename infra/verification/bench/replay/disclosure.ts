import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { slotsOf } from '@hearthway/domain/reports/periods.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { boundOf, cluesOf, noScores, play, shareOf, worstBound } from '../../disclosure/attack.ts';
import {
  coverage,
  meanError,
  numbersOf,
  type PublishedNumber,
  rightOrder,
} from '../../disclosure/loss.ts';
import { foldSimulated, type Simulated } from '../../disclosure/simulated.ts';
import { sized } from '../size.ts';

const HISTORY = {
  families: sized(2_000, 200),
  events: sized(100_000, 10_000),
  months: 18,
  seed: 1,
  until: '2026-06-30',
};
/** Families that are attacked, and keys that each is attacked under. */
const TARGETS = sized(3, 1);
const KEYS = sized(200, 10);
/** Reports before there was noise hid smaller numbers, and told others exactly. */
const MIN_PUBLISHED_BEFORE = 5;
const WITHIN = { from: '2025-06-02', to: '2026-03-29' };
const QUARTER = { from: '2026-01-01', to: '2026-03-31' };

/** How often an attacker guesses right, and what an honest analyst loses. */
export const measureDisclosure = (): readonly Record<string, unknown>[] => {
  const simulated = foldSimulated(HISTORY, TARGETS);
  return [...attacked(simulated), ...lost(simulated)];
};

const attacked = ({ gamesOf }: Simulated): readonly Record<string, unknown>[] => {
  const scores = { guarded: noScores(), other: noScores() };
  let above = 0;
  for (const report of allReports)
    for (const game of gamesOf(report)) {
      // The first week in which the family is in anything.
      const week = weeksOf().find((each) => cluesOf(game, each, []).size > 0);
      if (week === undefined) continue;
      for (const [measure, clues] of cluesOf(game, week, ['unknown', 'CA'])) {
        const own = noScores();
        play(game, clues, { keys: KEYS, scores: own });
        if (shareOf(own.all) > boundOf(measure) + 2 / Math.sqrt(KEYS) / 2) above += 1;
        const kind = scores[measure.isGuarded ? 'guarded' : 'other'];
        for (const part of ['one', 'all'] as const) {
          kind[part].right += own[part].right;
          kind[part].guesses += own[part].guesses;
        }
      }
    }
  return [
    row('guessed from one cell, guarded', scores.guarded.one, '63 % at most'),
    row('guessed from one cell, others', scores.other.one, '74 % at most'),
    row('from everything, guarded', scores.guarded.all, percent(worstBound(true))),
    row('from everything, others', scores.other.all, percent(worstBound(false))),
    { measure: 'measures above their own bound', value: above, goal: '0' },
  ];
};

const row = (measure: string, score: Parameters<typeof shareOf>[0], goal: string) => ({
  measure: `${measure} (${score.guesses} guesses)`,
  value: percent(shareOf(score)),
  goal,
});

const weeksOf = () => {
  const { names, ends } = slotsOf('week', WITHIN);
  return names.map((_, at) => {
    const day = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
    const end = ends[at] ?? 0;
    return { from: day(end - 6), to: day(end) };
  });
};

const lost = ({ whole }: Simulated): readonly Record<string, unknown>[] => {
  const all = (isGuarded: boolean, groupBy: string, periods: readonly (typeof QUARTER)[]) =>
    [...whole].flatMap(([report, folded]) =>
      periods.flatMap((period) => numbersOf(report, folded, { period, groupBy, isGuarded })),
    );
  const weeks = weeksOf().slice(-8);
  const rowsOf = (name: string, numbers: readonly PublishedNumber[], goal: string) => [
    {
      measure: `mean error ${name} (${numbers.length} numbers)`,
      value: `${meanError(numbers).toFixed(2)} families`,
      goal,
    },
  ];
  const quarters = [...all(false, 'quarter', [QUARTER]), ...all(true, 'quarter', [QUARTER])];
  const states = [...all(false, 'state', [QUARTER]), ...all(true, 'state', [QUARTER])];
  return [
    ...rowsOf('by week and state, others', singles(all(false, 'state', weeks)), '1.1 at most'),
    ...rowsOf('by week and state, guarded', singles(all(true, 'state', weeks)), '2.2 at most'),
    ...rowsOf('by quarter, nation', quarters, ''),
    { measure: 'numbers within their ±', value: percent(coverage(states)), goal: '95 %' },
    { measure: 'numbers told', value: percent(1), goal: '100 %' },
    {
      measure: 'numbers by week and state that the rule before told, exactly',
      value: percent(publishedBefore(all(false, 'state', weeks))),
      goal: '',
    },
    {
      measure: 'the greater of two that differ by 20 % is shown greater (states, a quarter)',
      value: percent(rightOrder(states.filter(({ exact }) => exact > 0).slice(0, 2_000))),
      goal: '',
    },
  ];
};

const publishedBefore = (numbers: readonly PublishedNumber[]): number =>
  numbers.filter(({ exact }) => exact >= MIN_PUBLISHED_BEFORE).length / numbers.length;

/** Numbers of one cell each: those of several kinds are sums. */
const singles = (numbers: readonly PublishedNumber[]): readonly PublishedNumber[] => {
  const least = Math.min(...numbers.map(({ margin }) => margin));
  return numbers.filter(({ margin }) => margin <= least + 1);
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
