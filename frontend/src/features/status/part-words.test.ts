import { expect, test } from 'vitest';
import { partName, partState } from './part-words.ts';

test('a part is named in plain words', () => {
  expect(partName({ name: 'event-store', status: 'ok' })).toBe('Your history');
});

test('a part that is newer than the page keeps its own name', () => {
  expect(partName({ name: 'mail', status: 'ok' })).toBe('mail');
});

test('a state is told in words, not by color alone', () => {
  expect(partState({ name: 'database', status: 'ok' })).toBe('Working');
  expect(partState({ name: 'database', status: 'failing' })).toBe('Not working right now');
});
