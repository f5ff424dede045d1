import { expect, test } from 'vitest';
import { begun, dialable, hasNotes, logged, NO_CALL } from './call-draft.ts';

test.for([
  ['1-800-555-0100', '+18005550100'],
  ['(800) 555-0100', '+18005550100'],
  ['800.555.0100', '+18005550100'],
  ['555-0100', undefined],
  ['', undefined],
  ['1-800-FLOWERS', undefined],
  ['+44 20 7946 0958', undefined],
] as const)('%s dials %s', ([typed, dialed]) => {
  expect(dialable(typed)).toBe(dialed);
});

test('the call has the day and time of the first press of Call', () => {
  const first = begun(NO_CALL, new Date(2026, 10, 3, 9, 5));
  expect(first).toMatchObject({ calledOn: '2026-11-03', calledAt: '09:05' });
  expect(begun(first, new Date(2026, 10, 4, 10, 0))).toEqual(first);
});

test('the log has the replies in the order of the questions, after the time of the call', () => {
  const draft = {
    ...NO_CALL,
    calledOn: '2026-11-02',
    calledAt: '14:05',
    replies: { limits: 'None', covered: 'Yes', codes: ' ' },
  };
  expect(logged(draft, ['covered', 'codes', 'limits'], new Date(2026, 10, 3))).toEqual({
    insurer: null,
    calledOn: '2026-11-02',
    person: '',
    reference: '',
    replies: [
      { questionId: 'time', reply: '14:05' },
      { questionId: 'covered', reply: 'Yes' },
      { questionId: 'limits', reply: 'None' },
    ],
  });
});

test('a call without a day was today', () => {
  expect(logged(NO_CALL, [], new Date(2026, 10, 3, 23, 30)).calledOn).toBe('2026-11-03');
});

test('blank notes are none', () => {
  expect(hasNotes({ ...NO_CALL, replies: { covered: '  ' } })).toBe(false);
  expect(hasNotes({ ...NO_CALL, reference: 'I-7' })).toBe(true);
});
