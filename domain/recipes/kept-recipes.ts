import type { RecipeData } from '../content/recipe.contract.ts';
import { ingredientName } from '../ingredients/ingredients.ts';
import { say } from '../kernel/message.ts';
import { type Avoided, fitOf } from './fit.ts';
import { lineChangeWords, reasonLine } from './recipe-words.ts';
import type { KeptRecipe } from './recipes.contract.ts';
import type { Speech } from './speech.ts';

interface Kitchen {
  readonly children: readonly { readonly childName: string; readonly avoided: Avoided }[];
  readonly recipes: readonly { readonly id: string; readonly data: RecipeData }[];
}

/**
 * Recipes that a family keeps and that a food speaks against for one of its children, judged by the profiles and
 * the table of foods as they are now. Those that no change helps come first.
 */
export const keptRecipesToCheck = (
  kept: readonly string[],
  { children, recipes }: Kitchen,
  speech: Speech,
): readonly KeptRecipe[] => {
  const found = kept.flatMap((id): readonly KeptRecipe[] => {
    const recipe = recipes.find((each) => each.id === id);
    if (recipe === undefined) return [];
    const fitLines = children.flatMap((child) => linesFor(child, recipe.data, speech));
    const verdict = fitLines.some((line) => line.verdict === 'no') ? 'no' : 'changed';
    const says = fitLines.map((line) => line.says);
    return says.length === 0 ? [] : [{ id, title: speech.titleOf(id), verdict, says }];
  });
  const isOut = ({ verdict }: KeptRecipe): boolean => verdict === 'no';
  return [...found.filter(isOut), ...found.filter((recipe) => !isOut(recipe))];
};

interface Line {
  readonly verdict: KeptRecipe['verdict'];
  readonly says: string;
}

const linesFor = (
  { childName: name, avoided }: Kitchen['children'][number],
  data: RecipeData,
  { language, translate }: Speech,
): readonly Line[] => {
  const { reasons, changes } = fitOf(data, avoided);
  const nameOf = (id: string): string => ingredientName(id, language);
  const reason = reasons.find(({ kind }) => kind === 'allergen' || kind === 'food');
  if (reason !== undefined) {
    const words = reasonLine(reason, nameOf, translate);
    return [
      { verdict: 'no', says: translate(say('Not for {name}: {reason}', { name, reason: words })) },
    ];
  }
  if (changes.length === 0) return [];
  const words = lineChangeWords(changes, nameOf, translate).join(', ');
  return [
    {
      verdict: 'changed',
      says: translate(say('For {name}: {changes}', { name, changes: words })),
    },
  ];
};
