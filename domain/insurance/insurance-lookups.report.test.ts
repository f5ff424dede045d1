import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
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

test('families are counted by insurer, in the order of the form', () => {
  const history = [lookedUp('aetna', 'ana'), lookedUp('aetna', 'ben'), lookedUp('other', 'ben')];
  const rows = givenHistory(insuranceLookups, history).rows(period);
  expect(rows.map(([insurer]) => insurer)).toEqual(INSURERS);
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['aetna', 2],
    ['other', 1],
  ]);
});

test('families are counted by their state', () => {
  const lived = { type: 'SearchPerformed', day, by: 'ana', state: 'NC' };
  const rows = givenHistory(insuranceLookups, [lived, lookedUp('aetna', 'ana')]).rows({
    ...period,
    groupBy: 'state',
  });
  expect(rows.find(([state]) => state === 'NC')).toEqual(['NC', 1]);
});
