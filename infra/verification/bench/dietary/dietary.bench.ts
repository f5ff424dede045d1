import { startStack } from '../../e2e/stack.ts';
import type { Figure } from '../limits.ts';
import { sized } from '../size.ts';
import { readManyOffers } from './offers.ts';
import { searchRecipes } from './recipe-searches.ts';
import { planWeeks } from './week-plans.ts';

const OFFERS = sized(20_000, 240);

/**
 * All of Hearthway as `npm start` runs it: recipe searches of many families at once, weeks of meals, and the
 * food log of a family with very many offers. `size` is how many offers.
 */
export const run = async (size: number | undefined): Promise<readonly Figure[]> => {
  const stack = await startStack();
  try {
    const search = await searchRecipes(stack);
    const weeks = await planWeeks(stack);
    const month = await readManyOffers(stack, size ?? OFFERS);
    return [search, ...weeks, month];
  } finally {
    await stack.stop();
  }
};
