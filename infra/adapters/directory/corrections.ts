import { type Kysely, sql, type Transaction } from 'kysely';
import { type Columns, type Correction, LISTED } from './correction-fields.ts';
import { locateAddress } from './locate-address.ts';
import { awaitImport, tellSearches } from './tell-searches.ts';

// Shared by the importers, which own the listings, and by the command that answers listing reports.
// `writeProviders` of the importers keeps corrections over later values of a source.

export interface CorrectOptions {
  readonly providerId: string;
  readonly corrections: readonly Correction[];
  /** Report that the correction answers. */
  readonly reportId?: string | undefined;
}

/**
 * Corrects a listing, even a retired one, now and for every later import. Returns whether the listing exists.
 * Throws a `RefusedCorrectionError` for an address that cannot be located.
 */
export const correctProvider = async <Schema>(
  database: Kysely<Schema>,
  { providerId, corrections, reportId }: CorrectOptions,
): Promise<boolean> =>
  await database.transaction().execute(async (transaction) => {
    await awaitImport(transaction);
    const listing = await lockListing(transaction, providerId);
    if (listing === undefined) return false;
    for (const { field, columns } of corrections.toSorted(leavingLast)) {
      const { street, city, state, zip } = listing.row;
      const whole =
        field === ADDRESS
          ? await locateAddress(transaction, { street, city, state, zip, ...columns })
          : columns;
      await keepCorrection(transaction, { listing, field, columns: whole, reportId });
      if (field === LISTED) await move(transaction, providerId, { to: 'retired_providers' });
      else await setColumns(transaction, listing, whole);
    }
    await tellSearches(transaction, { providerId, hasMoved: corrections.some(moves) });
    return true;
  });

/**
 * Withdraws a correction: the listing shows the value of its source again. Returns whether there was such a
 * correction.
 */
export const withdrawCorrection = async <Schema>(
  database: Kysely<Schema>,
  { providerId, field }: { readonly providerId: string; readonly field: string },
): Promise<boolean> =>
  await database.transaction().execute(async (transaction) => {
    await awaitImport(transaction);
    const listing = await lockListing(transaction, providerId);
    const { rows } = await sql<{ imported_value: Columns }>`
      delete from provider_corrections where provider_id = ${providerId} and field = ${field}
      returning imported_value
    `.execute(transaction);
    const [withdrawn] = rows;
    if (withdrawn === undefined) return false;
    if (listing === undefined) return true;
    if (field === LISTED) await move(transaction, providerId, { to: 'providers' });
    else await setColumns(transaction, listing, withdrawn.imported_value);
    await tellSearches(transaction, { providerId, hasMoved: moves({ field }) });
    return true;
  });

const leavingLast = (one: Correction, other: Correction): number =>
  Number(one.field === LISTED) - Number(other.field === LISTED);

const ADDRESS = 'address';

const moves = ({ field }: Pick<Correction, 'field'>): boolean =>
  field === ADDRESS || field === LISTED;

interface Listing {
  readonly id: string;
  readonly table: Table;
  readonly row: Columns;
}

type Table = 'providers' | 'retired_providers';

const lockListing = async <Schema>(
  transaction: Transaction<Schema>,
  id: string,
): Promise<Listing | undefined> => {
  for (const table of ['providers', 'retired_providers'] as const) {
    const { rows } = await sql<{ row: Columns }>`
      select to_jsonb(listing) as row from ${sql.table(table)} as listing where id = ${id} for update
    `.execute(transaction);
    if (rows[0] !== undefined) return { id, table, row: rows[0].row };
  }
  return undefined;
};

/** Stores a correction. The source's own value is kept from the first correction of a field on. */
const keepCorrection = async <Schema>(
  transaction: Transaction<Schema>,
  {
    listing,
    field,
    columns,
    reportId,
  }: {
    readonly listing: Listing;
    readonly field: string;
    readonly columns: Columns;
    readonly reportId: string | undefined;
  },
): Promise<void> => {
  const imported = Object.fromEntries(
    Object.keys(columns).map((name) => [name, listing.row[name] ?? null]),
  );
  await sql`
    insert into provider_corrections (provider_id, field, value, imported_value, report_id)
    values (
      ${listing.id}, ${field}, ${JSON.stringify(columns)}::jsonb,
      ${JSON.stringify(imported)}::jsonb, ${reportId ?? null}
    )
    on conflict (provider_id, field) do update
    set value = excluded.value, corrected_at = excluded.corrected_at, report_id = excluded.report_id
  `.execute(transaction);
};

const setColumns = async <Schema>(
  transaction: Transaction<Schema>,
  { id, table }: Listing,
  columns: Columns,
): Promise<void> => {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`
    update ${sql.table(table)} set (${names}) = (
      select ${names}
      from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(columns)}::jsonb)
    )
    where id = ${id}
  `.execute(transaction);
};

/** Moves a listing into or out of the directory, and updates the counts that visitors see. */
const move = async <Schema>(
  transaction: Transaction<Schema>,
  id: string,
  { to }: { readonly to: Table },
): Promise<void> => {
  const from = to === 'providers' ? 'retired_providers' : 'providers';
  const columns = await columnsOfBoth(transaction);
  await sql`
    with moved as (
      delete from ${sql.table(from)} where id = ${id} returning ${columns}
    ),
    counted as (
      update category_counts set count = count + ${to === 'providers' ? 1 : -1}
      from moved where category_counts.category = any (moved.categories)
    )
    insert into ${sql.table(to)} (${columns}) select * from moved
  `.execute(transaction);
};

/** Stored columns of both tables; generated ones follow from them. */
const columnsOfBoth = async <Schema>(transaction: Transaction<Schema>) => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'providers'::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum
  `.execute(transaction);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
};
