import { expect, test } from 'vitest';
import { wrongPairs } from './fit.fixture.ts';
import { AVOIDS_NOTHING, fitOf } from './fit.ts';

test('“fits” agrees with a second opinion from the table alone', () => {
  expect(wrongPairs(2_000, 1)).toEqual([]);
});

const TOAST = {
  lines: [
    { amount: 2, unit: 'slice', food: 'bread-white' },
    { amount: 1, unit: 'tbsp', food: 'butter', swap: 'olive-oil' },
    { amount: 1, unit: 'tbsp', food: 'peanut-butter', isOptional: true },
  ],
  textures: ['crunchy'],
  smell: 'medium',
  temperature: 'warm',
} as const;

const toast = { ...TOAST, lines: [...TOAST.lines], textures: [...TOAST.textures] };

test('a swap and an optional line make a recipe fit, and are named', () => {
  expect(fitOf(toast, { ...AVOIDS_NOTHING, watched: ['peanuts'] })).toEqual({
    verdict: 'changed',
    reasons: [],
    changes: [{ food: 'peanut-butter', instead: null }],
  });
});

test('a brand that may hold the allergen is a reason, with its food', () => {
  const { verdict, reasons } = fitOf(toast, { ...AVOIDS_NOTHING, watched: ['milk'] });
  expect(verdict).toBe('no');
  expect(reasons).toEqual([
    { kind: 'allergen', watched: 'milk', state: 'likely', food: 'bread-white' },
  ]);
});

test('textures, smell and temperature are reasons of their own', () => {
  const { reasons } = fitOf(toast, {
    ...AVOIDS_NOTHING,
    likedTextures: ['soft'],
    smell: 'low',
    temperatures: ['cold'],
  });
  expect(reasons.map(({ kind }) => kind)).toEqual(['texture', 'smell', 'temperature']);
});

test('a profile that avoids nothing gets everything', () => {
  expect(fitOf(toast, AVOIDS_NOTHING).verdict).toBe('fits');
});
