import { expect, test } from 'vitest';
import { ALLERGENS } from '../ingredients/allergens.constants.ts';
import { INGREDIENTS } from '../ingredients/ingredients.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { readFoods } from './read-foods.ts';

/** "egg; treeNuts? peanuts?": understood, then ambiguous, then unknown and none by their text. */
const readAs = (text: string): string =>
  readFoods(text)
    .map(({ text: piece, reading, allergens, gluten }) => {
      if (reading === 'unknown') return `(${piece})`;
      if (reading === 'none') return `no ${piece}`;
      const sure = reading === 'understood' ? '' : '?';
      const named = allergens.map((allergen) => `${allergen}${sure}`).join(' ');
      return `${named === '' ? piece : named}${gluten ? ' gluten' : ''}`;
    })
    .join('; ');

const reads = (rows: readonly (readonly [typed: string, read: string])[]) =>
  everyRow(rows, ([typed, read]) => {
    expect(readAs(typed)).toBe(read);
  });

test(
  'names of allergens are understood in English and Spanish, in plurals and without accents',
  reads([
    ['leche', 'milk'],
    ['tree nut', 'treeNuts'],
    ['Shellfish', 'shellfish'],
    ['gluten', 'wheat gluten'],
    ['CASHEWS', 'treeNuts'],
    ['camarones', 'shellfish'],
    ['mani', 'peanuts'],
    ['ajonjolí y soja', 'sesame; soy'],
    ['allergic to eggs and dairy', 'egg; milk'],
    ['alérgica: leche, huevos / trigo', 'milk; egg; wheat'],
    ['EGGS!!! 🥚', 'egg'],
    ['alergia a la proteína de la leche de vaca', 'milk'],
    ['dairy-free, egg free', 'milk; egg'],
    ['sin gluten ni lácteos', 'wheat gluten; milk'],
    ['no milk, no eggs', 'milk; egg'],
    ['cannot eat soy or eggs', 'soy; egg'],
    ['breaks out when she eats eggs', 'egg'],
    ['lactose intolerant', 'milk'],
    ['mayonnaise', 'egg'],
    ['strawberries and kiwi', 'strawberries; kiwi'],
  ]),
);

test(
  'slips are understood, and a name is no slip of a food',
  reads([
    ['peanutts and shelfish', 'peanuts; shellfish'],
    ['cacaguate, uebo, marizcos', 'peanuts; egg; shellfish'],
    ['mlik', 'milk'],
    ['almendrs, pistashios, hazlenuts', 'treeNuts; treeNuts; treeNuts'],
    ['glutin', 'wheat gluten'],
    ['Milo, Maya, Clara', '(Milo); (Maya)'],
    ['Maya is allergic to milk', 'milk'],
  ]),
);

test(
  'words that could be any of several are ambiguous, less those that are ruled out',
  reads([
    ['nuts', 'treeNuts? peanuts?'],
    ['nueces', 'treeNuts? peanuts?'],
    ['seafood', 'fish? shellfish?'],
    ['Nutella', 'milk? treeNuts? soy?'],
    ['nuts, but not peanuts', 'treeNuts; no peanuts'],
    ['tree nuts (not peanuts)', 'treeNuts; no peanuts'],
    ['frutos secos excepto cacahuates', 'treeNuts; no cacahuates'],
    ['nuts, except almonds', 'treeNuts? peanuts?; no almonds'],
    ['tree nuts except almonds', 'treeNuts; no almonds'],
  ]),
);

test(
  'a denied allergy is none',
  reads([
    ['no known allergies', 'no no known allergies'],
    ['NKDA', 'no NKDA'],
    ['ninguna', 'no ninguna'],
    ['not allergic to nuts', 'no nuts'],
    ['He isn’t allergic to fish', 'no fish'],
    ["doesn't have a milk allergy", 'no milk'],
    ['no es alérgico a la leche', 'no leche'],
    ['no tiene alergia al huevo', 'no huevo'],
    ['not allergic to milk, eggs or soy', 'no milk; no eggs; no soy'],
    ['tested negative for egg', 'no egg'],
    ['puede comer huevo', 'no huevo'],
    ['allergic to peanuts, tree nuts ok', 'peanuts; no tree nuts'],
  ]),
);

test(
  'an allergy beside a denial is found, and one that may be over is ambiguous',
  reads([
    ['Maya is not allergic to nuts but is allergic to milk', 'no nuts; milk'],
    ['no es alérgico a la leche pero sí al huevo', 'no leche; egg'],
    ['Not allergic to soy. Allergic to milk.', 'no soy; milk'],
    ['no allergies except peanuts', 'peanuts'],
    ['not only allergic to milk but also egg', 'milk; egg'],
    ['no puede comer huevo', 'egg'],
    ['not allergic to milk, eggs', 'no milk; egg?'],
    ['outgrew egg allergy', 'egg?'],
    ['tolera leche horneada', 'milk?'],
    ["we don't know if he is allergic to sesame", 'sesame'],
    ['may contain nuts is ok', 'treeNuts? peanuts?'],
  ]),
);

test(
  'names with a word of an allergen in them are no false alarm',
  reads([
    ['buckwheat', 'buckwheat'],
    ['coconut milk', 'coconut milk'],
    ['leche de coco', 'leche de coco'],
    ['eggplant, butternut squash, nutmeg', 'eggplant; butternut squash; nutmeg'],
    ['peanut butter', 'peanuts'],
    ['cocoa butter', 'cocoa butter'],
    ['shea butter', '(shea butter)'],
  ]),
);

test(
  'foods that we do not know are unknown, and words alone are as well',
  reads([
    ['Zorbles', '(Zorbles)'],
    ['eggs and zorbles', 'egg; (zorbles)'],
    ['severe', '(severe)'],
    ['penicillin', '(penicillin)'],
    ['', ''],
  ]),
);

test('every name of every ingredient, in both languages, tells the allergens that it contains', () => {
  const missed = INGREDIENTS.flatMap(({ id, en, es, contains }) =>
    [...en, ...es]
      // Short for "until", far more often.
      .filter((name) => name !== 'til')
      .filter((name) => {
        const found = new Set(readFoods(name).flatMap(({ allergens }) => allergens));
        return contains.some((allergen) => !found.has(allergen));
      })
      .map((name) => `${id}: ${name}`),
  );
  expect(missed).toEqual([]);
});

test('allergens stand in the order of the nine', () => {
  const [first] = readFoods('trail mix');
  const places = first?.allergens.map((allergen) => ALLERGENS.indexOf(allergen)) ?? [];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
