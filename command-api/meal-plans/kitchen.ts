import { recipes } from '@hearthway/domain/content/kinds.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import type { Kitchen } from '@hearthway/domain/meal-plans/plan-meals.ts';
import { toPlannedChild } from '@hearthway/domain/meal-plans/planned-child.ts';
import type { Wishes } from '@hearthway/domain/meal-plans/week.contract.ts';
import { markedIn, recipeMarksDecider } from '@hearthway/domain/recipes/recipe-marks.decider.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface KitchenQuery {
  readonly familyId: string;
  readonly profileIds: readonly string[];
  readonly wishes: Wishes;
}

/** Refuses with `UnknownDietaryProfile` a removed profile, and one of another family. */
export const createReadKitchen = ({
  database,
  readState,
}: Pick<CommandDependencies, 'database' | 'readState'>) => {
  const items = createItems({ database, kind: recipes });
  return async ({ familyId, profileIds, wishes }: KitchenQuery): Promise<Kitchen> => {
    const [listed, marks, children] = await Promise.all([
      items.list('en'),
      readState(recipeMarksDecider, familyId),
      Promise.all(
        [...new Set(profileIds)].toSorted().map(async (profileId) => {
          const profile = await readState(dietaryProfilesDecider, profileId);
          if (profile.status !== 'active' || profile.familyId !== familyId) return [];
          return [toPlannedChild(profileId, profile.fields)];
        }),
      ),
    ]);
    return {
      children: children.flat(),
      recipes: listed.map(({ id, data }) => ({ id, data })),
      wishes,
      wentWell: markedIn(marks, 'went-well'),
    };
  };
};

/** Refuses the free plan with `MealPlansNeedPlus`. */
export const requirePlus = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  { familyId, now }: { readonly familyId: string; readonly now: Date },
): Promise<void> => {
  const plan = await readState(subscriptionDecider, familyId);
  if (tierAt(plan, now) === 'free') throw refuse('MealPlansNeedPlus');
};
