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

/**
 * Read models may lag, and pages of the previous release may still be open, so families are searched for this
 * long.
 */
const OPEN_MS = DAY_MS;

const PAGE = 200;

const ACTOR = 'ingredient-corrections';

/**
 * Finds at startup which foods this release has corrected, and tells each family that has saved a recipe with
 * one of them which child must not have it. The family's stream ensures that it is told once. If killed, the
 * job starts over.
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
      // Runs once: a process of the previous release that still runs would take its own table for the newer
      // one.
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
  readonly held: Recipes;
  readonly signal: AbortSignal;
}

/** Resolves with the number of families that could not be told, and are retried. */
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
      // The error may repeat the family's own data.
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

/** Finds families in the read model; the family's own stream is checked before it is told. */
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
