import { CATEGORIES, type CategoryId } from '@hearthway/domain/directory/categories.ts';
import { SPECIALTIES } from '@hearthway/domain/directory/taxonomy.ts';
import { type Kysely, sql } from 'kysely';
import type { SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import { NAMES } from './names.ts';

/** Percentages of the categories, about as in the national registry. */
const SHARES: Readonly<Record<CategoryId, number>> = {
  'mental-health': 42,
  dental: 14,
  'aba-therapy': 13,
  'physical-therapy': 10,
  'speech-therapy': 8,
  'occupational-therapy': 6,
  diagnosis: 3,
  community: 2,
  'early-intervention': 1.5,
  'childrens-health': 0.5,
};

/**
 * Replaces the directory by made-up listings that live where people live: each city has its share by
 * population, spread over the points of its ZIP codes. Stored as an import stores them, neighbors
 * side by side. Needs the places of the seed. The same listings every time.
 */
export const generateListings = async (
  database: Kysely<SessionsSchema>,
  count: number,
): Promise<void> => {
  await database.connection().execute(async (connection) => {
    await sql`truncate providers`.execute(connection);
    await sql`set max_parallel_workers_per_gather = 0`.execute(connection);
    await sql`select setseed(0.42)`.execute(connection);
    await sql`
      with cities_with_zips as (
        select name, c.state, population, array_agg(array[z.latitude, z.longitude] order by zip) points,
          array_agg(zip order by zip) zips
        from cities c join zip_codes z on z.city = c.name and z.state = c.state
        where population > 0
        group by name, c.state, population
      ),
      shares as (
        select *, sum(population) over (order by population desc, name, state) upto,
          sum(population) over () everybody
        from cities_with_zips
      ),
      seats as materialized (
        select name city, state, points, zips, random() place, random() trade, random() kind,
          random() person, random() first, random() last, random() rare, random() a, random() b,
          random() c, random() shuffled, random() age, random() language, random() remote,
          random() home, random() aid, random() room
        from shares, generate_series(
          floor((upto - population) * ${count} / everybody)::int + 1,
          floor(upto * ${count} / everybody)::int
        )
      ),
      specialties as (
        select * from jsonb_to_recordset(${JSON.stringify(specialtyRanges())}::jsonb)
          as s (category text, label text, specialty text, tags text[], low float, high float)
      )
      insert into providers (id, source, category, categories, name, description, tags, phone,
        street, city, state, zip, latitude, longitude, is_demo, last_verified, ages_from, ages_to,
        languages, telehealth, in_home, medicaid, accepting, source_name)
      select 'npi-' || 1000000000 + row_number() over (order by shuffled), 'nppes', category, array[category],
        case
          when person < 0.6 then ${pick('first', 'first')} || ' ' || surname
          when person < 0.72 then surname || ' ' || label || ${pick('suffix', 'c')}
          when person < 0.92 then ${pick('adjective', 'a')} || ' ' || ${pick('noun', 'b')} || ' ' ||
            label || ${pick('suffix', 'c')}
          else city || ' ' || label || ${pick('suffix', 'c')}
        end,
        specialty || ' in ' || city || ', ' || state || '.',
        tags, '(555) 555-0100', 100 + floor(a * 9000) || ' Main St', city, state,
        zips[spot], points[spot][1], points[spot][2], false,
        date '2026-11-01' - floor(age * 1000)::int,
        case when age < 0.7 then floor(age * 10) end,
        case when age < 0.3 then 6 when age < 0.6 then 18 when age < 0.7 then 99 end,
        case when language < 0.12 then '{en,es}'::text[] when language < 0.14 then '{en,zh}'
          when language < 0.15 then '{en,ar}' when language < 0.5 then '{en}' else '{}' end,
        case when remote < 0.25 then true when remote < 0.6 then false end,
        case when home < 0.08 then true end, case when aid < 0.4 then true end,
        case when room < 0.5 then true when room < 0.7 then false end,
        'National provider registry (NPPES)'
      from seats join specialties on trade >= low and trade < high,
        lateral (select 1 + floor(place * cardinality(zips))::int spot) spots,
        lateral (select case
          when rare < 0.6 then ${pick('last', 'last')}
          else ${pick('begin', 'a')} || ${pick('middle', 'b')} || ${pick('end', 'c')}
        end surname) surnames
      order by zips[spot], category, shuffled
    `.execute(connection);
  });
};

/** Squared, a random number falls on the earlier ones more often. */
const pick = (part: keyof typeof NAMES, random: string) => {
  const at = sql.ref(random);
  return sql`(${NAMES[part]}::text[])[1 + floor(${at} * ${at} * ${NAMES[part].length})::int]`;
};

interface SpecialtyRange {
  readonly category: CategoryId;
  /** Words in names of practices. */
  readonly label: string;
  readonly specialty: string;
  readonly tags: readonly string[];
  /** Chosen for random numbers from `low` to `high`, of 0 to 1. */
  readonly low: number;
  readonly high: number;
}

const specialtyRanges = (): readonly SpecialtyRange[] => {
  let low = 0;
  return CATEGORIES.flatMap(({ id, name }) => {
    const specialties = [...SPECIALTIES.values()].filter(({ category }) => category === id);
    // The first few are the bulk of each trade.
    const weights = specialties.map((_, index) => 1 / (1 + index) ** 1.5);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return specialties.map((specialty, index) => {
      const from = low;
      low += ((SHARES[id] / 100) * (weights[index] ?? 0)) / total;
      return {
        category: id,
        label: name,
        specialty: specialty.name,
        tags: specialty.tags,
        low: from,
        high: low,
      };
    });
  });
};
