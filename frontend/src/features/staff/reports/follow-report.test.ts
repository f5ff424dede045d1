import type { Run, RunProgress } from '@hearthway/domain/reports/reports.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reportRunKey, reportRunsKey } from '../../../live/cache-keys.ts';
import { followReport } from './follow-report.ts';

const waiting: RunProgress = {
  runId: 'a',
  status: 'waiting',
  share: 0,
  events: 0,
  eventsPerSecond: 0,
  secondsLeft: null,
};
const half: RunProgress = {
  runId: 'a',
  status: 'running',
  share: 0.5,
  events: 500_000,
  eventsPerSecond: 40_000,
  secondsLeft: 12,
};

const run: Run = {
  ...waiting,
  report: 'retention',
  reportVersion: 1,
  from: '2026-01-01',
  to: '2026-03-31',
  widenedFrom: null,
  groupBy: 'week',
  state: null,
  asOf: null,
  startedAt: '2026-11-21T10:00:00Z',
  table: null,
  failure: null,
};

const open = (first = run) => {
  const queryClient = new QueryClient();
  const other = { ...run, runId: 'b' };
  queryClient.setQueryData(reportRunKey('ada', 'a'), first);
  queryClient.setQueryData(reportRunsKey('ada'), [other, first]);
  return {
    queryClient,
    other,
    shown: () => queryClient.getQueryData(reportRunKey('ada', 'a')),
    listed: () => queryClient.getQueryData(reportRunsKey('ada')),
    isInvalidated: () => queryClient.getQueryState(reportRunKey('ada', 'a'))?.isInvalidated,
  };
};

test('updates a run on its page and in the list', () => {
  const { queryClient, other, shown, listed, isInvalidated: isAskedAgain } = open();
  followReport(queryClient, half);
  expect(shown()).toEqual({ ...run, ...half });
  expect(listed()).toEqual([other, { ...run, ...half }]);
  expect(isAskedAgain()).toBe(false);
});

test.each(['done', 'failed', 'canceled'] as const)(
  'once it is %s, what became of it is asked for',
  (status) => {
    const { queryClient, isInvalidated: isAskedAgain } = open();
    followReport(queryClient, { ...half, status });
    expect(isAskedAgain()).toBe(true);
  },
);

test('an ended run ignores late progress', () => {
  const done: Run = { ...run, ...half, status: 'done' };
  const { queryClient, shown } = open(done);
  followReport(queryClient, half);
  expect(shown()).toEqual(done);
});
