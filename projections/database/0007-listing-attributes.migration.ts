import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Filter columns, sources, retired providers and operators' corrections. A later column of
 * listings has to be added twice: to `providers` and to `retired_providers`.
 */
export const listingAttributes: Migration = {
  up: async (database) => {
    for (const statement of [...attributes, ...document, ...words, ...beside, ...imports])
      await statement.execute(database);
  },
};

const attributes = [
  // Null: its source does not say. Ages in years; to 99 is without end.
  sql`alter table providers
    add column ages_from smallint check (ages_from between 0 and 99),
    add column ages_to smallint check (ages_to between 0 and 99),
    add column languages text[] not null default '{}',
    add column telehealth boolean,
    add column in_home boolean,
    add column medicaid boolean,
    add column accepting boolean,
    add column insurance text[] not null default '{}',
    add column waitlist text,
    add column requirements text,
    add column source_name text,
    add column licence text,
    add column imported_at timestamptz not null default now(),
    add check ((ages_from is null) = (ages_to is null) and ages_from <= ages_to)`,
  sql`update providers set
    source_name = case source when 'nppes' then 'National provider registry (NPPES)'
      else 'Made up for demonstration' end,
    licence = case source when 'nppes' then 'Public domain' end,
    imported_at = coalesce(
      (select published_at from directory_imports where directory_imports.id::text = import_id),
      now()
    )`,
];

const document = [
  sql`create function prefixed(prefix text, texts text[]) returns text[]
      language sql immutable parallel safe
      return case when cardinality(texts) = 0 then '{}' else
        string_to_array(prefix || array_to_string(texts, chr(31) || prefix), chr(31)) end`,
  // The sign keeps the filter "telehealth" apart from the word, and each filter from the others.
  // Ages past 21 are one: adults. A tag of several words remains one lexeme: "+tag:Early childhood".
  sql`create function attribute_lexemes(
      ages_from smallint, ages_to smallint, languages text[], tags text[],
      telehealth boolean, in_home boolean, medicaid boolean, accepting boolean
    ) returns tsvector language sql immutable parallel safe
    return array_to_tsvector(
      case when ages_from is null then '{}' else (array[
        '+age:0', '+age:1', '+age:2', '+age:3', '+age:4', '+age:5', '+age:6', '+age:7', '+age:8',
        '+age:9', '+age:10', '+age:11', '+age:12', '+age:13', '+age:14', '+age:15', '+age:16',
        '+age:17', '+age:18', '+age:19', '+age:20', '+age:21', '+age:adult'
      ])[least(ages_from, 22) + 1 : least(ages_to, 22) + 1] end ||
      case when languages = '{}' then '{}' else prefixed('+lang:', languages) end ||
      prefixed('+tag:', tags) ||
      case when telehealth then array['+telehealth'] else '{}' end ||
      case when in_home then array['+in-home'] else '{}' end ||
      case when medicaid then array['+medicaid'] else '{}' end ||
      case when accepting then array['+accepting'] else '{}' end
    )`,
  sql`alter table providers alter column document set expression as (
    setweight(to_tsvector('directory', name), 'A') ||
    setweight(to_tsvector('directory', joined(tags)), 'B') ||
    setweight(to_tsvector('directory', description || ' ' || city || ' ' || joined(insurance)), 'C') ||
    category_lexemes(categories) ||
    attribute_lexemes(
      ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting
    )
  )`,
];

const words = [
  sql`create function listing_words(providers) returns tsvector language sql immutable
      return to_tsvector(
        'directory_words',
        $1.name || ' ' || joined($1.tags) || ' ' || $1.description || ' ' || $1.city || ' ' ||
          joined($1.insurance)
      )`,
  // Half a minute for a million listings. Terms with "+" are internal; no user types them.
  sql`create or replace function refresh_directory_words() returns void language sql
      as $$
        delete from directory_words;
        with stems as (
          select word as lexeme, ndoc as listings from ts_stat('select document from providers')
          where word not like '+%'
        )
        insert into directory_words
        select word, lexeme, listings
        from ts_stat('select listing_words(providers) from providers')
        join stems on lexeme = (ts_lexize('english_stem', word))[1]
        union all
        select lexeme, lexeme, listings from stems where lexeme like '#%'
      $$`,
  // After a correction: its new words can be searched at once, and are counted by the next import.
  sql`create function add_words_of_listing(text) returns void language sql
      as $$
        insert into directory_words
        select lexeme, (ts_lexize('english_stem', lexeme))[1], 1
        from providers, unnest(tsvector_to_array(listing_words(providers))) as lexeme
        where id = $1 and (ts_lexize('english_stem', lexeme))[1] is not null
        on conflict (word) do nothing
      $$`,
];

const beside = [
  // Listings that their source no longer has. No search sees them; their page and a favorite do.
  sql`create table retired_providers (like providers including constraints)`,
  sql`alter table retired_providers
      drop column point,
      drop column document,
      add column retired_at timestamptz not null default now(),
      add primary key (id)`,
  // Corrections of the source, field by field. Both values are JSON objects of columns: an address,
  // for example, is one field of several columns.
  sql`create table provider_corrections (
    provider_id text not null,
    field text not null,
    value jsonb not null,
    imported_value jsonb not null,
    corrected_at timestamptz not null default now(),
    report_id text,
    primary key (provider_id, field)
  )`,
];

const imports = [
  sql`alter table directory_import_rejects rename to directory_import_remarks`,
  sql`alter index directory_import_rejects_import rename to directory_import_remarks_import`,
  // Name of the row in its file, and its outcome: a rejected row is not listed.
  sql`alter table directory_import_remarks rename column npi to record`,
  sql`alter table directory_import_remarks
      add column outcome text not null default 'rejected'`,
];
