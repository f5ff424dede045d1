import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { recipes } from '@hearthway/domain/content/kinds.ts';
import type { RecipeData, RecipeWords } from '@hearthway/domain/content/recipe.contract.ts';
import { type Proof, proofsOf } from '@hearthway/domain/ingredients/allergen-states.ts';
import {
  AGE_LIMIT_WORDS,
  CHOKING_CUT_WORDS,
} from '@hearthway/domain/ingredients/ingredients.constants.ts';
import { ingredientName, ingredientOf } from '@hearthway/domain/ingredients/ingredients.ts';
import { flagsOf, type RecipeFlags } from '@hearthway/domain/recipes/assess.ts';
import { indexRecipes, type RecipeIndex } from '@hearthway/domain/recipes/find-recipes.ts';
import {
  careWords,
  changeWords,
  proofLine,
  senseWords,
} from '@hearthway/domain/recipes/recipe-words.ts';
import type { RecipeShown } from '@hearthway/domain/recipes/recipes.contract.ts';
import { createItems, type Item } from '@hearthway/infra/adapters/content/items.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Recipe of the book, computed once for each version and language. */
export interface BookRecipe {
  readonly id: string;
  readonly data: RecipeData;
  readonly words: RecipeWords;
  readonly flags: RecipeFlags;
  readonly item: Item<RecipeData, RecipeWords>;
}

export interface RecipeBook {
  readonly recipes: readonly BookRecipe[];
  readonly index: RecipeIndex;
}

/**
 * Returns all recipes in a language, with the index over both languages; the same object until one changes.
 */
export type OpenBook = (language: ContentLanguage) => Promise<RecipeBook>;

export const createRecipeBook = ({
  database,
  contentForMs,
}: Pick<ReadDependencies, 'database' | 'contentForMs'>): OpenBook => {
  const items = createItems({ database, kind: recipes, newestForMs: contentForMs });
  const books = new WeakMap<Awaited<ReturnType<typeof items.list>>, RecipeBook>();
  return async (language) => {
    const [first, ...others] = CONTENT_LANGUAGES;
    const listed = await items.list(language);
    const known = books.get(listed);
    if (known !== undefined) return known;
    const all = await Promise.all([first, ...others].map((each) => items.list(each)));
    const texts = Map.groupBy(all.flat(), ({ id }) => id);
    const book = {
      recipes: listed.map((item) => {
        const { id, data, words } = item;
        return { id, data, words, flags: flagsOf(data), item };
      }),
      index: indexRecipes(
        listed.map(({ id, data }) => ({
          id,
          data,
          texts: (texts.get(id) ?? []).map(({ words }) => words),
        })),
      ),
    };
    books.set(listed, book);
    return book;
  };
};

type Details = Omit<RecipeShown, 'popularityScore' | 'fit' | 'missing' | 'isLocked'>;

/** Returns a recipe for its page, without parts that depend on the caller. */
export const detailsOf = (recipe: BookRecipe): Details => {
  const { data, item } = recipe;
  const { language } = item;
  const nameOf = (id: string) => ingredientName(id, language);
  const translate = translatorIn(language);
  const minutes = new Map(data.timers.map((timer) => [timer.step, timer.minutes]));
  const foods = data.lines.flatMap(({ food }) => ingredientOf(food) ?? []);
  const choking = Map.groupBy(
    foods.flatMap(({ id, choking: care }) => (care === undefined ? [] : [{ id, ...care }])),
    ({ how }) => how,
  );
  return {
    ...cardOf(recipe),
    language,
    senses: senseWords(data, translate),
    care: careWords(data, translate),
    resembles:
      data.resembles === undefined
        ? null
        : { food: nameOf(data.resembles.food), changes: changeWords(data.resembles, translate) },
    lines: data.lines.map(({ amount, unit, food, isOptional, swap }) => {
      const known = ingredientOf(food);
      const isLiquid = known?.textures.includes('liquid') === true;
      return {
        amount,
        unit,
        food,
        name: nameOf(food),
        isOptional: isOptional === true,
        swap: swap === undefined ? null : nameOf(swap),
        gramsPerCup: isLiquid ? null : (known?.gramsPerCup ?? null),
        proofs: shownProofs(proofsOf([{ food }]), language).filter(
          ({ state }) => state !== 'nothing-known',
        ),
      };
    }),
    steps: stepsOf(recipe).map((text, index) => ({
      text,
      minutes: minutes.get(index + 1) ?? null,
    })),
    proofs: shownProofs(proofsOf(data.lines), language),
    choking: [...choking].map(([how, all]) => ({
      how: translate(CHOKING_CUT_WORDS[how]),
      underMonths: Math.max(...all.map(({ underMonths }) => underMonths)),
      foods: all.map(({ id }) => nameOf(id)),
    })),
    ageLimits: [...new Set(foods.flatMap(({ ageLimit }) => ageLimit ?? []))].map((limit) =>
      translate(AGE_LIMIT_WORDS[limit]),
    ),
  };
};

export const cardOf = ({ id, data, words, flags }: BookRecipe) => {
  const { category, difficulty, prepTime, cookTime, servings, drawing, lines } = data;
  const { isFreeOfNine: _, ...shown } = flags;
  return {
    id,
    title: words.title,
    description: words.description,
    category,
    difficulty,
    prepTime,
    cookTime,
    servings,
    ...shown,
    drawing,
    ingredients: lines.length,
  };
};

const shownProofs = (proofs: readonly Proof[], language: ContentLanguage) =>
  proofs.map(({ watched, state, by }) => ({
    watched,
    state,
    line: proofLine(
      { watched, state, by: by.map((id) => ingredientName(id, language)) },
      translatorIn(language),
    ),
  }));

const stepsOf = ({ item }: BookRecipe): readonly string[] => {
  const [steps] = item.sections;
  return (steps?.blocks ?? []).flatMap((block) =>
    block.kind === 'list'
      ? block.items.map((runs) => runs.map((run) => ('text' in run ? run.text : '')).join(''))
      : [],
  );
};
