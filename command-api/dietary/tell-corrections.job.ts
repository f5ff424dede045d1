import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { recipes } from '@hearthway/domain/content/kinds.ts';
import { dietaryPlacesDecider } from '@hearthway/domain/dietary/dietary-places.decider.ts';
import { dietaryProfilesDecider } from '@hearthway/domain/dietary/dietary-profiles.decider.ts';
import { type Corrections, correctionsSchema } from '@hearthway/domain/ingredients/corrections.ts';
import { INGREDIENTS } from '@hearthway/domain/ingredients/ingredients.ts';
import { avoidedInProfile } from '@hearthway/domain/recipes/avoided-in-profile.ts';
import { correctedRecipes } from '@hearthway/domain/recipes/corrected-recipes.ts';
import type { Avoided } from '@hearthway/domain/recipes/fit.ts';
import { recipeMarksDecider } from '@hearthway/domain/recipes/recipe-marks.decider.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { processContext } from '../commands/process-context.ts';
import { accepted } from '../commands/send-position.ts';
import type { Job } from '../jobs/jobs.ts';
import { reasonOf } from '../policies/consequences.ts';
import { noteCorrections } from './note-corrections.ts';

/** Read models may be late, and pages of the release before may still be open: families are looked for that long. */
const OPEN_MS = DAY_MS;

/** Families that are read at once. */
const PAGE = 200;

/** Author of the events. */
const ACTOR = 'ingredient-corrections';

/**
 * Finds out at the start which foods this release has corrected, and tells each family that keeps a recipe with
 * one of them which a child of it must not have. A family is told once: its stream decides. Killed at any moment,
 * it begins again.
 */
export const tellCorrectionsJob = (
  dependencies: CommandDependencies,
  { foods = INGREDIENTS } = {},
): Job => {
  const { database, clock } = dependencies;
  const items = createItems({ database, kind: recipes });
  let isNoted = false;
  return {
    name: 'tell-corrections',
    everyMs: HOUR_MS,
    run: async (signal) => {
      // Once: a process of the release before that still runs would take its table for the newer one.
      if (!isNoted) await noteCorrections(dependencies, foods);
      isNoted = true;
      const open = await database
        .selectFrom('ingredient_corrections')
        .select(['id', 'foods', 'found_at'])
        .where('settled_at', 'is', null)
        .execute();
      for (const correction of open) {
        const corrections = correctionsSchema.parse(correction.foods);
        const listed = await items.list('en');
        const held = listed.filter(({ data }) =>
          data.lines.some(({ food, swap }) => food in corrections || (swap ?? '') in corrections),
        );
        const failed = await tellFamilies(dependencies, {
          id: correction.id,
          corrections,
          held,
          signal,
        });
        if (signal.aborted) return { isMore: false };
        const isOver = clock().getTime() - correction.found_at.getTime() >= OPEN_MS;
        if (isOver && failed === 0)
          await database
            .updateTable('ingredient_corrections')
            .set({ settled_at: clock() })
            .where('id', '=', correction.id)
            .execute();
      }
      return { isMore: false };
    },
  };
};

type Recipes = Parameters<typeof correctedRecipes>[0];

interface Correction {
  readonly id: string;
  readonly corrections: Corrections;
  /** Recipes with one of these foods. */
  readonly held: Recipes;
  readonly signal: AbortSignal;
}

/** Resolves with the number of families that could not be told, and are tried again. */
const tellFamilies = async (
  dependencies: CommandDependencies,
  { held, signal, ...correction }: Correction,
): Promise<number> => {
  const { logger } = dependencies;
  let failed = 0;
  const keepers = familiesThatKeep(
    dependencies,
    held.map(({ id }) => id),
  );
  for await (const userId of keepers) {
    if (signal.aborted) break;
    try {
      await tellFamily(dependencies, userId, { held, ...correction });
    } catch (error) {
      failed += 1;
      // The error may repeat what the family has told.
      logger.warn({ reason: reasonOf(error) }, 'A family was not told of a corrected food.');
    }
  }
  return failed;
};

const tellFamily = async (
  dependencies: CommandDependencies,
  userId: string,
  { id: correctionId, corrections, held }: Omit<Correction, 'signal'>,
): Promise<void> => {
  const children = await readAvoided(dependencies, userId);
  const recipeIds = correctedRecipes(held, children, corrections);
  if (recipeIds.length === 0) return;
  accepted(
    await dependencies.handle(recipeMarksDecider, {
      id: userId,
      command: { command: 'tell-correction', correctionId, recipeIds },
      context: processContext(dependencies, { userId, actor: ACTOR }),
    }),
  );
};

/** By the read model; the family's own stream is asked before it is told. */
async function* familiesThatKeep(
  { database }: Pick<CommandDependencies, 'database'>,
  recipeIds: readonly string[],
): AsyncGenerator<string> {
  for (let after = ''; recipeIds.length > 0; ) {
    const rows = await database
      .selectFrom('recipe_marks')
      .innerJoin('accounts', 'accounts.user_id', 'recipe_marks.user_id')
      .select('recipe_marks.user_id')
      .where('recipe_marks.user_id', '>', after)
      .where(sql<boolean>`recipe_marks.kept ?| ${recipeIds}::text[]`)
      .orderBy('recipe_marks.user_id')
      .limit(PAGE)
      .execute();
    for (const { user_id } of rows) yield user_id;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.user_id;
  }
}

/** All that each child of a family must not have. */
const readAvoided = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  familyId: string,
): Promise<readonly Avoided[]> => {
  const places = await readState(dietaryPlacesDecider, familyId);
  const profiles = await Promise.all(
    Array.from(places.keys(), (id) => readState(dietaryProfilesDecider, id)),
  );
  return profiles.flatMap((profile) =>
    profile.status === 'active' && profile.familyId === familyId
      ? [avoidedInProfile(profile.fields).avoided]
      : [],
  );
};
