import { expect, test } from 'vitest';
import { everyRow } from '../../kernel/every-row.fixture.ts';
import { recipeQuestionIn } from './recipe-question.ts';

/** "dinner: rice; without milk, gluten" */
const readAs = (text: string): string | null => {
  const question = recipeQuestionIn(text);
  if (question === null) return null;
  const { category, texture, hasLowSmell, search, without } = question;
  const avoided = [...without.allergens, ...(without.gluten ? ['gluten'] : [])];
  return [
    [category ?? 'any', texture, hasLowSmell ? 'low smell' : null].filter(Boolean).join(' '),
    ...(search === '' ? [] : [search]),
    ...(avoided.length === 0 ? [] : [`without ${avoided.join(' ')}`]),
  ].join('; ');
};

test(
  'a question what to cook is read in English and Spanish, with what is to be avoided',
  everyRow(
    [
      ['what can I cook for dinner without egg', 'dinner; without egg'],
      ['dinner ideas dairy-free with rice', 'dinner; rice; without milk'],
      ['peanut allergy, lunch ideas', 'lunch; without peanuts'],
      ['how do I make banana pancakes', 'any; banana pancakes'],
      ['crunchy snack ideas', 'snack crunchy'],
      ['receta sin huevo ni leche', 'any; without egg milk'],
      ['mi niña es alérgica al huevo, qué le cocino', 'any; without egg'],
      ['qué le doy de merienda que no huela fuerte', 'snack low smell'],
    ] as const,
    ([text, read]) => {
      expect(readAs(text)).toBe(read);
    },
  ),
);

test(
  'other questions with words of food ask for no recipe',
  everyRow(
    [
      'should I give her a dairy free diet',
      'free lunch at school, who qualifies',
      'how do I make a complaint',
      'who signs the lunch form',
      'he only eats chicken nuggets, what now',
      'are your recipes free',
      'where are the recipes',
      'can I hide his medicine in dinner without him knowing',
      'a recipe without xyzzy',
      '¿le doy melatonina con la cena?',
    ],
    (text) => {
      expect(recipeQuestionIn(text)).toBeNull();
    },
  ),
);
