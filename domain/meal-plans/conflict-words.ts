import type { Watched } from '../ingredients/allergen-states.ts';
import { ALLERGEN_WORDS } from '../ingredients/allergens.constants.ts';
import { ingredientName } from '../ingredients/ingredients.ts';
import { say } from '../kernel/message.ts';
import { TEXTURE_WORDS } from '../recipes/recipes.constants.ts';
import type { Speech } from '../recipes/speech.ts';
import { type Conflict, conflictsOf, type Wish } from './conflicts.ts';
import { MEAL_WORDS } from './meal-plans.constants.ts';
import type { Kitchen } from './plan-meals.ts';

/** "Dinner: no recipe is free of wheat, egg and soy in 20 minutes." With the child's name where there are several. */
export const conflictLines = (kitchen: Kitchen, speech: Speech): readonly string[] =>
  conflictsOf(kitchen).map((conflict) => {
    const sentence = lineOf(conflict, speech);
    const child = kitchen.children.find(({ profileId }) => profileId === conflict.profileId);
    return child === undefined || kitchen.children.length === 1
      ? sentence
      : `${child.childName}: ${sentence}`;
  });

const lineOf = ({ meal: name, wishes }: Conflict, speech: Speech): string => {
  const { language, translate } = speech;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const meal = translate(MEAL_WORDS[name]);
  const minutes = wishes.find((wish) => wish.kind === 'minutes')?.minutes;
  const free = wishes.flatMap((wish) => (wish.kind === 'free-of' ? [wish.watched] : []));
  const others = wishes.filter(({ kind }) => kind !== 'free-of' && kind !== 'minutes');
  const allergens = list.format(free.map((watched) => watchedWords(watched, speech)));
  if (others.length > 0) {
    const wishTexts = wishes.map((wish) => wishWords(wish, speech));
    return translate(
      say('{meal}: no recipe meets all of this: {wishes}.', {
        meal,
        wishes: list.format(wishTexts),
      }),
    );
  }
  if (free.length === 0)
    return translate(
      say('{meal}: no recipe is done in {minutes} minutes.', { meal, minutes: minutes ?? 0 }),
    );
  return minutes === undefined
    ? translate(say('{meal}: no recipe is free of {allergens}.', { meal, allergens }))
    : translate(
        say('{meal}: no recipe is free of {allergens} in {minutes} minutes.', {
          meal,
          allergens,
          minutes,
        }),
      );
};

const watchedWords = (watched: Watched, { translate }: Speech): string =>
  translate(watched === 'gluten' ? say('Gluten') : ALLERGEN_WORDS[watched]).toLowerCase();

const wishWords = (wish: Wish, speech: Speech): string => {
  const { language, translate } = speech;
  switch (wish.kind) {
    case 'free-of':
      return translate(say('free of {allergen}', { allergen: watchedWords(wish.watched, speech) }));
    case 'without':
      return translate(say('without {food}', { food: ingredientName(wish.food, language) }));
    case 'not':
      return translate(say('not {texture}', { texture: translate(TEXTURE_WORDS[wish.texture]) }));
    case 'only': {
      const textures = wish.textures.map((texture) => translate(TEXTURE_WORDS[texture]));
      return translate(say('only {textures}', { textures: textures.join(', ') }));
    }
    case 'smell':
      return translate(say('as little smell as wished'));
    case 'temperature':
      return translate(say('the temperature that is wished'));
    case 'minutes':
      return translate(say('in {minutes} minutes', { minutes: wish.minutes }));
  }
};
