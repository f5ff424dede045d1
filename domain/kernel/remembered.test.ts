import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('answers are computed once, and the oldest are forgotten', () => {
  const computed: string[] = [];
  const lengthOf = remembered(
    (text) => {
      computed.push(text);
      return text === '' ? undefined : text.length;
    },
    { most: 2 },
  );
  expect(['a', 'bb', 'a', '', 'bb', '', 'a'].map(lengthOf)).toEqual([
    1,
    2,
    1,
    undefined,
    2,
    undefined,
    1,
  ]);
  expect(computed).toEqual(['a', 'bb', '', 'a']);
});
