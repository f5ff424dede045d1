export const RECIPE_CATEGORIES = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;

export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number];

export const RECIPE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number];

/** Units of amounts; `piece` counts whole foods, `pinch` is never scaled. */
export const RECIPE_UNITS = [
  'cup',
  'tbsp',
  'tsp',
  'oz',
  'lb',
  'piece',
  'slice',
  'clove',
  'can',
  'pinch',
] as const;

export type RecipeUnit = (typeof RECIPE_UNITS)[number];

export const RECIPE_TEMPERATURES = ['cold', 'room', 'warm'] as const;

export type RecipeTemperature = (typeof RECIPE_TEMPERATURES)[number];

export const EATEN_WITH = ['fingers', 'spoon', 'fork'] as const;

/** How what is left is kept. */
export const RECIPE_STORAGE = ['fresh', 'dry', 'cold', 'freezer'] as const;

export type RecipeStorage = (typeof RECIPE_STORAGE)[number];

/** How a recipe differs from a food that many picky eaters accept. */
export const STEP_CHANGES = [
  'shape',
  'taste',
  'texture',
  'temperature',
  'color',
  'topping',
] as const;

export type StepChange = (typeof STEP_CHANGES)[number];

/** Drawings, shared by recipes that look alike. */
export const RECIPE_DRAWINGS = [
  'bowl',
  'toast',
  'pancakes',
  'egg',
  'glass',
  'sandwich',
  'wrap',
  'soup',
  'noodles',
  'rice',
  'nuggets',
  'pot',
  'pizza',
  'potato',
  'fruit',
  'cookies',
] as const;

export type RecipeDrawing = (typeof RECIPE_DRAWINGS)[number];

/** Steps are one list; a second section is a note on eating. */
export const RECIPE_SECTIONS = { least: 1, most: 2 };
