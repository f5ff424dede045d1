import { registryPage } from '@hearthway/domain/directory/listing-sources.constants.ts';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';
import { type ComparedListing, sameness } from './sources/same-listing.ts';

interface Alike {
  readonly staged: ComparedListing & { readonly id: string };
  readonly known: ComparedListing & { readonly id: string };
}

const PAGE = 2_000;

/**
 * Finds staged listings that the directory has from another source. A listing that is certainly the same
 * clinic becomes a statement on the existing page, now and in later imports, and is removed from staging; one
 * that may be the same is linked to it, for a person to decide. Returns the number of staged rows that became
 * statements.
 */
export const joinKnown = async (
  transaction: Transaction<DirectoryImportSchema>,
  { id, source }: { readonly id: string; readonly source: string },
): Promise<number> => {
  // The planner knows nothing about the keys, and would sort those of a million rows.
  await sql`set local enable_mergejoin = off`.execute(transaction);
  await sql`declare alike_listings cursor for ${alikeListings({ id, source })}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<Alike>`
      fetch ${sql.lit(PAGE)} from alike_listings
    `.execute(transaction);
    if (rows.length === 0) break;
    const judged = rows.map(({ staged, known }) => ({
      pair: [staged.id, known.id] as const,
      sameness: sameness(staged, known),
    }));
    await insertJoined(
      transaction,
      new Map(judged.flatMap((one) => (one.sameness === 'same' ? [one.pair] : []))),
    );
    await insertLikely(
      transaction,
      judged.flatMap((one) => (one.sameness === 'likely' ? [one.pair] : [])),
    );
  }
  await sql`close alike_listings`.execute(transaction);
  await sql`set local enable_mergejoin = on`.execute(transaction);
  return await takeStatements(transaction, { id, source });
};

/** Returns the keys of a listing. Only listings that share a key are compared. */
const keysOf = (
  id: RawBuilder<unknown>,
  field: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  unnest(array[
    ${id},
    ${field('state')} || ' ' || ${field('phone')},
    ${field('state')} || ' ' || ${field('zip')} || ' ' || substring(${field('street')} from '[0-9]+'),
    ${field('state')} || ' ' || lower(${field('city')}) || ' '
      || left(translate(lower(${field('name')}), ' .,-’''&', ''), 8)
  ]) as key
`;

const alikeListings = ({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): RawBuilder<unknown> => {
  const staged = (name: string) => sql`(provider ->> ${sql.lit(name)})`;
  const known = (name: string) => sql.ref(`providers.${name}`);
  const compared = (field: (name: string) => RawBuilder<unknown>) =>
    sql.join(
      ['name', 'street', 'city', 'state', 'phone'].flatMap((name) => [sql.lit(name), field(name)]),
    );
  return sql`
    with known as materialized (
      select providers.id, key,
        jsonb_build_object('id', providers.id, 'npi', npi, ${compared(known)}) as compared
      from providers
      left join lateral (
        select coalesce(
          substring(providers.id from '^npi-([0-9]{10})$'),
          min(substring(url from '/provider-view/([0-9]{10})$'))
        ) as npi
        from listing_sources where provider_id = providers.id
      ) as numbers on true,
      ${keysOf(sql`'npi-' || npi`, known)}
      where source <> ${sql.lit(source)} and not is_demo and key is not null
        and not exists (select from offices where provider_id = providers.id)
    )
    select distinct on (provider_id, known.id)
      jsonb_build_object(
        'id', provider_id, 'npi', substring(provider_id from '^npi-([0-9]{10})$'),
        ${compared(staged)}
      ) as staged,
      known.compared as known
    from directory_import_rows, ${keysOf(sql`provider_id`, staged)}
    join known using (key)
    where import_id = ${sql.lit(Number(id))} and provider is not null
      and not exists (select from providers where id = provider_id)
      and not exists (
        select from listing_sources join providers on providers.id = listing_sources.provider_id
        where listed_as = directory_import_rows.provider_id
      )
    order by provider_id, known.id, line desc
  `;
};

/** Statements that come with the product rank before those of imports. */
const FIRST_RANK = 100;

/** `joined` maps a staged listing's id to the known one's. */
const insertJoined = async (
  transaction: Transaction<DirectoryImportSchema>,
  joined: ReadonlyMap<string, string>,
): Promise<void> => {
  // Deletes statements whose earlier match has left the directory.
  await sql`
    delete from listing_sources where listed_as = any (${[...joined.keys()]}::text[])
  `.execute(transaction);
  await sql`
    insert into listing_sources (provider_id, rank, source, source_name, name, address, listed_as)
    select known,
      row_number() over (partition by known order by staged) - 1 + (
        select greatest(${FIRST_RANK}, max(rank) + 1) from listing_sources
        where provider_id = known
      ),
      '', '', '', '', staged
    from unnest(${[...joined.keys()]}::text[], ${[...joined.values()]}::text[])
      as joined (staged, known)
  `.execute(transaction);
};

const insertLikely = async (
  transaction: Transaction<DirectoryImportSchema>,
  pairs: readonly (readonly [string, string])[],
): Promise<void> => {
  await sql`
    insert into likely_duplicates (provider_id, other_id)
    select least(one, other), greatest(one, other)
    from unnest(
      ${pairs.map(([one]) => one)}::text[], ${pairs.map(([, other]) => other)}::text[]
    ) as pairs (one, other)
    on conflict do nothing
  `.execute(transaction);
};

/**
 * Writes the staged rows of joined listings into their statements. A provider that has left removes its own.
 */
const takeStatements = async (
  transaction: Transaction<DirectoryImportSchema>,
  { id, source }: { readonly id: string; readonly source: string },
): Promise<number> => {
  await sql`
    with latest as (
      select distinct on (staged.provider_id) staged.*
      from directory_import_rows as staged join listing_sources on listed_as = staged.provider_id
      where import_id = ${id}
      order by staged.provider_id, line desc
    ),
    gone as (
      delete from listing_sources using latest
      where listed_as = latest.provider_id and provider is null
    )
    update listing_sources set
      source = ${source},
      source_name = provider ->> 'source_name',
      licence = provider ->> 'licence',
      as_of = provider ->> 'last_verified',
      url = ${registryPage('')} || substring(listed_as from '^npi-([0-9]{10})$'),
      name = provider ->> 'name',
      phone = provider ->> 'phone',
      website = provider ->> 'website',
      address = concat_ws(', ',
        nullif(provider ->> 'street', ''), nullif(provider ->> 'city', ''),
        trim((provider ->> 'state') || ' ' || (provider ->> 'zip'))
      ),
      tags = array(select jsonb_array_elements_text(provider -> 'tags')),
      categories = array(select jsonb_array_elements_text(provider -> 'categories')),
      medicaid = (provider ->> 'medicaid')::boolean
    from latest
    where listed_as = latest.provider_id and provider is not null
      and coalesce(provider ->> 'last_verified', '') >= coalesce(listing_sources.as_of, '')
  `.execute(transaction);
  const { numAffectedRows } = await sql`
    delete from directory_import_rows as staged using listing_sources, providers
    where staged.import_id = ${id} and listed_as = staged.provider_id
      and providers.id = listing_sources.provider_id
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
};

/**
 * Fills gaps in listings from joined statements, since an import of their own source has rewritten them. A
 * number or website that a person has removed by a correction stays removed.
 */
export const fillFromJoined = async (
  transaction: Transaction<DirectoryImportSchema>,
): Promise<void> => {
  await sql`
    with joined as (
      select provider_id,
        (array_agg(phone order by rank) filter (where phone is not null))[1] as phone,
        (array_agg(website order by rank) filter (where website is not null))[1] as website,
        bool_or(medicaid) as medicaid,
        array(
          select distinct tag from listing_sources as each, unnest(tags) as tag
          where each.provider_id = listing_sources.provider_id and listed_as is not null
        ) as tags,
        array(
          select distinct category from listing_sources as each, unnest(categories) as category
          where each.provider_id = listing_sources.provider_id
        ) as categories
      from listing_sources
      where listed_as is not null and not exists (
        select from provider_corrections as correction
        where correction.provider_id = listing_sources.provider_id
          and value ?| array['phone', 'website']
      )
      group by provider_id
    )
    update providers set
      phone = coalesce(providers.phone, joined.phone),
      website = coalesce(providers.website, joined.website),
      medicaid = coalesce(providers.medicaid, joined.medicaid),
      tags = providers.tags || array(
        select tag from unnest(joined.tags) as tag where tag <> all (providers.tags)
      ),
      categories = providers.categories || array(
        select category from unnest(joined.categories) as category
        where category <> all (providers.categories)
      )
    from joined
    where id = provider_id and (
      providers.phone is null and joined.phone is not null
      or providers.website is null and joined.website is not null
      or providers.medicaid is null and joined.medicaid is not null
      or not providers.tags @> joined.tags or not providers.categories @> joined.categories
    )
  `.execute(transaction);
};
