import type { Decider } from '../kernel/decider.ts';
import { type RecipeMarksEvent, recipeMarksStream } from './recipe-marks.events.ts';
import { MARKED_RECIPES_LIMIT, type RecipeMark } from './recipes.constants.ts';

/** Marks that are on, each as `mark recipeId`. */
type MarksState = ReadonlySet<string>;

export interface MarkRecipe {
  readonly command: 'mark';
  readonly recipeId: string;
  readonly mark: RecipeMark;
  readonly isOn: boolean;
}

const keyOf = ({ mark, recipeId }: Pick<MarkRecipe, 'mark' | 'recipeId'>): string =>
  `${mark} ${recipeId}`;

/** A mark is on or off. Beyond the limit another one is silently not taken. */
export const recipeMarksDecider: Decider<MarksState, MarkRecipe, RecipeMarksEvent, never> = {
  stream: recipeMarksStream,
  initialState: new Set(),
  evolve: (state, { data }) => {
    const next = new Set(state);
    if (data.isOn) next.add(keyOf(data));
    else next.delete(keyOf(data));
    return next;
  },
  decide: ({ recipeId, mark, isOn }, state) => {
    if (state.has(keyOf({ recipeId, mark })) === isOn) return [];
    if (isOn && state.size >= MARKED_RECIPES_LIMIT) return [];
    return [{ type: 'RecipeMarked', data: { recipeId, mark, isOn } }];
  },
};

/** Ids of recipes that bear a mark. */
export const markedIn = (state: MarksState, mark: RecipeMark): ReadonlySet<string> =>
  new Set(
    [...state].flatMap((key) => (key.startsWith(`${mark} `) ? [key.slice(mark.length + 1)] : [])),
  );
