import { expect, test } from 'vitest';
import { addressOf, paramsOf, readParams, startOf } from './report-params.ts';

const TODAY = '2026-11-21';

const read = (query: string) => readParams(new URLSearchParams(query), TODAY);

const ALL = {
  report: 'retention',
  from: '2026-01-01',
  to: '2026-03-31',
  groupBy: 'week',
  state: 'NC',
  asOf: '2026-04-01',
};

test('an address restores the report’s parameters', () => {
  expect(read(addressOf(ALL).toString())).toEqual(ALL);
});

test('without a period the last six whole months are meant', () => {
  expect(read('report=retention')).toMatchObject({ from: '2026-05-01', to: '2026-10-31' });
});

test('does not complete a half-given period', () => {
  expect(read('from=2026-01-01')).toMatchObject({ from: '2026-01-01', to: '' });
  expect(read('from=2026-02-30&to=soon')).toMatchObject({ from: '', to: '' });
});

test('unset parameters are neither in the address nor sent', () => {
  const plain = { ...ALL, groupBy: '', state: '', asOf: '' };
  expect(addressOf(plain).toString()).toBe('report=retention&from=2026-01-01&to=2026-03-31');
  expect(startOf(plain)).toEqual({ report: 'retention', from: '2026-01-01', to: '2026-03-31' });
  expect(startOf(ALL)).toEqual(ALL);
});

test('a run can be asked for again', () => {
  expect(paramsOf({ ...ALL, state: null, asOf: null })).toEqual({ ...ALL, state: '', asOf: '' });
});
