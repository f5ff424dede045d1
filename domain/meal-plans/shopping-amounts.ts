import type { RecipeUnit } from '../content/recipe.constants.ts';
import type { Ingredient } from '../ingredients/ingredient.contract.ts';

/** How much of a food. A `pinch` has no size. */
export interface Amount {
  readonly amount: number;
  readonly unit: RecipeUnit;
}

/** Measures in cups, weights in ounces (NIST Handbook 44). */
const CUPS: Readonly<Partial<Record<RecipeUnit, number>>> = { cup: 1, tbsp: 1 / 16, tsp: 1 / 48 };

const OUNCES: Readonly<Partial<Record<RecipeUnit, number>>> = { oz: 1, lb: 16 };

const GRAMS_PER_OUNCE = 28.349_5;

type Weights = Pick<Ingredient, 'gramsPerCup' | 'gramsPerPiece'>;

/**
 * Adds amounts of one food. Units of one kind are converted; measures, pieces and weights are, where the table
 * of foods has the grams of a cup or a piece. What has no conversion stays an amount of its own.
 */
export const addUp = (
  amounts: readonly Amount[],
  { gramsPerCup, gramsPerPiece }: Weights = {},
): readonly Amount[] => {
  const byKind = new Map<RecipeUnit, number>();
  for (const { amount, unit } of amounts) {
    const [kind, factor] = kindOf(unit);
    byKind.set(kind, (byKind.get(kind) ?? 0) + amount * factor);
  }
  const cups = byKind.get('cup');
  const pieces = byKind.get('piece');
  const weighed: (readonly [RecipeUnit, number])[] = [];
  const toWeight = (kind: RecipeUnit, of: number | undefined, grams: number | undefined): void => {
    if (of === undefined || grams === undefined) return;
    byKind.delete(kind);
    weighed.push(['oz', (of * grams) / GRAMS_PER_OUNCE]);
  };
  const convertible = [
    cups !== undefined && gramsPerCup !== undefined,
    pieces !== undefined && gramsPerPiece !== undefined,
    byKind.has('oz'),
  ].filter(Boolean);
  if (convertible.length > 1) {
    toWeight('cup', cups, gramsPerCup);
    toWeight('piece', pieces, gramsPerPiece);
  }
  for (const [kind, amount] of weighed) byKind.set(kind, (byKind.get(kind) ?? 0) + amount);
  return KINDS.flatMap((unit): readonly Amount[] => {
    const amount = byKind.get(unit);
    if (amount === undefined) return [];
    return [unit === 'pinch' ? { amount: 1, unit } : inFittingUnit(amount, unit)];
  });
};

/** Units that amounts are added up in. */
const KINDS: readonly RecipeUnit[] = ['oz', 'cup', 'piece', 'slice', 'clove', 'can', 'pinch'];

const kindOf = (unit: RecipeUnit): readonly [RecipeUnit, number] => {
  const inCups = CUPS[unit];
  if (inCups !== undefined) return ['cup', inCups];
  const inOunces = OUNCES[unit];
  return inOunces === undefined ? [unit, 1] : ['oz', inOunces];
};

/** Spoons for less than a quarter of a cup, pounds from one on. */
const inFittingUnit = (amount: number, unit: RecipeUnit): Amount => {
  if (unit === 'cup' && amount < 1 / 16) return { amount: amount * 48, unit: 'tsp' };
  if (unit === 'cup' && amount < 1 / 4) return { amount: amount * 16, unit: 'tbsp' };
  if (unit === 'oz' && amount >= 16) return { amount: amount / 16, unit: 'lb' };
  return { amount, unit };
};

/** Equal for equal amounts: a tick holds for the amount that it was set for. */
export const amountKey = (amounts: readonly Amount[]): string =>
  amounts.map(({ amount, unit }) => `${Math.round(amount * 100) / 100} ${unit}`).join('+');
