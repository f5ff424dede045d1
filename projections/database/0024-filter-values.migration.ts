import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Functions that count what the matches of a search say, for the choices of the filters: while the index
 * is read, since to return a thousand matches and count them afterwards took half as long again.
 */
export const filterValues: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const columns = sql.raw(
  'ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting, insurance',
);

// The columns that one filter reads, or a few that are often the same together. With null, all matches.
const counted = sql`
  case grouping(ages_from, languages, tags, telehealth, insurance)
    when 15 then json_build_object('ages_from', ages_from, 'ages_to', ages_to)
    when 23 then json_build_object('languages', languages)
    when 27 then json_build_object('tags', tags)
    when 29 then json_build_object('telehealth', telehealth, 'in_home', in_home,
      'medicaid', medicaid, 'accepting', accepting)
    when 30 then json_build_object('insurance', insurance)
  end::text, count(*)::integer`;

const sets = sql`grouping sets (
  (ages_from, ages_to), (languages), (tags), (telehealth, in_home, medicaid, accepting), (insurance), ()
)`;

const statements = [
  // As `candidates_near` finds them.
  sql`create function filter_values_near(
        here cube, chord double precision, query tsquery, most integer
      ) returns table (says text, listings integer)
      language sql stable set enable_sort = off
      as $$
        select ${counted}
        from (
          select ${columns} from providers
          where point <@ cube_enlarge(here, chord, 3) and document @@ query
            and point <-> here <= chord
          order by point <-> here limit most
        ) as matches
        group by ${sets}
      $$`,
  // As `candidates` finds them, each once.
  sql`create function filter_values(
        here cube, chord double precision, queries tsquery[], steps integer[], rare tsquery[],
        most integer, enough integer
      ) returns table (says text, listings integer)
      language sql stable
      as $$
        select ${counted}
        from (
          select ${columns}
          from (
            select distinct on (tuple) * from
              candidates(here, chord, queries, steps, rare, most, enough)
          ) as distinct_matches
          order by id limit most
        ) as matches
        group by ${sets}
      $$`,
];
