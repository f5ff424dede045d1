import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { problemsOf } from './report-problems.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

const REPORTS = [
  { id: 'retention', mostDays: 728, groupings: ['cohort'], stateGroupings: [] },
  { id: 'favorites', groupings: ['category', 'state', 'week'], stateGroupings: ['week'] },
];

const fine = {
  report: 'retention',
  from: '2026-01-01',
  to: '2026-03-31',
  groupBy: '',
  state: '',
  asOf: '',
};

const fieldsWrong = (change: Partial<typeof fine>) =>
  Object.keys(problemsOf({ ...fine, ...change }, { today: '2026-11-21', reports: REPORTS, i18n }));

test(
  'refuses …',
  everyRow(
    [
      ['nothing', {}, []],
      ['one day', { from: '2026-11-21', to: '2026-11-21' }, []],
      ['an as-of day that is the last of the period', { asOf: '2026-03-31' }, []],
      ['an as-of day within the period', { asOf: '2026-03-30' }, ['asOf']],
      ['a period of more than ten years', { report: 'favorites', from: '2016-03-01' }, ['from']],
      ['a period that is long for another report', { report: 'favorites', from: '2017-03-01' }, []],
      ['the longest period for the report', { from: '2024-04-03' }, []],
      ['a period that is too long for the report', { from: '2024-04-02' }, ['from']],
      ['a state of a report that has none', { state: 'NC' }, ['state']],
      ['a state by category', { report: 'favorites', state: 'NC' }, ['state']],
      ['a state by week', { report: 'favorites', state: 'NC', groupBy: 'week' }, []],
      ['no report', { report: '' }, ['report']],
      ['a report that there is not', { report: 'horoscope' }, ['report']],
      ['a first day after the last', { from: '2026-04-01' }, ['from']],
      ['days that are still to come', { from: '2026-11-22', to: '2026-11-23' }, ['from', 'to']],
      ['no days', { from: '', to: '' }, ['from', 'to']],
      ['an as-of day that was yesterday', { asOf: '2026-11-20' }, []],
      ['an as-of day that is today', { asOf: '2026-11-21' }, ['asOf']],
      ['an as-of day that is still to come', { asOf: '2026-11-22' }, ['asOf']],
    ],
    ([_what, change, fields]) => {
      expect(fieldsWrong(change)).toEqual(fields);
    },
  ),
);
