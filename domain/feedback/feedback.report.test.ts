import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { feedbackReport } from './feedback.report.ts';

const period = { from: '2026-03-02', to: '2026-03-08' };

const sent = (feedbackType: string, rating: number, by: string, day = '2026-03-02') => ({
  type: 'FeedbackSubmitted',
  data: { feedbackType, rating },
  day,
  by,
});

const history = [
  { type: 'SearchPerformed', day: '2026-03-01', by: 'ana', state: 'NC' },
  sent('success_story', 5, 'ana'),
  sent('success_story', 4, 'ana'),
  sent('app_feedback', 4, 'ben'),
  sent('testimonial', 1, 'ben', '2026-03-09'),
];

const rowsBy = (groupBy: string) =>
  givenHistory(feedbackReport, history).rows({ ...period, groupBy });

test('counts families by type', () => {
  expect(rowsBy('type')).toEqual([
    ['success_story', 1],
    ['app_feedback', 1],
    ['testimonial', 0],
  ]);
});

test('counts families by rating, each at its first one of a week', () => {
  expect(rowsBy('rating')).toEqual([
    ['rating: 1', 0],
    ['rating: 2', 0],
    ['rating: 3', 0],
    ['rating: 4', 1],
    ['rating: 5', 1],
  ]);
});

test('counts families by state', () => {
  expect(rowsBy('state').filter(([, families]) => families !== 0)).toEqual([
    ['NC', 1],
    ['unknown', 1],
  ]);
});
