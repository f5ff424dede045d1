import type {
  RecipeCategory,
  RecipeStorage,
  RecipeTemperature,
  StepChange,
} from '../content/recipe.constants.ts';
import type { Smell, Texture } from '../ingredients/ingredient.contract.ts';
import { type Message, say } from '../kernel/message.ts';

/** Recipes that visitors and the free plan see in full: the same for a week. */
export const FREE_RECIPES = 3;

/** Families that have to mark a recipe before its popularity is shown. */
export const POPULAR_FROM_FAMILIES = 5;

/** The highest popularity: all families that marked it say that it went well. */
export const MAX_POPULARITY = 5;

/** Recipes that a family can mark. */
export const MARKED_RECIPES_LIMIT = 500;

export const RECIPE_MARKS = ['kept', 'made', 'went-well'] as const;

export type RecipeMark = (typeof RECIPE_MARKS)[number];

export const RECIPE_MARK_WORDS: Readonly<Record<RecipeMark, Message>> = {
  kept: say('Kept'),
  made: say('Made it'),
  'went-well': say('Went well'),
};

export const RECIPE_SORTS = ['fitting', 'time', 'ingredients', 'marked'] as const;

export type RecipeSort = (typeof RECIPE_SORTS)[number];

export const RECIPE_MEAL_WORDS: Readonly<Record<RecipeCategory, Message>> = {
  breakfast: say('Breakfast'),
  lunch: say('Lunch'),
  dinner: say('Dinner'),
  snack: say('Snack'),
  dessert: say('Dessert'),
};

/** Filters of the list of recipes. Stored in events: a name never changes. */
export const RECIPE_FILTERS = [
  'category',
  'difficulty',
  'search',
  'pantry',
  'fits',
  'isGlutenFree',
  'isDairyFree',
  'isNutFree',
  'isLowSensory',
  'isFingerFood',
] as const;

export type RecipeFilter = (typeof RECIPE_FILTERS)[number];

export const RECIPE_FILTER_WORDS: Readonly<Record<RecipeFilter, Message>> = {
  category: say('Meal'),
  difficulty: say('Difficulty'),
  search: say('Search'),
  pantry: say('Foods at home'),
  fits: say('Fits a child'),
  isGlutenFree: say('No gluten known'),
  isDairyFree: say('No dairy known'),
  isNutFree: say('No nuts known'),
  isLowSensory: say('Low sensory'),
  isFingerFood: say('Finger food'),
};

export const TEXTURE_WORDS: Readonly<Record<Texture, Message>> = {
  crunchy: say('crunchy'),
  soft: say('soft'),
  smooth: say('smooth'),
  chewy: say('chewy'),
  wet: say('wet'),
  dry: say('dry'),
  sticky: say('sticky'),
  grainy: say('grainy'),
  mixed: say('mixed textures'),
  liquid: say('liquid'),
  powder: say('powder'),
};

export const SMELL_WORDS: Readonly<Record<Smell, Message>> = {
  low: say('hardly any smell'),
  medium: say('some smell'),
  high: say('a strong smell'),
};

export const TEMPERATURE_WORDS: Readonly<Record<RecipeTemperature, Message>> = {
  cold: say('cold'),
  room: say('at room temperature'),
  warm: say('warm'),
};

/** After FoodSafety.gov: within 2 hours into the refrigerator, leftovers heated to 165 °F. */
export const STORAGE_WORDS: Readonly<Record<RecipeStorage, Message>> = {
  fresh: say('Best eaten at once.'),
  dry: say('Keep it dry, in a closed box.'),
  cold: say(
    'Put leftovers in the refrigerator within 2 hours. Heat cooked ones to 165 °F (74 °C).',
  ),
  freezer: say(
    'Put leftovers in the refrigerator within 2 hours, or freeze portions. Heat cooked ones to 165 °F (74 °C).',
  ),
};

export const CHANGE_WORDS: Readonly<Record<StepChange, Message>> = {
  shape: say('another shape'),
  taste: say('another taste'),
  texture: say('another texture'),
  temperature: say('another temperature'),
  color: say('another color'),
  topping: say('something beside it'),
};
