import type { Recorded, View } from '../kernel/view.ts';
import type { RecipeMarksEvent } from './recipe-marks.events.ts';
import type { RecipeMark } from './recipes.constants.ts';
import type { RecipeMarks } from './recipes.contract.ts';

const COLUMNS = { kept: 'kept', made: 'made', 'went-well': 'went_well' } as const satisfies Record<
  RecipeMark,
  keyof RecipeMarks
>;

export const recipeMarksView: View<RecipeMarks, Recorded<RecipeMarksEvent>> = {
  evolve: (before, { type, data }) => {
    const row = before ?? { kept: [], made: [], went_well: [] };
    if (type === 'KeptRecipesCorrected') return row;
    const { recipeId, mark, isOn } = data;
    const column = COLUMNS[mark];
    const others = row[column].filter((id) => id !== recipeId);
    return { ...row, [column]: isOn ? [...others, recipeId] : others };
  },
};
