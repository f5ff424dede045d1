import type { Decider } from '../kernel/decider.ts';
import { readableOr } from '../kernel/personal.ts';
import { type RecipeMarksEvent, recipeMarksStream } from './recipe-marks.events.ts';
import { MARKED_RECIPES_LIMIT, type RecipeMark } from './recipes.constants.ts';

interface MarksState {
  /** Marks that are on, each as `mark recipeId`. */
  readonly marks: ReadonlySet<string>;
  /** Ids of the corrections that the family was told about. */
  readonly corrections: ReadonlySet<string>;
}

export interface MarkRecipe {
  readonly command: 'mark';
  readonly recipeId: string;
  readonly mark: RecipeMark;
  readonly isOn: boolean;
}

/** A food was corrected by what a child of the family must not have. */
interface TellCorrection {
  readonly command: 'tell-correction';
  readonly correctionId: string;
  /** Recipes with that food. */
  readonly recipeIds: readonly string[];
}

const keyOf = ({ mark, recipeId }: Pick<MarkRecipe, 'mark' | 'recipeId'>): string =>
  `${mark} ${recipeId}`;

/**
 * A mark is on or off. Beyond the limit another one is silently not taken. A correction is told once, of the
 * recipes that are kept.
 */
export const recipeMarksDecider: Decider<
  MarksState,
  MarkRecipe | TellCorrection,
  RecipeMarksEvent,
  never
> = {
  stream: recipeMarksStream,
  initialState: { marks: new Set(), corrections: new Set() },
  evolve: ({ marks, corrections }, { type, data }) => {
    if (type === 'KeptRecipesCorrected')
      return { marks, corrections: new Set(corrections).add(readableOr(data.correctionId, '')) };
    const next = new Set(marks);
    if (data.isOn) next.add(keyOf(data));
    else next.delete(keyOf(data));
    return { marks: next, corrections };
  },
  decide: (command, state) => {
    if (command.command === 'tell-correction') {
      const { correctionId } = command;
      const recipeIds = command.recipeIds.filter((id) => markedIn(state, 'kept').has(id));
      return recipeIds.length === 0 || state.corrections.has(correctionId)
        ? []
        : [{ type: 'KeptRecipesCorrected', data: { correctionId, recipeIds } }];
    }
    const { recipeId, mark, isOn } = command;
    if (state.marks.has(keyOf({ recipeId, mark })) === isOn) return [];
    if (isOn && state.marks.size >= MARKED_RECIPES_LIMIT) return [];
    return [{ type: 'RecipeMarked', data: { recipeId, mark, isOn } }];
  },
};

/** Ids of recipes that bear a mark. */
export const markedIn = ({ marks }: MarksState, mark: RecipeMark): ReadonlySet<string> =>
  new Set(
    [...marks].flatMap((key) => (key.startsWith(`${mark} `) ? [key.slice(mark.length + 1)] : [])),
  );
