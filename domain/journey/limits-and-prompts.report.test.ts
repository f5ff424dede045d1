import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { limitsAndPrompts } from './limits-and-prompts.report.ts';

const day = '2026-03-02';

const history = [
  { type: 'ResourceViewed', day: '2026-02-01', by: 'ana', state: 'NC' },
  { type: 'FavoriteLimitHit', day, by: 'ana' },
  { type: 'UpgradePromptShown', data: { where: 'map' }, day, by: 'ana' },
  { type: 'UpgradePromptShown', data: { where: 'map' }, day: '2026-03-03', by: 'ana' },
  { type: 'UpgradePromptShown', data: { where: 'map' }, day, by: 'ben' },
];
const period = { from: day, to: '2026-03-03' };

test('the limit and each place of prompts have a row, even without families', () => {
  expect(givenHistory(limitsAndPrompts, history).rows(period)).toEqual([
    ['favorite-limit', 1],
    ['upgrade: home-banner', 0],
    ['upgrade: home-promotion', 0],
    ['upgrade: limited-results', 0],
    ['upgrade: filters', 0],
    ['upgrade: map', 2],
    ['upgrade: favorites', 0],
  ]);
});

test('limits and prompts are counted together by state', () => {
  const rows = givenHistory(limitsAndPrompts, history).rows({ ...period, groupBy: 'state' });
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['NC', 1],
    ['unknown', 1],
  ]);
});
