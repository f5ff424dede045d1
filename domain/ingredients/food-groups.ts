import type { FoodLanguage, Ingredient } from './ingredient.contract.ts';
import { INGREDIENTS } from './ingredients.ts';

/** A word that names several foods of the table at once. */
interface FoodGroup extends Readonly<Record<FoodLanguage, readonly string[]>> {
  readonly ids: readonly string[];
}

const idsOf = (belongs: (food: Ingredient) => boolean): readonly string[] =>
  INGREDIENTS.filter(belongs).map(({ id }) => id);

export const FOOD_GROUPS: readonly FoodGroup[] = [
  {
    en: ['cheese', 'cheeses'],
    es: ['queso'],
    ids: idsOf(({ id, contains }) => /^(?:cheese-|queso)/.test(id) && contains.includes('milk')),
  },
  {
    en: ['dairy', 'dairy product', 'lactose'],
    es: ['lácteo', 'producto lácteo', 'lactosa'],
    ids: idsOf(({ kind, contains }) => kind === 'dairy' && contains.includes('milk')),
  },
  {
    en: ['nut', 'tree nut', 'treenut'],
    es: ['nuez', 'nuez de árbol', 'fruto seco', 'frutos de cáscara'],
    ids: idsOf(({ kind, contains }) => kind === 'nut-seed' && contains.includes('treeNuts')),
  },
  {
    en: ['fish', 'finned fish'],
    es: ['pescado', 'pez'],
    ids: idsOf(({ kind, contains }) => kind === 'fish' && contains.includes('fish')),
  },
  {
    en: ['shellfish', 'crustacean'],
    es: ['marisco', 'crustáceo'],
    ids: idsOf(({ kind, contains }) => kind === 'fish' && contains.includes('shellfish')),
  },
  {
    en: ['seafood'],
    es: ['comida de mar'],
    ids: idsOf(({ kind }) => kind === 'fish'),
  },
  {
    en: ['wheat'],
    es: ['trigo'],
    ids: idsOf(({ kind, contains }) => kind !== 'label-word' && contains.includes('wheat')),
  },
  { en: ['gluten'], es: ['gluten'], ids: idsOf(({ gluten }) => gluten === 'contains') },
  {
    en: ['soy', 'soya', 'soybean'],
    es: ['soya', 'soja'],
    ids: idsOf(({ kind, contains }) => kind === 'legume' && contains.includes('soy')),
  },
  {
    en: ['flour'],
    es: ['harina'],
    ids: ['all-purpose-flour', 'whole-wheat-flour', 'cake-flour', 'spelt-flour'],
  },
  {
    en: ['bread', 'toast'],
    es: ['pan'],
    ids: idsOf(
      ({ kind, id, contains }) =>
        kind === 'bread' && contains.includes('wheat') && !id.includes('mix'),
    ),
  },
  {
    en: ['bean'],
    es: ['frijol', 'poroto', 'habichuela'],
    ids: ['black-beans', 'kidney-beans', 'pinto-beans', 'white-beans', 'refried-beans'],
  },
  { en: ['tortilla'], es: ['tortilla'], ids: ['tortilla-corn', 'tortilla-flour'] },
];
