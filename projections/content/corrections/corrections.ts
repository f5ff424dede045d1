import type { Kysely } from 'kysely';
import type { ContentSchema } from '../content-schema.ts';
import { lockContent, publishEffective } from '../publish.ts';
import { type Applied, applyCorrections } from './corrected-items.ts';
import { type Correction, nameOf } from './correction.ts';

/**
 * Stores a correction, replacing one of the same field, and publishes the item with it. Rejects with one
 * sentence if the item has no such field, or the field does not allow the value.
 */
export const correct = async (
  database: Kysely<ContentSchema>,
  correction: Correction,
): Promise<void> =>
  await database.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    const { kind, id, field, value, source, url, verified, by, on } = correction;
    const kept = {
      value: JSON.stringify(value),
      source,
      url: url ?? null,
      verified,
      verified_by: by,
      verified_on: on,
    };
    await transaction
      .insertInto('content_corrections')
      .values({ kind, id, field, ...kept })
      .onConflict((conflict) => conflict.columns(['kind', 'id', 'field']).doUpdateSet(kept))
      .execute();
    const { applied } = await applyCorrections(transaction);
    const own = applied.find((it) => isOf(it.correction, correction));
    if (own?.stale !== undefined) throw new Error(own.stale);
    await publishEffective(transaction);
  });

/** Removes a correction and publishes the item without it. Returns whether there was one. */
export const uncorrect = async (
  database: Kysely<ContentSchema>,
  { kind, id, field }: Pick<Correction, 'kind' | 'id' | 'field'>,
): Promise<boolean> =>
  await database.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('content_corrections')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('field', '=', field)
      .executeTakeFirst();
    await publishEffective(transaction);
    return numDeletedRows > 0n;
  });

/** Lists all corrections, by item and field, with the reason if one no longer applies. */
export const listCorrections = async (
  database: Kysely<ContentSchema>,
): Promise<readonly Applied[]> =>
  await database.transaction().execute(async (transaction) => {
    const { applied } = await applyCorrections(transaction);
    return applied;
  });

const isOf = (one: Correction, other: Correction): boolean =>
  nameOf(one) === nameOf(other) && one.field === other.field;
