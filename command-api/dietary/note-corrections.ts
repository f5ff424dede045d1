import {
  correctionsBetween,
  foodStatesOf,
  foodStatesSchema,
} from '@hearthway/domain/ingredients/corrections.ts';
import type { Ingredient } from '@hearthway/domain/ingredients/ingredient.contract.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

const MARK = 'food-states';

/**
 * Compares the table of foods with that of the previous release, and stores the corrections in one
 * transaction, so that each is found once, however many processes start.
 */
export const noteCorrections = async (
  { database, clock, newId }: Pick<CommandDependencies, 'database' | 'clock' | 'newId'>,
  foods: readonly Ingredient[],
): Promise<void> => {
  const states = foodStatesOf(foods);
  await database.transaction().execute(async (transaction) => {
    // The first release with this check has no earlier table to compare with.
    await transaction
      .insertInto('database_marks')
      .values({ name: MARK, value: JSON.stringify(states) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await transaction
      .selectFrom('database_marks')
      .select('value')
      .where('name', '=', MARK)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = foodStatesSchema.parse(JSON.parse(value));
    const corrections = correctionsBetween(known, states);
    if (Object.keys(corrections).length > 0)
      await transaction
        .insertInto('ingredient_corrections')
        .values({
          id: newId().replaceAll('-', ''),
          foods: JSON.stringify(corrections),
          found_at: clock(),
        })
        .execute();
    // Foods removed from the table stay known, in case they come back.
    await transaction
      .updateTable('database_marks')
      .set({ value: JSON.stringify({ ...known, ...states }) })
      .where('name', '=', MARK)
      .execute();
  });
};
