import { expect, test } from 'vitest';
import { correctionsBetween, foodStatesOf, foodStatesSchema } from './corrections.ts';
import type { Ingredient } from './ingredient.contract.ts';
import { INGREDIENTS } from './ingredients.ts';

const food = (id: string, fields: Partial<Ingredient> = {}) => ({
  id,
  contains: [],
  mayContain: [],
  ...fields,
});

const between = (
  before: readonly ReturnType<typeof food>[],
  after: readonly ReturnType<typeof food>[],
) => correctionsBetween(foodStatesOf(before), foodStatesOf(after));

test('the same table, as it is stored, corrects nothing', () => {
  const states = foodStatesOf(INGREDIENTS);
  const stored: unknown = JSON.parse(JSON.stringify(states));
  expect(foodStatesSchema.parse(stored)).toEqual(states);
  expect(correctionsBetween(foodStatesSchema.parse(stored), states)).toEqual({});
});

test('a correction names what a food holds more surely than before', () => {
  const before = [
    food('broth'),
    food('oats', { mayContain: ['wheat'], traces: true, gluten: 'may' }),
    food('margarine', { mayContain: ['milk'] }),
  ];
  const after = [
    food('broth', { contains: ['soy'], mayContain: ['wheat', 'milk'], gluten: 'may' }),
    food('oats', { mayContain: ['wheat'], gluten: 'may' }),
    food('margarine', { contains: ['milk'] }),
  ];
  expect(between(before, after)).toEqual({
    broth: ['milk', 'wheat', 'soy', 'gluten'],
    oats: ['wheat', 'gluten'],
    margarine: ['milk'],
  });
});

test('a food that holds less, a new food and a lost food correct nothing', () => {
  expect(
    between(
      [food('bread', { contains: ['wheat'], mayContain: ['milk'], gluten: 'contains' }), food('a')],
      [food('bread', { mayContain: ['wheat'], gluten: 'may' }), food('b', { contains: ['egg'] })],
    ),
  ).toEqual({});
});
