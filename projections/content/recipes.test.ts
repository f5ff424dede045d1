import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { RECIPE_CATEGORIES } from '@hearthway/domain/content/recipe.constants.ts';
import { recipeDataSchema } from '@hearthway/domain/content/recipe.contract.ts';
import { ALLERGENS, type Allergen } from '@hearthway/domain/ingredients/allergens.constants.ts';
import { avoidIfAllergic, ingredientOf } from '@hearthway/domain/ingredients/ingredients.ts';
import { foodsNamedIn } from '@hearthway/domain/ingredients/named-foods.ts';
import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { flagsOf } from '@hearthway/domain/recipes/assess.ts';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { folderOf } from './content.fixture.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

const { files: product } = await readFolder(CONTENT_FOLDER);

/** Files of each recipe alone, by its id. */
const folders = Map.groupBy(
  [...product].filter(([path]) => path.startsWith('recipes/')),
  ([path]) => path.split(/[/.]/)[1] ?? '',
);

const recipes = [...folders].map(([id, files]) => {
  const [item] = checkContent(folderOf(Object.fromEntries(files))).items;
  return { id, files: Object.fromEntries(files), data: recipeDataSchema.parse(item?.data) };
});

/** Faults that the checker finds in a recipe whose text is changed. */
const faultsOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkContent(folderOf(files)).faults.map(({ says }) => says);

const changed = (
  { id, files }: (typeof recipes)[number],
  language: ContentLanguage,
  change: (text: string) => string,
) => {
  const path = `recipes/${id}.${language}.md`;
  return { ...files, [path]: change(files[path] ?? '') };
};

const ACCEPTED = ['bread-white', 'pasta-wheat', 'chicken-nuggets', 'french-fries-frozen', 'yogurt'];

test('there are as many recipes of each kind as families were promised', () => {
  const count = (holds: (recipe: (typeof recipes)[number]['data']) => boolean) =>
    recipes.filter(({ data }) => holds(data)).length;
  expect(RECIPE_CATEGORIES.map((each) => count(({ category }) => category === each))).toEqual([
    16, 16, 16, 10, 6,
  ]);
  expect(count((data) => flagsOf(data).isLowSensory)).toBeGreaterThanOrEqual(20);
  expect(count((data) => flagsOf(data).isFingerFood)).toBeGreaterThanOrEqual(20);
  expect(count((data) => flagsOf(data).isFreeOfNine)).toBeGreaterThanOrEqual(12);
  expect(
    count(({ lines }) => lines.some(({ food }) => ACCEPTED.includes(food))),
  ).toBeGreaterThanOrEqual(10);
  expect(
    count(({ lines, prepTime, cookTime }) => lines.length <= 8 && prepTime + cookTime < 30),
  ).toBeGreaterThanOrEqual(48);
});

/** A food of each allergen, as a sentence hides it. */
const HIDDEN: Readonly<Record<ContentLanguage, Readonly<Record<Allergen, readonly string[]>>>> = {
  en: {
    milk: ['a splash of milk', 'some grated cheese', 'the dairy'],
    egg: ['one egg', 'the mayonnaise'],
    fish: ['the fish sauce', 'two anchovies'],
    shellfish: ['chopped shrimp', 'the shellfish'],
    treeNuts: ['ground almonds', 'the chopped nuts'],
    peanuts: ['the peanuts', 'peanut powder'],
    wheat: ['a spoon of semolina', 'the seitan'],
    soy: ['the edamame', 'some miso'],
    sesame: ['toasted sesame seeds', 'the tahini'],
  },
  es: {
    milk: ['un poco de leche', 'el queso rallado', 'los lácteos'],
    egg: ['un huevo', 'la mayonesa'],
    fish: ['la salsa de pescado', 'dos anchoas'],
    shellfish: ['los camarones', 'los mariscos'],
    treeNuts: ['las almendras molidas', 'las nueces'],
    peanuts: ['el maní', 'los cacahuates'],
    wheat: ['la sémola de trigo', 'el seitán'],
    soy: ['el edamame', 'el miso'],
    sesame: ['el ajonjolí', 'el tahini'],
  },
};

const LAST_STEP = { en: 'Stir in', es: 'Agregue' } as const;

test('an allergen hidden in any recipe is found, in each language', () => {
  const missed = recipes.flatMap((recipe) =>
    CONTENT_LANGUAGES.flatMap((language) => {
      const foods = recipe.data.lines.flatMap(({ food, swap }) => [food, swap ?? food]);
      const hidden = ALLERGENS.filter((allergen) =>
        foods.every((id) => {
          const known = ingredientOf(id);
          return known !== undefined && !avoidIfAllergic(known).includes(allergen);
        }),
      ).flatMap((allergen) => HIDDEN[language][allergen]);
      const sentences = hidden.map((name) => `${LAST_STEP[language]} ${name}.`).join(' ');
      const said = faultsOf(
        changed(recipe, language, (text) => text.replace('\n1. ', `\n1. ${sentences} `)),
      ).join('\n');
      return hidden.filter((name) => {
        const [food] = foodsNamedIn(name, language);
        return food === undefined || !said.includes(`"${food.name}" is named here`);
      });
    }),
  );
  expect(missed).toEqual([]);
});

test('a line with an allergen that is taken out is missed by the steps, in each language', () => {
  const missed = recipes.flatMap((recipe) =>
    recipe.data.lines.flatMap(({ food }) => {
      const known = ingredientOf(food);
      if (known === undefined || avoidIfAllergic(known).length === 0) return [];
      const files = changed(recipe, 'en', (text) =>
        text.replace(new RegExp(`\n {2}- \\{ amount: [^\n]*food: ${food}[ ,][^\n]*`), ''),
      );
      const faults = checkContent(folderOf(files)).faults.filter(({ rule }) => rule === 'recipe');
      return CONTENT_LANGUAGES.filter(
        (language) => !faults.some(({ file }) => file.endsWith(`.${language}.md`)),
      ).map((language) => `${recipe.id} without ${food} in ${language}`);
    }),
  );
  expect(missed).toEqual([]);
});

const [plain] = recipes.filter(({ id }) => id === 'sweet-potato-rounds');

test(
  'a sentence raises no false alarm',
  everyRow(
    [
      ['en', 'This goes without milk, eggs or nuts.'],
      ['en', 'It is dairy-free.'],
      ['en', 'Toast it, roll it up and wrap it.'],
      ['en', 'It gets creamy and buttery.'],
      ['es', 'Va sin leche, sin huevo ni nueces.'],
      ['es', 'Hasta que quede cremosa y tostada.'],
    ] as const,
    ([language, sentence]) => {
      if (plain === undefined) throw new Error('The recipe of the test is gone.');
      const files = changed(plain, language, (text) => text.replace('\n1. ', `\n1. ${sentence} `));
      expect(faultsOf(files)).toEqual([]);
    },
  ),
);

test(
  'a recipe is refused',
  everyRow(
    [
      ['with a food that the table lacks', 'food: olive-oil', 'food: moon-dust', /no "moon-dust"/],
      [
        'with a swap that brings an allergen',
        'food: olive-oil',
        'food: olive-oil, swap: butter',
        /brings milk/,
      ],
      ['with a promise', '\n1. ', '\n1. This is safe. ', /promises nothing/],
      ['with a timer of no step', 'step: 4', 'step: 9', /no step 9/],
      ['with an allergen typed', 'servings:', 'isDairyFree: true\nservings:', /isDairyFree/],
      ['with the same food twice', 'food: salt', 'food: olive-oil', /there twice/],
    ] as const,
    ([, before, after, says]) => {
      if (plain === undefined) throw new Error('The recipe of the test is gone.');
      const files = changed(plain, 'en', (text) => text.replace(before, after));
      expect(faultsOf(files).join('\n')).toMatch(says);
    },
    ([name]) => name,
  ),
);

test('lines in the second language are refused: they are typed once', () => {
  if (plain === undefined) throw new Error('The recipe of the test is gone.');
  const files = changed(plain, 'es', (text) =>
    text.replace('---\n\n', 'lines:\n  - { amount: 1, unit: cup, food: milk }\n---\n\n'),
  );
  expect(faultsOf(files).join('\n')).toMatch(/same in every language/);
});
