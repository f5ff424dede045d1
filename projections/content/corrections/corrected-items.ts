import { sql, type Transaction } from 'kysely';
import type { CompiledItem } from '../compile.ts';
import type { ContentSchema } from '../content-schema.ts';
import { offeredItems } from '../layers.ts';
import {
  applyCorrection,
  type Correction,
  nameOf,
  storedItemSchema,
  valueAt,
} from './correction.ts';

export interface Applied {
  readonly correction: Correction;
  /** Value without the correction; undefined if there is none. */
  readonly ours: unknown;
  /** Reason why it has no effect; undefined while it applies. */
  readonly stale: string | undefined;
}

export const correctedItems = async (
  transaction: Transaction<ContentSchema>,
): Promise<readonly CompiledItem[]> => {
  const { items } = await applyCorrections(transaction);
  return items;
};

export const applyCorrections = async (
  database: Transaction<ContentSchema>,
): Promise<{ readonly items: readonly CompiledItem[]; readonly applied: readonly Applied[] }> => {
  const corrections = await readCorrections(database);
  const offered = await readOffered(database);
  const items = new Map<string, CompiledItem>();
  const applied = corrections.map((correction) => {
    const name = nameOf(correction);
    const before = items.get(name) ?? offered.get(name);
    const after =
      before === undefined ? `There is no ${name}.` : applyCorrection(before, correction);
    if (typeof after !== 'string') items.set(name, after);
    return {
      correction,
      ours: valueAt(offered.get(name), correction.field),
      stale: typeof after === 'string' ? after : undefined,
    };
  });
  return { items: [...items.values()], applied };
};

const readCorrections = async (
  database: Transaction<ContentSchema>,
): Promise<readonly Correction[]> => {
  const rows = await database
    .selectFrom('content_corrections')
    .selectAll()
    .orderBy('kind')
    .orderBy('id')
    .orderBy('field')
    .execute();
  return rows.map(
    ({ kind, id, field, value, source, url, verified, verified_by, verified_on }) => ({
      kind,
      id,
      field,
      value,
      source,
      url: url ?? undefined,
      verified,
      by: verified_by,
      on: verified_on,
    }),
  );
};

const readOffered = async (
  database: Transaction<ContentSchema>,
): Promise<ReadonlyMap<string, CompiledItem>> => {
  const { rows } = await sql<{ item: unknown }>`
    with offered as (${offeredItems})
    select item from offered
    where exists (
      select from content_corrections as correction
      where correction.kind = offered.kind and correction.id = offered.id
    )
  `.execute(database);
  const items = rows.map(({ item }) => storedItemSchema.parse(item));
  return new Map(items.map((item) => [nameOf(item), item]));
};
