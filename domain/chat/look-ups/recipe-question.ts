import { readFoods } from '../../allergens/read-foods.ts';
import type { RecipeCategory } from '../../content/recipe.constants.ts';
import type { Allergen } from '../../ingredients/allergens.constants.ts';
import type { Texture } from '../../ingredients/ingredient.contract.ts';
import { foodsNamedIn } from '../../ingredients/named-foods.ts';
import { setOfWords } from '../../kernel/plain-word.ts';
import { plainWordsOf } from '../../text/letters.ts';

export interface RecipeQuestion {
  readonly tool: 'recipes';
  /** Foods and search words; empty for any recipe. */
  readonly search: string;
  readonly category: RecipeCategory | null;
  readonly texture: Texture | null;
  readonly hasLowSmell: boolean;
  readonly without: {
    readonly allergens: readonly Allergen[];
    readonly gluten: boolean;
    readonly ingredients: readonly string[];
    /** Food names as typed. */
    readonly foods: readonly string[];
  };
}

/** Parses a recipe question in English or Spanish; null for any other message. */
export const recipeQuestionIn = (text: string): RecipeQuestion | null => {
  const plain = ` ${plainWordsOf(text).join(' ')} `;
  if (NOT_RECIPES.test(plain)) return null;
  const category = CATEGORIES.find(([, words]) => words.test(plain))?.[0] ?? null;
  const { wanted, avoided } = partsOf(text);
  const isByName =
    HOW_TO_MAKE.test(plain) &&
    (foodsNamedIn(wanted, 'en').length > 0 || foodsNamedIn(wanted, 'es').length > 0);
  const asksForIdea = (category !== null || MEAL.test(plain)) && IDEA.test(plain);
  if (!COOK.test(plain) && !isByName && !asksForIdea) return null;
  const read = avoided === '' ? [] : readFoods(avoided).filter(({ reading }) => READ.has(reading));
  // An unrecognized food to avoid must not be ignored.
  if (avoided !== '' && read.length === 0) return null;
  return {
    tool: 'recipes',
    search: plainWordsOf(wanted)
      .filter((word) => !ASKING_WORDS.has(word))
      .join(' '),
    category,
    texture: TEXTURE_NAMES.find(([, words]) => words.test(plain))?.[0] ?? null,
    hasLowSmell: SMELL.test(plain),
    without: {
      allergens: [...new Set(read.flatMap(({ allergens }) => allergens))],
      gluten: read.some(({ gluten }) => gluten),
      ingredients: [...new Set(read.flatMap(({ ingredients }) => ingredients))],
      foods: read.map(({ text: food }) => food),
    },
  };
};

const READ: ReadonlySet<string> = new Set(['understood', 'ambiguous']);

/** Splits a text into wanted and avoided parts: "dinner with rice" and "without egg or milk". */
const partsOf = (text: string): { readonly wanted: string; readonly avoided: string } => {
  const before = AVOIDS.exec(text);
  const after = AVOIDED_BEFORE.exec(text);
  const at = Math.min(before?.index ?? text.length, after?.index ?? text.length);
  const length = text.slice(at).search(GOES_ON);
  const end = length < 0 ? text.length : at + length;
  return { wanted: `${text.slice(0, at)} ${text.slice(end)}`, avoided: text.slice(at, end) };
};

/** Words that start the wanted part after the avoided one. */
const GOES_ON = /\b(?:with|using|for|con|para|usando)\b/iu;

const AVOIDS =
  /\b(?:without|no(?! (?:hu[ae]l|sea|que|me|le|se|s[eé]|tengo|cocin))|free of|avoid(?:s|ing)?|allergic|allerg(?:y|ies) to|intolerant|can(?:no|['’])?t (?:have|eat)|does(?:n['’]?t| not) eat|sin|ni|libres? de|al[eé]rgic[oa]s?|alergias? al?|intolerantes?|no (?:puede|come))\b/iu;

const AVOIDED_BEFORE =
  /\p{L}+(?: (?:and|or|y|o) \p{L}+)*[- ](?:free|allerg(?:y|ies)|intolerance)\b/iu;

const COOK = / (?:recipes?|recetas?|cook(?:ing)?|cocin(?:ar|o|e|amos)|bake|baking|hornear) /u;

const MEAL = / (?:meals?|foods?|comidas?|eat|comer) /u;

const HOW_TO_MAKE =
  / (?:how (?:do|can|should) (?:i|we|you) make|how to make|como (?:se )?(?:hacen?|hago|hacemos|preparo|preparar)) /u;

const CATEGORIES: readonly (readonly [RecipeCategory, RegExp])[] = [
  ['breakfast', / (?:breakfasts?|desayunos?) /u],
  ['lunch', / (?:lunch(?:es|box)?|almuerzos?|lonches?|lonchera) /u],
  ['dinner', / (?:dinners?|suppers?|cenas?) /u],
  ['snack', / (?:snacks?|meriendas?|botanas?|refrigerios?) /u],
  ['dessert', / (?:desserts?|postres?) /u],
];

const IDEA =
  / (?:ideas?|(?:what|something) (?:\p{L}+ ){0,4}(?:make|cook|give|serve|pack|prepare)|without|free|allerg\p{L}*|sin|que (?:le |les )?(?:doy|preparo|hago|pongo|mando|cocino)|que puedo (?:hacer|preparar|darle|dar)|alergic\p{L}*|crunchy|crujiente\p{L}*|easy|quick|simple|low smell|no huel[ae]n?|facil\p{L}*|rapid[ao]s?) /u;

/** Excludes questions on the site itself, other meanings of these words, and medical matters. */
const NOT_RECIPES =
  / (?:(?:free|reduced) (?:school )?(?:lunch(?:es)?|meals?|breakfasts?)|qualif\p{L}*|how many|cost|price|print|plans?|plus|program|forms?|papers?|iep|cafeteria|pills?|medic\p{L}*|dose|melatonin\p{L}*|vitamin\p{L}*|weight|should(?! (?:i|we) (?:make|cook|bake|serve|pack))|cuant[ao]s|cuesta|imprim\p{L}*|planes|formulario|pastillas?|dosis|peso|deberia|eating (?:disorder|problems?)|where (?:are|is|do)|donde (?:estan|esta)) /u;

const TEXTURE_NAMES: readonly (readonly [Texture, RegExp])[] = [
  ['crunchy', / (?:crunch\p{L}*|crispy|crujiente\p{L}*) /u],
  ['smooth', / (?:smooth|pureed?|lis[oa]s?|cremos[oa]s?|triturad[oa]s?) /u],
  ['soft', / (?:soft|bland[oa]s?|suaves?) /u],
];

const SMELL = / (?:smell\p{L}*|odor\p{L}*|huel[ae]n?|olor\p{L}*) /u;

/** Words of asking that do not describe the recipe. */
const ASKING_WORDS = setOfWords(
  'what can could do does i we you make cook cooking bake give serve pack prepare recipe recipes idea ideas how to is are there any have with for him her my son daughter child kid kids please something that',
  'que puedo le les doy hago hacer preparo preparar cocino cocinar receta recetas hay con para mi de es hijo hija nino nina algo como se hace hacen',
  'breakfast breakfasts lunch lunches dinner dinners supper snack snacks dessert desserts meal meals food foods crunchy crispy soft smooth low smell smells easy quick',
  'desayuno almuerzo cena merienda botana postre comida crujiente blando blanda suave huela huele huelan olor fuerte facil rapido no',
);
