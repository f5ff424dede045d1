import { expect, test } from 'vitest';
import { partsOf } from './emphasis.ts';

test.each([
  ['Signed in', ['Signed in']],
  ['Added *Bright Steps* to favorites', ['Added ', '<Bright Steps>', ' to favorites']],
  ['*One* and *two*', ['<One>', ' and ', '<two>']],
  ['5 * 3', ['5 * 3']],
  ['**', ['**']],
  ['', []],
])('%s', (sentence, parts) => {
  const read = partsOf(sentence).map(({ text, isStrong }) => (isStrong ? `<${text}>` : text));
  expect(read).toEqual(parts);
});
