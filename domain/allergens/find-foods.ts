import type { Allergen } from '../ingredients/allergens.constants.ts';
import type { Ingredient } from '../ingredients/ingredient.contract.ts';
import { INGREDIENTS } from '../ingredients/ingredients.ts';
import { slipsBetween } from '../kernel/slips-between.ts';
import { FOOD_WORDS } from './food-words.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { soundOf, type TypedWord, wordsIn } from './typed-words.ts';

/** All that a name can stand for. */
interface Food {
  readonly allergens: readonly Allergen[];
  readonly isAmbiguous: boolean;
  readonly gluten: boolean;
  readonly isWhole: boolean;
  readonly ingredients: readonly string[];
}

/** A food at its place in a text. */
export interface FoundFood {
  readonly food: Food;
  readonly words: readonly TypedWord[];
  /** Found in spite of two slips. */
  readonly isGuess: boolean;
}

/** A word between foods. */
export interface PlainWord {
  readonly food: null;
  readonly words: readonly TypedWord[];
}

const keyOf = (name: string): string =>
  wordsIn(name)
    .map(({ stem }) => stem)
    .join(' ');

const plainFood = { isAmbiguous: false, gluten: false, isWhole: false, ingredients: [] } as const;

/** The allergens of a food of the table: those that it has, or else those that its recipe may bring. */
const ofIngredient = ({
  contains,
  mayContain,
  traces,
}: Ingredient): Pick<Food, 'allergens' | 'isAmbiguous'> => {
  const allergens = contains.length > 0 || traces ? contains : mayContain;
  return { allergens, isAmbiguous: allergens.length > 1 || contains.length < allergens.length };
};

/** "Walnuts (black)" is named "walnuts", too. */
const namesOf = ({ en, es }: Ingredient): readonly string[] =>
  [...en, ...es].flatMap((name) => [name, name.replace(/\s*\([^)]*\)/, '')]);

interface Named {
  readonly id: string;
  readonly key: string;
}

/** All names of the table by each of their words: reading three thousand names for each name takes seconds. */
const indexWords = (): ReadonlyMap<string, readonly Named[]> => {
  const found = new Map<string, Named[]>();
  for (const ingredient of INGREDIENTS)
    for (const key of new Set(namesOf(ingredient).map(keyOf)))
      for (const word of new Set(key.split(' ')))
        found.set(word, [...(found.get(word) ?? []), { id: ingredient.id, key }]);
  return found;
};

/** Ingredients with a name that holds the words of another. */
const namedLike = (
  namesByWord: ReadonlyMap<string, readonly Named[]>,
  key: string,
): readonly string[] => {
  const [word = ''] = key.split(' ');
  const named = (namesByWord.get(word) ?? []).filter((other) =>
    ` ${other.key} `.includes(` ${key} `),
  );
  return [...new Set(named.map(({ id }) => id))];
};

/** Foods by the stems of their names. Our own words outrank the table, which adds its ingredients. */
const indexNames = (): ReadonlyMap<string, Food> => {
  const foods = new Map<string, Food>();
  for (const { names, isAmbiguous, gluten, isWhole, allergens } of FOOD_WORDS)
    for (const key of names.map(keyOf))
      if (!foods.has(key))
        foods.set(key, {
          allergens,
          isAmbiguous: isAmbiguous === true,
          gluten: gluten === true,
          isWhole: isWhole === true,
          ingredients: [],
        });
  const own = new Set(foods.keys());
  for (const ingredient of INGREDIENTS)
    for (const key of new Set(namesOf(ingredient).map(keyOf))) {
      const known = foods.get(key);
      const ownFood = ofIngredient(ingredient);
      const food = known ?? { ...plainFood, ...ownFood };
      // The table adds nothing to words that we are sure of.
      const isSure = own.has(key) && !food.isAmbiguous;
      const allergens = isSure
        ? food.allergens
        : [...new Set([...food.allergens, ...ownFood.allergens])];
      foods.set(key, {
        ...food,
        allergens,
        isAmbiguous: food.isAmbiguous || (!isSure && (ownFood.isAmbiguous || allergens.length > 1)),
        ingredients: [...food.ingredients, ingredient.id],
      });
    }
  const namesByWord = indexWords();
  for (const [key, food] of foods)
    if (food.allergens.length === 0)
      foods.set(key, {
        ...food,
        ingredients: [...new Set([...food.ingredients, ...namedLike(namesByWord, key)])],
      });
  return foods;
};

/** Ingredients by the noun of their names: "beans" stands for black beans as well as baked ones. */
const indexNouns = (): ReadonlyMap<string, readonly string[]> => {
  const nouns = new Map<string, readonly string[]>();
  for (const { id, en, es } of INGREDIENTS) {
    const named = [
      ...en.map((name) => wordsIn(name).at(-1)),
      ...es.map((name) => wordsIn(name)[0]),
    ];
    for (const word of named)
      if (word !== undefined && word.plain.length > 3 && !nouns.get(word.stem)?.includes(id))
        nouns.set(word.stem, [...(nouns.get(word.stem) ?? []), id]);
  }
  return nouns;
};

/** Names of one word with an allergen that slips may lead to. */
const singleOf = (byName: ReadonlyMap<string, Food>) =>
  FOOD_WORDS.filter(({ isBroad }) => isBroad !== true)
    .flatMap(({ names }) => names.map(keyOf))
    .flatMap((key) => {
      const food = byName.get(key);
      return key.includes(' ') || food === undefined || food.allergens.length === 0
        ? []
        : [{ key, food }];
    });

const indexFoods = () => {
  const byName = indexNames();
  return {
    byName,
    byNoun: indexNouns(),
    single: singleOf(byName),
    /** Words of the longest name. */
    longest: Math.max(...Array.from(byName.keys(), (key) => key.split(' ').length)),
  };
};

let known: ReturnType<typeof indexFoods> | undefined;

/** Made when a text is read for the first time: most processes read none at their start. */
const foodIndex = (): ReturnType<typeof indexFoods> => {
  known ??= indexFoods();
  return known;
};

/** Letters from which on two slips are forgiven, one slip, and one that leaves all letters there. */
const TWO_SLIPS = 8;
const ONE_SLIP = 5;
const SWAP = 4;

const slippedTo = ({ plain, stem }: TypedWord): Omit<FoundFood, 'words'> | undefined => {
  if (PLAIN_WORDS.has(plain) || plain.length < SWAP) return undefined;
  const sound = soundOf(stem);
  const most = plain.length >= TWO_SLIPS ? 2 : 1;
  let best: { readonly slips: number; readonly food: Food } | undefined;
  for (const { key, food } of foodIndex().single) {
    const slips =
      soundOf(key) === sound && key.length >= SWAP - 1
        ? 0.5
        : key[0] === stem[0] && isLikely(stem, key)
          ? slipsBetween(stem, key, most)
          : Number.POSITIVE_INFINITY;
    if (slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { slips, food };
  }
  return best === undefined || best.slips === Number.POSITIVE_INFINITY
    ? undefined
    : { food: best.food, isGuess: best.slips > 1 };
};

/** Among short words, a changed letter makes another word: "Milo" is no milk, "Maya" no mayo. */
const isLikely = (stem: string, key: string): boolean =>
  stem.length >= ONE_SLIP && key.length >= ONE_SLIP - 1
    ? true
    : stem.length !== key.length ||
      Array.from(stem).toSorted().join('') === Array.from(key).toSorted().join('');

const nounOf = ({ plain, stem }: TypedWord): Omit<FoundFood, 'words'> | undefined => {
  const ingredients = PLAIN_WORDS.has(plain) ? undefined : foodIndex().byNoun.get(stem);
  return (
    ingredients && {
      food: { ...plainFood, allergens: [], isAmbiguous: true, ingredients },
      isGuess: false,
    }
  );
};

/** The foods of a text, the longest names first, with the words between them. */
export const findFoods = (words: readonly TypedWord[]): readonly (FoundFood | PlainWord)[] => {
  const items: (FoundFood | PlainWord)[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at);
    if (found !== undefined) {
      items.push(found);
      at += found.words.length;
      continue;
    }
    const word = words[at];
    if (word !== undefined) {
      const near = nounOf(word) ?? slippedTo(word);
      items.push(near === undefined ? { food: null, words: [word] } : { ...near, words: [word] });
    }
    at += 1;
  }
  return items;
};

const longestAt = (words: readonly TypedWord[], at: number): FoundFood | undefined => {
  const { byName, longest } = foodIndex();
  for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
    const run = words.slice(at, at + count);
    const food = byName.get(run.map(({ stem }) => stem).join(' '));
    // "Clara" and "til" are foods, too.
    const isPlain = count === 1 && run.some(({ plain }) => PLAIN_WORDS.has(plain));
    if (food !== undefined && !isPlain) return { food, words: run, isGuess: false };
  }
  return undefined;
};
