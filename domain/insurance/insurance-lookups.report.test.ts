import { expect, test } from 'vitest';
import { byEach, fold, givenHistory, paramsOf } from '../reports/history.fixture.ts';
import { tableOf } from '../reports/published-table.ts';
import { insuranceLookups } from './insurance-lookups.report.ts';
import { INSURERS } from './insurers.constants.ts';

const day = '2026-03-02';
const period = { from: day, to: day };

const lookedUp = (insurer: string, by: string) => ({
  type: 'InsuranceLookedUp',
  data: { insurer, state: 'NC' },
  day,
  by,
});

test('lookups are counted by insurer, with the families, in the order of the form', () => {
  const history = [lookedUp('aetna', 'ana'), lookedUp('aetna', 'ben'), lookedUp('other', 'ben')];
  const rows = givenHistory(insuranceLookups, history).rows(period);
  expect(rows.map(([insurer]) => insurer)).toEqual(INSURERS);
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['aetna', 2, 2],
    ['other', 1, 1],
  ]);
});

test('lookups are counted by the state of the family', () => {
  const lived = { type: 'SearchPerformed', day, by: 'ana', state: 'NC' };
  const rows = givenHistory(insuranceLookups, [lived, lookedUp('aetna', 'ana')]).rows({
    ...period,
    groupBy: 'state',
  });
  expect(rows.find(([state]) => state === 'NC')).toEqual(['NC', 1, 1]);
});

test('an insurer of fewer than five families is hidden', () => {
  const history = [
    ...byEach(5, { type: 'InsuranceLookedUp', data: { insurer: 'aetna' }, day }),
    ...byEach(4, { type: 'InsuranceLookedUp', data: { insurer: 'cigna' }, day }),
  ];
  const state = fold(insuranceLookups, history);
  const { rows } = tableOf(insuranceLookups, state, paramsOf(insuranceLookups, period));
  expect(rows.find(([insurer]) => insurer === 'aetna')).toEqual(['aetna', 5, 5]);
  expect(rows.find(([insurer]) => insurer === 'cigna')).not.toEqual(['cigna', 4, 4]);
});
