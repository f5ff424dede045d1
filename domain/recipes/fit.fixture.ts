import type { RecipeLine } from '../content/recipe.contract.ts';
import type { Watched } from '../ingredients/allergen-states.ts';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import TABLE from '../ingredients/ingredients.json' with { type: 'json' };
import { AVOIDS_NOTHING, fitOf } from './fit.ts';

interface Entry {
  readonly id: string;
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly gluten?: string;
}

const entries: readonly Entry[] = TABLE;

interface Avoidance {
  readonly watched: readonly Watched[];
  readonly foods: readonly string[];
}

/** A slow second opinion, from the table alone: whether a child with these allergies may get this food. */
const isAllowed = (id: string, { watched, foods }: Avoidance): boolean => {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) return watched.length + foods.length === 0;
  if (foods.includes(id)) return false;
  for (const each of watched) {
    if (each === 'gluten' && entry.gluten !== undefined) return false;
    if ((entry.contains ?? []).includes(each)) return false;
    if ((entry.mayContain ?? []).includes(each)) return false;
  }
  return true;
};

/** Mulberry32: the same seed draws the same numbers, from 0 to below 1. */
const drawsFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const IDS = [...entries.map(({ id }) => id), 'not-in-the-table'];

const CHOICES: readonly Watched[] = [...ALLERGENS, 'gluten'];

/** Random pairs of a recipe and a profile for which the second opinion differs. */
export const wrongPairs = (count: number, seed: number): readonly unknown[] => {
  const next = drawsFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(next() * items.length)];
  const some = <Item>(items: readonly Item[], most: number): readonly Item[] =>
    [...new Set(Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(items)))].filter(
      (item) => item !== undefined,
    );
  const wrong: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const foodsOfLines = some(IDS, 8);
    const lines = foodsOfLines.map((food): RecipeLine => {
      const [swap] = some(IDS, 1);
      return {
        amount: 1,
        unit: 'cup',
        food,
        ...(swap !== undefined && { swap }),
        ...(next() < 0.2 && { isOptional: true as const }),
      };
    });
    const avoidance = { watched: some(CHOICES, 4), foods: some(IDS, 2) };
    const { verdict, changes } = fitOf(
      { lines, textures: ['soft'], smell: 'low', temperature: 'warm' },
      { ...AVOIDS_NOTHING, ...avoidance },
    );
    const served = lines.flatMap(({ food }) => {
      const change = changes.find((each) => each.food === food);
      if (change === undefined) return [food];
      return change.instead === null ? [] : [change.instead];
    });
    const isFine = served.every((id) => isAllowed(id, avoidance));
    const fitsAsWritten = lines.every(({ food }) => isAllowed(food, avoidance));
    if ((verdict !== 'no' && !isFine) || (verdict === 'fits') !== fitsAsWritten)
      wrong.push({ lines, avoidance, verdict });
  }
  return wrong;
};
