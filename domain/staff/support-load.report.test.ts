import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { supportLoad } from './support-load.report.ts';

const day = '2026-03-02';

const nonZeroRows = (history: Parameters<typeof givenHistory>[1]) =>
  givenHistory(supportLoad, history)
    .rows({ from: day, to: day })
    .filter(([, families]) => families !== 0);

test('families are counted by the field that they reported, and by the outcome', () => {
  expect(
    nonZeroRows([
      { type: 'ListingErrorReported', data: { field: 'phone' }, day },
      { type: 'ListingErrorReported', data: { field: 'phone' }, day },
      { type: 'ListingErrorResolved', data: { outcome: 'corrected' }, day },
    ]),
  ).toEqual([
    ['reported: phone', 1],
    ['answered: corrected', 1],
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
  expect(nonZeroRows(types.map((type) => ({ type, day, by: type })))).toEqual([
    ['support: timeline viewed', 1],
    ['support: detail revealed', 1],
    ['support: note added', 1],
    ['support: mail sent again', 1],
    ['support: sessions ended', 1],
  ]);
});
