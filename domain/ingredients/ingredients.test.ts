import { expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { ALLERGENS, type Allergen } from './allergens.constants.ts';
import { avoidIfAllergic, INGREDIENTS, ingredientOf } from './ingredients.ts';
import { foodsNamedIn } from './named-foods.ts';

/** Words in a name that carry an allergen, unless the whole name is one of `MISLEADING`. */
const TELLING: Readonly<Record<Allergen, RegExp>> = {
  milk: /\b(?:milk|butter|cheese|cream|yogurt|whey|casein|custard|ghee|leche|queso|mantequilla|crema|yogur)\b/i,
  egg: /\b(?:eggs?|mayonnaise|meringue|huevos?|mayonesa)\b/i,
  fish: /\b(?:fish|salmon|tuna|anchov\w+|cod|sardines?|pescado|atún|salmón)\b/i,
  shellfish: /\b(?:shrimp|crab|lobster|clams|camar\w+|cangrejo|almejas)\b/i,
  treeNuts:
    /\b(?:almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|macadamia|nuts|praline)\b/i,
  peanuts: /\b(?:peanuts?|cacahuates?|maní)\b/i,
  wheat: /\b(?:wheat|bread|flour|couscous|bulgur|semolina|trigo|pan)\b/i,
  soy: /\b(?:soy\w*|tofu|edamame|miso|tempeh|soya)\b/i,
  sesame: /\b(?:sesame|tahini|ajonjolí)\b/i,
};

/** Foods whose names sound like an allergen that they do not have. */
const MISLEADING: readonly string[] = [
  'apple-butter cocoa-butter peanut-butter almond-butter cashew-butter soy-nut-butter sunflower-butter',
  'chocolate-hazelnut-spread milk-almond milk-cashew milk-soy milk-oat milk-rice milk-coconut-drink',
  'milk-pea white-beans coconut-milk-canned cream-of-tartar farina almond-flour',
  'buckwheat buckwheat-flour oat-flour rye-flour rice-flour coconut-flour chickpea-flour lupin-flour',
  'gluten-free-flour bread-gluten-free egg-plant-based egg-replacer mayonnaise-vegan soy-flour',
  'cornmeal masa-harina infant-cereal peanut-powder water-chestnuts tortilla-corn peanuts',
  'butternut-squash custard yogurt-plant butter-plant cheese-vegan tapioca-starch tofu yeast-baker',
]
  .join(' ')
  .split(' ');

test('every entry has an id of its own and says gluten wherever it has wheat', () => {
  expect(new Set(INGREDIENTS.map(({ id }) => id)).size).toBe(INGREDIENTS.length);
  const silent = INGREDIENTS.filter(
    ({ contains, mayContain, gluten }) =>
      (contains.includes('wheat') && gluten !== 'contains') ||
      (mayContain.includes('wheat') && gluten === undefined),
  );
  // A blend labeled gluten-free may hold wheat starch within the limit, which the label names.
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('no allergen is both there and perhaps there', () => {
  const both = INGREDIENTS.filter(({ contains, mayContain }) =>
    contains.some((allergen) => mayContain.includes(allergen)),
  );
  expect(both.map(({ id }) => id)).toEqual([]);
});

test('an allergen in a name is in the entry, or the name is known to mislead', () => {
  const missed = INGREDIENTS.filter(({ id }) => !MISLEADING.includes(id)).flatMap((food) =>
    ALLERGENS.filter(
      (allergen) =>
        [...food.en, ...food.es].some((name) => TELLING[allergen].test(name)) &&
        !avoidIfAllergic(food).includes(allergen),
    ).map((allergen) => `${food.id}: ${allergen}`),
  );
  expect(missed).toEqual([]);
});

test('every name of the table is understood as the food', () => {
  const lost = CONTENT_LANGUAGES.flatMap((language) =>
    INGREDIENTS.flatMap((food) =>
      food[language]
        .filter((name) => !/[,]/.test(name))
        .filter((name) => !foodsNamedIn(name, language).some(({ ids }) => ids.includes(food.id)))
        .map((name) => `${food.id}: ${name}`),
    ),
  );
  expect(lost).toEqual([]);
});

test(
  'a text names these foods and no others',
  everyRow(
    [
      ['en', 'Stir in the buckwheat flour', ['buckwheat-flour']],
      ['en', 'Pour in the coconut milk.', ['coconut-milk-canned']],
      ['en', 'Egg noodles without egg', ['pasta-wheat']],
      ['en', 'Melt the cocoa butter', ['cocoa-butter']],
      ['en', 'Toast until golden, then wrap and roll.', []],
      ['en', 'Spread the toast with peanut butter', ['bread-white', 'peanut-butter']],
      ['en', 'Two EGGS and some cherry tomatoes', ['egg', 'cherry-tomatoes']],
      ['en', 'Dairy-free yogurt, milk-free and without nuts or eggs', ['yogurt-plant']],
      ['en', 'eggplant and butternut squash', ['eggplant', 'butternut-squash']],
      ['es', 'Añade la leche de coco', ['coconut-milk-canned']],
      ['es', 'Fideos de huevo sin huevo', ['pasta-wheat']],
      ['es', 'manteca de cacao y trigo sarraceno', ['cocoa-butter', 'buckwheat']],
      ['es', 'Bate los huevos con la leche', ['egg', 'milk']],
      ['es', 'Cubre con crema de cacahuate', ['peanut-butter']],
      ['es', 'Hasta que esté tostada, sin leche ni mantequilla', []],
    ] as const,
    ([language, text, ids]) => {
      const named = foodsNamedIn(text, language, { isProse: true });
      expect(named.map(({ ids: of }) => ids.find((id) => of.includes(id)))).toEqual(ids);
    },
  ),
);

test('a group of foods names each of them', () => {
  const [cheese] = foodsNamedIn('grated cheese', 'en');
  expect(cheese?.ids).toContain('cheese-cheddar');
  expect(cheese?.ids).not.toContain('cheese-vegan');
  expect(foodsNamedIn('nueces', 'es')[0]?.ids).toContain('walnuts');
  expect(ingredientOf('no-such-food')).toBeUndefined();
});
