import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type Columns,
  type Correction,
  LISTED,
  RefusedCorrectionError,
} from './correction-fields.ts';

// Shared by the importers, which own the listings, and by the command that answers listing reports.
// `writeProviders` of the importers keeps corrections over later values of a source.

export interface CorrectOptions {
  readonly providerId: string;
  readonly corrections: readonly Correction[];
  /** The report that they answer. */
  readonly reportId?: string | undefined;
}

/**
 * Corrects a listing, also one that has retired, at once and for every later import. Answers whether
 * there is such a listing. Throws a `RefusedCorrectionError` for an address that cannot be located.
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
      const whole = field === ADDRESS ? await locate(transaction, listing.row, columns) : columns;
      await keepCorrection(transaction, { listing, field, columns: whole, reportId });
      if (field === LISTED) await move(transaction, providerId, { to: 'retired_providers' });
      else await setColumns(transaction, listing, whole);
    }
    await tellSearches(transaction, { providerId, fields: corrections.map(({ field }) => field) });
    return true;
  });

/**
 * Takes a correction back: the listing says again what its source says. Answers whether there was
 * such a correction.
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
    await tellSearches(transaction, { providerId, fields: [field] });
    return true;
  });

const leavingLast = (one: Correction, other: Correction): number =>
  Number(one.field === LISTED) - Number(other.field === LISTED);

/**
 * One that is being published has read the corrections already, and would write over this one.
 * `writeProviders` of the importers locks the table against it.
 */
const awaitImport = async <Schema>(transaction: Transaction<Schema>): Promise<void> => {
  await sql`lock table provider_corrections in row exclusive mode`.execute(transaction);
};

const ADDRESS = 'address';

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

/** The source's own value is kept from the first correction of a field on. */
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

/** Its words can be searched at once, and the map of the country has it where it is now. */
const tellSearches = async <Schema>(
  transaction: Transaction<Schema>,
  { providerId, fields }: { readonly providerId: string; readonly fields: readonly string[] },
): Promise<void> => {
  await sql`select add_words_of_listing(${providerId})`.execute(transaction);
  if (fields.includes(ADDRESS) || fields.includes(LISTED))
    await sql`select refresh_map_cells()`.execute(transaction);
};

/** The whole address, and its point: that of the ZIP code, or of the city. */
const locate = async <Schema>(
  transaction: Transaction<Schema>,
  { street, city, state, zip }: Columns,
  columns: Columns,
): Promise<Columns> => {
  const address = { street, city, state, zip, ...columns };
  const { rows } = await sql<{ latitude: number; longitude: number }>`
    select latitude, longitude, 1 as choice from zip_codes
    where zip = ${address.zip} and state = ${address.state}
    union all
    select latitude, longitude, 2 from cities
    where name_key = ${placeNameKey(String(address.city))} and state = ${address.state}
    order by choice limit 1
  `.execute(transaction);
  const [point] = rows;
  if (point === undefined)
    throw new RefusedCorrectionError(
      `We couldn’t find ${[address.city, address.state, address.zip].join(' ').trim()}: check the city, the state and the ZIP code.`,
    );
  return { ...address, latitude: point.latitude, longitude: point.longitude };
};

/** Into the directory or out of it, with the counts that visitors see. */
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

/** Those that are stored; the others follow from them. */
const columnsOfBoth = async <Schema>(transaction: Transaction<Schema>) => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'providers'::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum
  `.execute(transaction);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
};
