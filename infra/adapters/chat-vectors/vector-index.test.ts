import { expect, test } from 'vitest';
import { type IndexedVector, nearestIn } from './vector-index.ts';

const passage = (hash: string, vector: readonly number[], other: Partial<IndexedVector> = {}) => ({
  language: 'en',
  hash,
  state: null,
  vector: Float32Array.from(vector),
  ...other,
});

const QUESTION = Float32Array.of(1, 0);

const OPTIONS = { language: 'en', states: new Set<string>(), most: 2 } as const;

test('the most alike passages come first', () => {
  const passages = [passage('far', [0, 1]), passage('near', [1, 0]), passage('half', [0.6, 0.8])];
  expect(nearestIn(passages, QUESTION, OPTIONS).map(({ hash }) => hash)).toEqual(['near', 'half']);
});

test('a passage among many others stands out', () => {
  const others = Array.from({ length: 99 }, (_, at) => passage(`other-${at}`, [0, 1]));
  const [near, next] = nearestIn([...others, passage('near', [1, 0])], QUESTION, OPTIONS);
  expect(near?.standsOutBy).toBeCloseTo(9.95);
  expect(next?.standsOutBy).toBeLessThan(0);
});

test('passages that are all alike do not stand out', () => {
  expect(nearestIn([passage('a', [0, 1])], QUESTION, OPTIONS)).toEqual([
    { hash: 'a', standsOutBy: 0 },
  ]);
});

test('pages of other states and languages take no part', () => {
  const passages = [
    passage('texas', [1, 0], { state: 'TX' }),
    passage('ohio', [1, 0], { state: 'OH' }),
    passage('español', [1, 0], { language: 'es' }),
  ];
  const found = nearestIn(passages, QUESTION, { ...OPTIONS, states: new Set(['OH']) });
  expect(found.map(({ hash }) => hash)).toEqual(['ohio']);
});

test('no passages, no answer', () => {
  expect(nearestIn([], QUESTION, OPTIONS)).toEqual([]);
});

test('vectors of another size are a fault', () => {
  expect(() => nearestIn([passage('a', [1, 0, 0])], QUESTION, OPTIONS)).toThrow('other-size');
});
