import { expect, test } from 'vitest';
import { givenHistory, type Happened } from '../reports/history.fixture.ts';
import { answerTimes } from './answer-times.report.ts';
import { supportContacts } from './support-contacts.report.ts';

const PERIOD = { from: '2026-03-02', to: '2026-03-29' };

const opened = (day: string, threadId: string, data: Happened['data'] = {}): Happened => ({
  type: 'ThreadOpened',
  day,
  data: { threadId, topic: 'insurance', priority: 'high', channel: 'form', ...data },
});
const answered = (day: string, threadId: string, by = 'support'): Happened => ({
  type: 'MessageSent',
  day,
  data: { threadId, by },
});
const resolved = (day: string, threadId: string): Happened => ({
  type: 'ThreadResolved',
  day,
  data: { threadId },
});

const rowsWithNumbers = (rows: readonly (readonly unknown[])[]) =>
  rows.filter(([, ...numbers]) => numbers.at(-1) !== 0);

test('families are counted by the first conversation of a week, without visitors', () => {
  const { rows } = givenHistory(supportContacts, [
    opened('2026-03-02', 'a'),
    opened('2026-03-03', 'b', { topic: 'other', priority: 'low' }),
    { ...opened('2026-03-03', 'c', { channel: 'chat' }), by: 'ben' },
    { ...opened('2026-03-03', 'd', { sender: 'visitor' }), by: 'a mailbox' },
    opened('2026-04-01', 'e'),
  ]);
  expect(rowsWithNumbers(rows({ ...PERIOD, groupBy: 'topic' }))).toEqual([
    ['contact: insurance', 2],
  ]);
  expect(rowsWithNumbers(rows({ ...PERIOD, groupBy: 'priority' }))).toEqual([
    ['priority: high', 2],
  ]);
  expect(rowsWithNumbers(rows({ ...PERIOD, groupBy: 'channel' }))).toEqual([
    ['channel: form', 1],
    ['channel: chat', 1],
  ]);
  expect(rowsWithNumbers(rows({ ...PERIOD, groupBy: 'state' }))).toEqual([['unknown', 2]]);
});

test('the first answer counts by its time, on its own day', () => {
  const { rows } = givenHistory(answerTimes, [
    opened('2026-02-27', 'a'),
    opened('2026-03-02T08:59:00Z', 'b'),
    answered('2026-03-02T09:10:00Z', 'b', 'family'),
    answered('2026-03-02T12:30:00Z', 'b'),
    answered('2026-03-09', 'b'),
    { ...opened('2026-03-02', 'c'), by: 'ben' },
    { ...answered('2026-03-04T00:00:00Z', 'c'), by: 'ben' },
    answered('2026-03-03', 'a'),
    opened('2026-03-03', 'waits'),
  ]);
  expect(rows({ ...PERIOD, groupBy: 'response' })).toEqual([
    ['response: 4-hours', 0],
    ['response: 24-hours', 1],
    ['response: 48-hours', 0],
    ['response: later', 2],
  ]);
});

test('a conversation counts once, when it is resolved first', () => {
  const { rows } = givenHistory(answerTimes, [
    opened('2026-03-02', 'a'),
    resolved('2026-03-04', 'a'),
    resolved('2026-03-20', 'a'),
    { ...opened('2026-03-02', 'b', { sender: 'visitor' }), by: 'a mailbox' },
    { ...resolved('2026-03-02', 'b'), by: 'a mailbox' },
  ]);
  expect(rows({ ...PERIOD, groupBy: 'resolution' })).toEqual([
    ['resolution: 1-day', 0],
    ['resolution: 3-days', 1],
    ['resolution: 7-days', 0],
    ['resolution: later', 0],
  ]);
});
