import { expect, test } from 'vitest';
import { isUnsent, lettersLeft, noteDraftOf } from './note-draft.ts';

test('restores a draft with the note it started from', () => {
  expect(noteDraftOf({ note: 'Ask for Ana', base: 'Ask' })).toEqual({
    note: 'Ask for Ana',
    base: 'Ask',
  });
  expect(noteDraftOf({})).toBeUndefined();
});

test('a draft equal to the note counts as sent', () => {
  const draft = { note: 'Ask for Ana ', base: '' };
  expect(isUnsent(draft, null)).toBe(true);
  expect(isUnsent(draft, 'Ask')).toBe(true);
  expect(isUnsent(draft, 'Ask for Ana')).toBe(false);
  expect(isUnsent({ note: '', base: '' }, null)).toBe(false);
  expect(isUnsent(undefined, 'Ask')).toBe(false);
});

test('counts remaining letters near the limit, and excess ones', () => {
  expect(lettersLeft('a'.repeat(1_799))).toBeUndefined();
  expect(lettersLeft('a'.repeat(1_800))).toBe(200);
  expect(lettersLeft(`${'a'.repeat(2_000)}  `)).toBe(0);
  expect(lettersLeft('a'.repeat(2_012))).toBe(-12);
});
