import { type Message, say } from '../kernel/message.ts';

/**
 * The nine major food allergens of US law (Food Allergen Labeling and Consumer Protection Act, with sesame
 * by the FASTER Act since 2023). `shellfish` is crustaceans by law; mollusks count as shellfish here, for safety.
 */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'treeNuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The allergens in words. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, Message>> = {
  milk: say('Milk'),
  egg: say('Egg'),
  fish: say('Fish'),
  shellfish: say('Shellfish'),
  treeNuts: say('Tree nuts'),
  peanuts: say('Peanuts'),
  wheat: say('Wheat'),
  soy: say('Soy'),
  sesame: say('Sesame'),
};
