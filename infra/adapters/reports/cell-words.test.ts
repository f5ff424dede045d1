import { expect, test } from 'vitest';
import { cellWordsOf, reportNoiseKey } from './cell-words.ts';

const first = (key: string, cell: string): readonly number[] => {
  const words = cellWordsOf(Buffer.from(key))(cell);
  return Array.from({ length: 9 }, words);
};

test('a cell always draws the same words, and no other cell or key draws them', () => {
  expect(first('k', 'a cell')).toEqual(first('k', 'a cell'));
  expect(first('k', 'a cell')).toMatchInlineSnapshot(`
    [
      3615181243,
      2192016212,
      791465284,
      1781891099,
      2779510333,
      4144570199,
      7684577,
      1839800243,
      2512395036,
    ]
  `);
  expect(first('k', 'b cell')).not.toEqual(first('k', 'a cell'));
  expect(first('l', 'a cell')).not.toEqual(first('k', 'a cell'));
});

test('the key is derived with its documented label', async () => {
  const labels: string[] = [];
  await reportNoiseKey({
    keyedHash: async (...label) => {
      labels.push(label.join(' '));
      return Buffer.alloc(32);
    },
  });
  expect(labels).toEqual(['report-noise v1']);
});
