import { expect, test } from 'vitest';
import { isUnsent, lettersLeft, noteDraftOf } from './note-draft.ts';

test('a draft is found again with what it was begun from', () => {
  expect(noteDraftOf({ note: 'Ask for Ana', base: 'Ask' })).toEqual({
    note: 'Ask for Ana',
    base: 'Ask',
  });
  expect(noteDraftOf({})).toBeUndefined();
});

test('a draft that says what the note says was sent', () => {
  const draft = { note: 'Ask for Ana ', base: '' };
  expect(isUnsent(draft, null)).toBe(true);
  expect(isUnsent(draft, 'Ask')).toBe(true);
  expect(isUnsent(draft, 'Ask for Ana')).toBe(false);
  expect(isUnsent({ note: '', base: '' }, null)).toBe(false);
  expect(isUnsent(undefined, 'Ask')).toBe(false);
});

test('the letters that are left are told near the end, and those that are too many', () => {
  expect(lettersLeft('a'.repeat(1_799))).toBeUndefined();
  expect(lettersLeft('a'.repeat(1_800))).toBe(200);
  expect(lettersLeft(`${'a'.repeat(2_000)}  `)).toBe(0);
  expect(lettersLeft('a'.repeat(2_012))).toBe(-12);
});
