import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Listings are found by the insurance that they take, and cities by a misspelled name. */
export const insuranceFilter: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  // An insurer has many names and plans; `INSURERS` of the domain lists the ids.
  sql`create function insurer_key(text) returns text language sql immutable strict parallel safe
      return case
        when $1 ~* '\\maetna' then 'aetna'
        when $1 ~* '\\m(blue ?cross|blue ?shield|bcbs|anthem)' then 'blue-cross'
        when $1 ~* '\\m(cigna|evernorth)' then 'cigna'
        when $1 ~* '\\mhumana' and $1 !~* 'military' then 'humana'
        when $1 ~* '\\mkaiser' then 'kaiser'
        when $1 ~* '\\mmolina' then 'molina'
        when $1 ~* '\\m(tricare|champva|humana military)' then 'tricare'
        when $1 ~* '\\m(united ?health|uhc|optum)' then 'united'
        when $1 ~* '\\mmedicaid' then 'medicaid'
        when $1 ~* '\\mmedicare' then 'medicare'
        else lower(btrim($1))
      end`,
  sql`create function insurance_lexemes(text[]) returns tsvector language sql immutable parallel safe
      return case when cardinality($1) = 0 then ''::tsvector else (
        select array_to_tsvector(coalesce(array_agg('+insurance:' || insurer_key(insurer)), '{}'))
        from unnest($1) as insurer where btrim(insurer) <> ''
      ) end`,
  sql`alter table providers alter column document set expression as (
    setweight(to_tsvector('directory', name), 'A') ||
    setweight(to_tsvector('directory', joined(tags)), 'B') ||
    setweight(to_tsvector('directory', description || ' ' || city || ' ' || joined(insurance)), 'C') ||
    category_lexemes(categories) ||
    attribute_lexemes(
      ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting
    ) ||
    insurance_lexemes(insurance)
  )`,
  sql`create index cities_name_alike on cities using gin (name_key gin_trgm_ops)`,
];
