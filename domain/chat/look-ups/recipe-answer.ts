import type { ContentLanguage } from '../../content/content.constants.ts';
import { recipes as recipeKind } from '../../content/kinds.ts';
import type { RecipeData, RecipeWords } from '../../content/recipe.contract.ts';
import { type AllergenState, proofsOf, type Watched } from '../../ingredients/allergen-states.ts';
import { type Message, say } from '../../kernel/message.ts';
import { findRecipes, indexRecipes } from '../../recipes/find-recipes.ts';
import { watchedName } from '../../recipes/recipe-words.ts';
import type { AnswerLine } from '../answer-lines.ts';
import type { RecipeQuestion } from './recipe-question.ts';

interface KnownRecipe {
  readonly id: string;
  readonly data: RecipeData;
  /** Title in the language of the answer. */
  readonly title: string;
  /** Texts in all languages. */
  readonly texts: readonly RecipeWords[];
}

interface RecipeAnswerOptions {
  readonly recipes: readonly KnownRecipe[];
  readonly language: ContentLanguage;
  readonly translate: (message: Message) => string;
}

const MAX_RECIPES = 3;

/**
 * Lists recipes that fit a question, each with its allergens. Never includes one that contains, or may
 * contain, an avoided allergen.
 */
export const recipeLines = (
  question: RecipeQuestion,
  { recipes, language, translate }: RecipeAnswerOptions,
): readonly AnswerLine[] => {
  if (recipes.length === 0) return [];
  const { without } = question;
  const page = { title: translate(say('Autism-Friendly Recipes')), address: '/dietary/recipes' };
  const fitting = recipes.filter(({ data }) => isWithout(data, without) && isLike(data, question));
  const found = findRecipes(indexRecipes(fitting), question.search);
  const chosen =
    found === undefined || found.length === 0
      ? fitting.toSorted((one, other) => one.data.lines.length - other.data.lines.length)
      : found.flatMap((id) => fitting.filter((recipe) => recipe.id === id));
  const foods = without.foods.join(', ');
  const isAvoiding = foods !== '';
  if (chosen.length === 0)
    return [
      { text: translate(say('None of our recipes fits all that you asked for.')), source: page },
    ];
  const heading = isAvoiding
    ? say('In these recipes nothing is known of what you want to avoid: {foods}.', { foods })
    : say('These recipes of ours may fit:');
  return [
    { text: translate(heading), source: page },
    ...chosen.slice(0, MAX_RECIPES).map(({ id, title, data }) => ({
      text: [
        translate(
          say('{title}, {minutes} minutes.', { title, minutes: data.prepTime + data.cookTime }),
        ),
        ...allergensIn(data, { language, translate }),
      ].join(' '),
      source: { title, address: recipeKind.path(id) },
    })),
    {
      text: translate(say('Read every label: a recipe can’t know your package.')),
      source: page,
    },
    {
      text: translate(
        say('Three recipes are open to everyone each week, and all of them with Plus and Family.'),
      ),
      source: page,
    },
  ];
};

const isWithout = (
  { lines }: RecipeData,
  { allergens, gluten, ingredients }: RecipeQuestion['without'],
): boolean => {
  const avoided = new Set<Watched>([...allergens, ...(gluten ? ['gluten' as const] : [])]);
  return (
    proofsOf(lines).every(
      ({ watched, state }) => state === 'nothing-known' || !avoided.has(watched),
    ) && lines.every(({ food }) => !ingredients.includes(food))
  );
};

const isLike = (
  data: RecipeData,
  { category, texture, hasLowSmell }: Pick<RecipeQuestion, 'category' | 'texture' | 'hasLowSmell'>,
): boolean =>
  (category === null || data.category === category) &&
  (texture === null || data.textures.includes(texture)) &&
  (!hasLowSmell || data.smell === 'low');

/** Formats allergens: "Contains milk, wheat." and "Check labels for soy." */
const allergensIn = (
  { lines }: RecipeData,
  { language, translate }: Pick<RecipeAnswerOptions, 'language' | 'translate'>,
): readonly string[] => {
  const proofs = proofsOf(lines);
  const hasWheat = proofs.some(({ watched, state }) => watched === 'wheat' && state === 'contains');
  const namesOf = (wanted: AllergenState): string =>
    proofs
      .filter(({ watched, state }) => state === wanted && !(watched === 'gluten' && hasWheat))
      .map(({ watched }) => translate(watchedName(watched)).toLocaleLowerCase(language))
      .join(', ');
  const [contained, likely] = [namesOf('contains'), namesOf('likely')];
  return [
    ...(contained === ''
      ? []
      : [translate(say('Contains {allergens}.', { allergens: contained }))]),
    ...(likely === ''
      ? []
      : [translate(say('Check labels for {allergens}.', { allergens: likely }))]),
  ];
};
