import {
  NEAREST_SHOWN,
  NEAREST_WITHIN_MILES,
} from '@hearthway/domain/directory/directory.constants.ts';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { categoryTerm } from '@hearthway/domain/directory/search-terms.ts';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadSchema } from '../database/schema.ts';
import { DETAILS_COLUMNS, toDetails } from './details.ts';
import { hiddenPhones } from './hidden-phones.ts';
import { findRanked } from './ranked.ts';
import { addressOf, RESOURCE_COLUMNS, toResource } from './resource.ts';
import { quote } from './terms.ts';

/** Reads a listing with all known details, even if it has left the directory. */
export const readProvider = async (
  database: Kysely<ReadSchema>,
  id: string,
): Promise<Provider | undefined> => {
  const row = await selectProvider(database, id);
  if (row === undefined) return undefined;
  const isPhoneHidden = (await hiddenPhones(database, [id])).has(id);
  const sources = await sourcesOf(database, row);
  return {
    ...toResource(row, null),
    ...(isPhoneHidden && { phone: null }),
    isPhoneHidden,
    ...toDetails(row),
    provenance: {
      name: row.source_name,
      licence: row.licence,
      importedAt: row.imported_at.toISOString(),
      lastVerified: row.last_verified,
    },
    retiredAt: row.retired_at?.toISOString() ?? null,
    corrected: row.corrections.map(({ field }) => field),
    sources: isPhoneHidden ? sources.map((source) => ({ ...source, phone: null })) : sources,
    placedBy: await placedByOf(database, row),
    alike: await alikeOf(database, id),
    nearest: await nearestTo(database, row),
  };
};

const DETAILS = [...RESOURCE_COLUMNS, ...DETAILS_COLUMNS, 'licence', 'imported_at'] as const;

const selectProvider = (database: Kysely<ReadSchema>, id: string) =>
  database
    .selectFrom(
      database
        .selectFrom('providers')
        .select(DETAILS)
        .select(sql<Date | null>`null::timestamptz`.as('retired_at'))
        .where('id', '=', id)
        .unionAll(
          database
            .selectFrom('retired_providers')
            .select(DETAILS)
            .select('retired_at')
            .where('id', '=', id),
        )
        .as('listing'),
    )
    .selectAll()
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('provider_corrections')
          .select('field')
          .where('provider_id', '=', id)
          .orderBy('field'),
      ).as('corrections'),
    )
    .limit(1)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof selectProvider>>>;

/**
 * Reads the statements of each source. If only imports have made some, the listing's own source comes first.
 */
const sourcesOf = async (
  database: Kysely<ReadSchema>,
  listing: Row,
): Promise<Provider['sources']> => {
  const rows = await database
    .selectFrom('listing_sources')
    .select(['source_name as source', 'licence', 'as_of as asOf', 'url', 'name', 'phone'])
    .select(['address', 'website', 'counties', 'listed_as'])
    .where('provider_id', '=', listing.id)
    .orderBy('rank')
    .execute();
  const statements = rows.map(({ listed_as: _, ...row }) => ({
    ...row,
    counties: [...row.counties],
  }));
  if (rows.length === 0 || rows.some(({ listed_as: listedAs }) => listedAs === null))
    return statements;
  const own = {
    source: listing.source_name,
    licence: listing.licence,
    asOf: listing.last_verified,
    url: null,
    name: listing.name,
    phone: listing.phone,
    address: addressOf(listing),
    website: listing.website,
    counties: [],
  };
  return [own, ...statements];
};

/** Importers and corrections place an address at the center of its ZIP code, or else of its city. */
const placedByOf = async (
  database: Kysely<ReadSchema>,
  { zip, city, state, latitude, longitude }: Row,
): Promise<Provider['placedBy']> => {
  if (latitude === null || longitude === null) return null;
  const { rows } = await sql<{ kind: 'zip' | 'city' }>`
    select kind from (
      select 'zip' as kind, latitude, longitude from zip_codes where zip = ${zip}
      union all
      select 'city', latitude, longitude from cities
      where name_key = ${placeNameKey(city)} and state = ${state}
    ) as middle
    where latitude = ${latitude} and longitude = ${longitude}
    order by kind desc limit 1
  `.execute(database);
  return rows[0]?.kind ?? null;
};

const alikeOf = async (database: Kysely<ReadSchema>, id: string): Promise<Provider['alike']> => {
  const rows = await database
    .selectFrom('likely_duplicates')
    .innerJoin('providers', (join) =>
      join.on(({ eb, ref }) =>
        eb.or([
          eb.and([
            eb('likely_duplicates.provider_id', '=', id),
            eb('providers.id', '=', ref('likely_duplicates.other_id')),
          ]),
          eb.and([
            eb('likely_duplicates.other_id', '=', id),
            eb('providers.id', '=', ref('likely_duplicates.provider_id')),
          ]),
        ]),
      ),
    )
    .select(['providers.id', 'providers.name', 'street', 'city', 'state', 'zip'])
    .orderBy('providers.id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, address: addressOf(row) }));
};

const nearestTo = async (
  database: Kysely<ReadSchema>,
  { id, category, latitude, longitude, city, state }: Row,
): Promise<Provider['nearest']> => {
  if (latitude === null || longitude === null) return [];
  const { rows } = await sql<{ point: string }>`
    select ll_to_earth(${latitude}, ${longitude})::text as point
  `.execute(database);
  const [here] = rows;
  if (here === undefined) return [];
  const found = await findRanked(database, {
    steps: [[{ query: quote(categoryTerm(category)), rarest: undefined }]],
    terms: [],
    near: {
      place: { point: here.point, name: `${city}, ${state}` },
      radiusMiles: NEAREST_WITHIN_MILES,
    },
    sort: 'distance',
    offset: 0,
    // Reads one more, since the listing itself is included.
    limit: NEAREST_SHOWN + 1,
  });
  return found
    .filter((other) => other.id !== id)
    .slice(0, NEAREST_SHOWN)
    .map((other) => toResource(other, other.miles));
};
