import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { recipes } from '@hearthway/domain/content/kinds.ts';
import { plainRuns } from '@hearthway/domain/content/plain-text.ts';
import { type RecipeData, recipeDataSchema } from '@hearthway/domain/content/recipe.contract.ts';
import { proofsOf, stateIn, WATCHED } from '@hearthway/domain/ingredients/allergen-states.ts';
import {
  avoidIfAllergic,
  ingredientName,
  ingredientOf,
} from '@hearthway/domain/ingredients/ingredients.ts';
import { foodsNamedIn, type NamedFood } from '@hearthway/domain/ingredients/named-foods.ts';
import { type Draft, type DraftFields, fileOf, SOURCE_LANGUAGE } from '../draft.ts';
import type { Report } from '../fault.ts';
import type { ParsedDocument } from '../markdown/parsed.ts';

/**
 * Reports foods that the table lacks, foods in a text without an ingredient line, lines with an allergen that
 * no step names, and swaps that add an allergen, since allergens are computed from the lines.
 */
export const checkRecipe = (draft: Draft, { data }: DraftFields, report: Report): void => {
  if (draft.kind.name !== recipes.name) return;
  const recipe = recipeDataSchema.safeParse(data);
  if (!recipe.success) return;
  checkFoods(draft, recipe.data, report);
  checkSwaps(draft, recipe.data, report);
  for (const document of draft.documents.values()) checkTexts(document, recipe.data, report);
  checkTimers(draft, recipe.data, report);
};

const refuseIn =
  (draft: Draft, report: Report) =>
  (path: readonly PropertyKey[], says: string): void =>
    report({
      rule: 'recipe',
      file: fileOf(draft),
      line: draft.documents.get(SOURCE_LANGUAGE)?.frontMatter?.lineOf(path) ?? 1,
      says,
    });

const checkFoods = (
  draft: Draft,
  { lines, resembles, makes }: RecipeData,
  report: Report,
): void => {
  const refuse = refuseIn(draft, report);
  const check = (food: string | undefined, path: readonly PropertyKey[]): void => {
    if (food !== undefined && ingredientOf(food) === undefined)
      refuse(
        path,
        `The table of ingredients has no "${food}": add it to domain/ingredients with its allergens.`,
      );
  };
  for (const [index, { food, swap }] of lines.entries()) {
    check(food, ['lines', index, 'food']);
    check(swap, ['lines', index, 'swap']);
    if (lines.findIndex((line) => line.food === food) < index)
      refuse(['lines', index], `"${food}" is there twice: add the amounts up.`);
  }
  check(resembles?.food, ['resembles', 'food']);
  check(makes, ['makes']);
};

const checkSwaps = (draft: Draft, { lines }: RecipeData, report: Report): void => {
  const refuse = refuseIn(draft, report);
  const free = proofsOf(lines).filter(({ state }) => state === 'nothing-known');
  for (const [index, { food, swap }] of lines.entries()) {
    if (swap === undefined) continue;
    const path = ['lines', index, 'swap'];
    const brings = free.filter(
      ({ watched }) => stateIn(ingredientOf(swap), watched) !== 'nothing-known',
    );
    for (const { watched } of brings)
      refuse(path, `The swap "${swap}" brings ${watched}, of which the recipe is free.`);
    const original = ingredientOf(food);
    const other = ingredientOf(swap);
    if (
      original !== undefined &&
      other !== undefined &&
      avoidIfAllergic(original).every((allergen) => avoidIfAllergic(other).includes(allergen))
    )
      refuse(path, `The swap "${swap}" takes no allergen of "${food}" away.`);
  }
};

const checkTexts = (
  document: ParsedDocument,
  { lines, makes }: RecipeData,
  report: Report,
): void => {
  const { file, language, frontMatter, sections } = document;
  const foods = [
    ...lines.flatMap(({ food, swap }) => [food, swap ?? food]),
    ...(makes === undefined ? [] : [makes]),
    'water',
  ];
  const texts = [
    ...['title', 'description'].map((name) => ({
      line: frontMatter?.lineOf([name]) ?? 1,
      text: textIn(frontMatter?.value, name),
      isProse: name !== 'title',
    })),
    ...sections.flatMap(({ passages }) =>
      passages.map(({ line, runs }) => ({ line, text: plainRuns(runs), isProse: true })),
    ),
  ];
  const named: NamedFood[] = [];
  for (const { line, text, isProse } of texts) {
    for (const food of foodsNamedIn(text, language, { isProse })) {
      if (isProse) named.push(food);
      if (!isListed(food, foods, language))
        report({
          rule: 'recipe',
          file,
          line,
          says: `"${food.name}" is named here and in no line of the ingredients: add the line, or use the name of the line's food.`,
        });
    }
    if (PROMISES[language].test(text))
      report({
        rule: 'recipe',
        file,
        line,
        says: 'A recipe promises nothing: say what is in it, never that it is safe or free of something.',
      });
  }
  for (const food of new Set(lines.map((line) => line.food))) {
    const known = ingredientOf(food);
    const isRisky = known && (avoidIfAllergic(known).length > 0 || known.gluten !== undefined);
    if (isRisky && !named.some(({ ids }) => ids.includes(food)))
      report({
        rule: 'recipe',
        file,
        line: frontMatter?.lineOf(['lines']) ?? 1,
        says: `No step names "${ingredientName(food, language)}", which carries an allergen: say where it goes in.`,
      });
  }
};

/** Words that promise safety. */
const PROMISES: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\bsafe(?:ly)?\b|\b(?:allergy|allergen|nut|dairy|gluten|egg)[- ]free recipe\b/i,
  es: /\bsegur[oa]s?\b/i,
};

const textIn = (fields: unknown, name: string): string => {
  if (typeof fields !== 'object' || fields === null) return '';
  const value: unknown = new Map<string, unknown>(Object.entries(fields)).get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Whether a line covers a food: "Spinach" may stand for frozen spinach, and "noodles" for egg noodles, which
 * carry all that noodles do; "milk" never for oat milk.
 */
const isListed = (
  { ids, name }: NamedFood,
  foods: readonly string[],
  language: ContentLanguage,
): boolean => {
  if (ids.some((id) => foods.includes(id))) return true;
  const words = stemsOf(name);
  return foods.some(
    (id) =>
      (ingredientOf(id)?.[language] ?? []).some((of) =>
        words.every((word) => stemsOf(of).includes(word)),
      ) && ids.every((named) => carriesAllOf(id, named)),
  );
};

const carriesAllOf = (id: string, named: string): boolean =>
  WATCHED.every(
    (watched) =>
      stateIn(ingredientOf(named), watched) === 'nothing-known' ||
      stateIn(ingredientOf(id), watched) !== 'nothing-known',
  );

const stemsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/(?:es|s|e)$/, ''));

const checkTimers = (draft: Draft, { timers }: RecipeData, report: Report): void => {
  const [steps] = draft.documents.get(SOURCE_LANGUAGE)?.sections ?? [];
  const count = steps?.passages.filter(({ role }) => role === 'prose').length ?? 0;
  for (const [index, { step }] of timers.entries()) {
    if (step > count)
      refuseIn(draft, report)(['timers', index], `There is no step ${step}: there are ${count}.`);
  }
};
