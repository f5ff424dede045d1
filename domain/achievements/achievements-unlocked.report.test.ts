import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { achievementsUnlocked } from './achievements-unlocked.report.ts';

const unlocked = (achievementId: string, day: string, by: string) => ({
  type: 'AchievementUnlocked',
  data: { achievementId, points: 10 },
  day,
  by,
});

const history = [
  { type: 'ResourceViewed', day: '2026-02-01', by: 'ana', state: 'NC' },
  unlocked('explorer', '2026-02-28', 'ana'),
  unlocked('tour-guide', '2026-03-02', 'ana'),
  unlocked('explorer', '2026-03-02', 'ben'),
  unlocked('explorer', '2026-03-03', 'cleo'),
  unlocked('explorer', '2026-03-09', 'dan'),
];
const period = { from: '2026-03-02', to: '2026-03-03' };

test('each achievement has a row, even without families, and other weeks do not count', () => {
  expect(givenHistory(achievementsUnlocked, history).rows(period)).toEqual([
    ['first-steps', 0],
    ['explorer', 2],
    ['category-master', 0],
    ['heart-collector', 0],
    ['support-seeker', 0],
    ['tour-guide', 1],
    ['dedicated-parent', 0],
    ['community-champion', 0],
  ]);
});

test('by state, all achievements are counted together', () => {
  const rows = givenHistory(achievementsUnlocked, history).rows({ ...period, groupBy: 'state' });
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['NC', 1],
    ['unknown', 2],
  ]);
});
