import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { supportLoad } from './support-load.report.ts';

const day = '2026-03-02';

const countedRows = (history: Parameters<typeof givenHistory>[1]) =>
  givenHistory(supportLoad, history)
    .rows({ from: day, to: day })
    .filter(([, , count]) => count !== 0);

test('reports of listings are counted by field, and answers by outcome', () => {
  expect(
    countedRows([
      { type: 'ListingErrorReported', data: { field: 'phone' }, day },
      { type: 'ListingErrorReported', data: { field: 'phone' }, day },
      { type: 'ListingErrorResolved', data: { outcome: 'corrected' }, day },
    ]),
  ).toEqual([
    ['reported: phone', 1, 2],
    ['answered: corrected', 1, 1],
  ]);
});

test('support actions count for the family they were about', () => {
  const types = [
    'TimelineViewed',
    'DetailRevealed',
    'SupportNoteAdded',
    'MailResent',
    'FamilySignedOut',
  ];
  expect(countedRows(types.map((type) => ({ type, day })))).toEqual([
    ['support: timeline viewed', 1, 1],
    ['support: detail revealed', 1, 1],
    ['support: note added', 1, 1],
    ['support: mail sent again', 1, 1],
    ['support: sessions ended', 1, 1],
  ]);
});
