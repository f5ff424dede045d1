import type { RecipeLine } from '../content/recipe.contract.ts';
import { type Message, say } from '../kernel/message.ts';

const HEATS = ['poultry', 'ground-meat', 'egg', 'fish', 'whole-meat'] as const;

export type Heat = (typeof HEATS)[number];

const FOODS: Readonly<Record<Heat, readonly string[]>> = {
  poultry: ['chicken', 'chicken-ground', 'turkey-ground', 'chicken-nuggets'],
  'ground-meat': ['beef-ground'],
  egg: ['egg'],
  fish: ['fish-white', 'salmon'],
  'whole-meat': ['beef', 'pork', 'lamb'],
};

/** Inner temperatures by FoodSafety.gov, as the facts for meals have them (`meal-safe-temperatures`). */
export const HEAT_WORDS: Readonly<Record<Heat, Message>> = {
  poultry: say('Poultry is done at 165 °F (74 °C) inside.'),
  'ground-meat': say('Ground meat is done at 160 °F (71 °C) inside.'),
  egg: say('Dishes with egg are done at 160 °F (71 °C) inside.'),
  fish: say('Fish is done at 145 °F (63 °C) inside.'),
  'whole-meat': say(
    'Whole cuts of meat are done at 145 °F (63 °C) inside, after 3 minutes of rest.',
  ),
};

/** Kinds of food in a recipe that have a temperature to reach. */
export const heatsOf = (lines: readonly Pick<RecipeLine, 'food'>[]): readonly Heat[] =>
  HEATS.filter((heat) => lines.some(({ food }) => FOODS[heat].includes(food)));
