import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const sentence = (text: string, ...sources: readonly number[]) => ({ text, sources });

test('sentences of the same sources flow in one paragraph', () => {
  const sentences = [sentence('A.', 0), sentence('B.', 0), sentence('C.', 0, 1), sentence('D.', 0)];
  expect(paragraphsOf({ sentences })).toEqual([
    { sentences: ['A.', 'B.'], sources: [0] },
    { sentences: ['C.'], sources: [0, 1] },
    { sentences: ['D.'], sources: [0] },
  ]);
});

test('sentences without a source stand by themselves', () => {
  const sentences = [sentence('A.'), sentence('B.'), sentence('C.', 0)];
  expect(paragraphsOf({ sentences }).map((paragraph) => paragraph.sentences)).toEqual([
    ['A.'],
    ['B.'],
    ['C.'],
  ]);
});
