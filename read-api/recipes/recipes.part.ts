import { addMealPlansRoutes } from '../meal-plans/meal-plans.routes.ts';
import type { ReadPart } from '../read-part.ts';
import { createRecipeBook } from './recipe-book.ts';
import { addRecipesRoutes } from './recipes.routes.ts';

/** Adds recipes and meal plans, which share one book. */
export const recipesPart: ReadPart = {
  addRoutes: (app, dependencies) => {
    const openBook = createRecipeBook(dependencies);
    addRecipesRoutes(app, dependencies, openBook);
    addMealPlansRoutes(app, dependencies, openBook);
  },
};
