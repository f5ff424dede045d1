import type { RecipeUnit } from '@hearthway/domain/content/recipe.constants.ts';

/** An amount as a cook writes it: `1 ½ cups`. Empty `amount` stands for a pinch. */
export interface CookAmount {
  readonly amount: string;
  readonly unit: RecipeUnit | 'g' | 'ml' | 'kg' | 'l';
  /** More than one, for the plural of the unit. */
  readonly isMany: boolean;
}

/** Servings that a page scales to. */
export const SERVINGS = { least: 1, most: 100 };

/** Servings as far as they can be cooked: whole, from 1 to 100. */
export const servingsWithin = (servings: number): number =>
  Number.isNaN(servings)
    ? SERVINGS.least
    : Math.min(SERVINGS.most, Math.max(SERVINGS.least, Math.round(servings)));

/** Thirds are stored with two digits: 0.33 and 0.67. */
const exactly = (amount: number): number => {
  const thirds = Math.round(amount * 3);
  return Math.abs(amount - thirds / 3) < 0.005 ? thirds / 3 : amount;
};

/** An amount for another number of servings. */
export const scaled = (amount: number, { from, to }: { from: number; to: number }): number =>
  (exactly(amount) * servingsWithin(to)) / from;

const FRACTIONS = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
] as const;

/** With the nearest fraction of a measuring cup; never nothing. From 10 on whole numbers. */
const inFractions = (amount: number): string => {
  if (amount >= 10) return String(Math.round(amount));
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const [nearest, sign] = FRACTIONS.reduce((best, each) =>
    Math.abs(each[0] - rest) < Math.abs(best[0] - rest) ? each : best,
  );
  const units = whole + (nearest === 1 ? 1 : 0);
  if (units === 0) return sign === '' ? '⅛' : sign;
  return sign === '' ? String(units) : `${units} ${sign}`;
};

/** Milliliters of a measure, and grams of a weight (NIST Handbook 44, rounded as on US labels). */
const MILLILITERS = { cup: 240, tbsp: 15, tsp: 5 } as const;

const GRAMS = { oz: 28.35, lb: 453.6 } as const;

const isMeasure = (unit: RecipeUnit): unit is keyof typeof MILLILITERS => unit in MILLILITERS;

const isWeight = (unit: RecipeUnit): unit is keyof typeof GRAMS => unit in GRAMS;

/** Larger US measures for what no spoon holds: 4 tbsp are ¼ cup. */
const inUs = (amount: number, unit: RecipeUnit): CookAmount => {
  if (unit === 'tsp' && amount >= 3) return inUs(amount / 3, 'tbsp');
  if (unit === 'tbsp' && amount >= 4) return inUs(amount / 16, 'cup');
  if (unit === 'oz' && amount >= 16) return inUs(amount / 16, 'lb');
  return { amount: inFractions(amount), unit, isMany: amount > 1 };
};

/**
 * A scaled amount for a page. Metric weighs by the grams of a cup where the table has them, and keeps
 * spoons and pieces, which have no metric form; where nothing converts, the US measure stays.
 */
export const cookAmount = (
  amount: number,
  unit: RecipeUnit,
  {
    isMetric,
    gramsPerCup,
  }: { readonly isMetric: boolean; readonly gramsPerCup?: number | undefined },
): CookAmount => {
  if (unit === 'pinch') return { amount: '', unit, isMany: false };
  if (!isMetric) return inUs(amount, unit);
  if (isWeight(unit)) return inGrams(amount * GRAMS[unit]);
  if (!isMeasure(unit) || (unit !== 'cup' && amount * MILLILITERS[unit] < 60))
    return { amount: inFractions(amount), unit, isMany: amount > 1 };
  const milliliters = amount * MILLILITERS[unit];
  if (gramsPerCup !== undefined) return inGrams((milliliters / MILLILITERS.cup) * gramsPerCup);
  return milliliters >= 1000
    ? { amount: oneDigit(milliliters / 1000), unit: 'l', isMany: true }
    : { amount: String(toFive(milliliters)), unit: 'ml', isMany: true };
};

const inGrams = (grams: number): CookAmount =>
  grams >= 1000
    ? { amount: oneDigit(grams / 1000), unit: 'kg', isMany: true }
    : { amount: String(toFive(grams)), unit: 'g', isMany: true };

const oneDigit = (value: number): string => String(Math.round(value * 10) / 10);

/** As scales of a kitchen are read; small amounts exactly. */
const toFive = (value: number): number =>
  value < 20 ? Math.max(1, Math.round(value)) : Math.round(value / 5) * 5;
