import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Wait at a listing as families told it: months, number of families and first day, as JSON. No import writes
 * it, and a listing that leaves the directory loses it.
 */
export const waits: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`alter table providers add column wait jsonb`,
  sql`alter table retired_providers add column wait jsonb`,
  // "+wait" where one is known, and a lexeme for each limit of the filter that it is above.
  sql`create function wait_lexemes(jsonb) returns tsvector language sql immutable parallel safe
      return case when $1 is null then ''::tsvector else array_to_tsvector(
        array['+wait'] ||
        case when ($1 ->> 'months')::integer > 1 then array['+wait-over:1'] else '{}' end ||
        case when ($1 ->> 'months')::integer > 3 then array['+wait-over:3'] else '{}' end ||
        case when ($1 ->> 'months')::integer > 6 then array['+wait-over:6'] else '{}' end ||
        case when ($1 ->> 'months')::integer > 12 then array['+wait-over:12'] else '{}' end
      ) end`,
  sql`alter table providers alter column document set expression as (
    setweight(to_tsvector('directory', name), 'A') ||
    setweight(to_tsvector('directory', joined(tags)), 'B') ||
    setweight(to_tsvector('directory', description || ' ' || city || ' ' || joined(insurance)), 'C') ||
    category_lexemes(categories) ||
    attribute_lexemes(
      ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting
    ) ||
    insurance_lexemes(insurance) ||
    wait_lexemes(wait)
  )`,
  // Listings with a wait, to take it away again.
  sql`create index providers_wait on providers (id) where wait is not null`,
];
