import { OFFICES } from '@hearthway/domain/directory/offices.constants.ts';
import { type Kysely, sql } from 'kysely';
import type { OperatorCommand } from '../commands/operator-command.ts';
import type { CommandSchema } from '../database/schema.ts';
import { emptyCounties, readCounties } from './counties.ts';
import { printable } from './printable.ts';

/** Counties listed by name in the report; the rest are only counted. */
const EMPTY_COUNTIES_SHOWN = 20;
/** A listing is fresh if its source confirmed it within this many years. */
const FRESH_YEARS = 2;

/** Prints which listings the directory has, and where it has none, in columns for a terminal. */
export const reportDirectory: OperatorCommand = async ({ database, print }) => {
  await printListings(database, print);
  await printCounties(database, print);
  await printOffices(database, print);
  return true;
};

type Print = (line: string) => void;

const printListings = async (database: Kysely<CommandSchema>, print: Print): Promise<void> => {
  const { rows } = await sql<{
    state: string;
    category: string;
    listings: number;
    withPhone: number;
    fresh: number;
    undated: number;
    oldest: string | null;
    newest: string | null;
  }>`
    select state, category, count(*)::integer as listings,
      count(phone)::integer as "withPhone",
      (count(*) filter (
        where last_verified >= current_date - make_interval(years => ${FRESH_YEARS})
      ))::integer as fresh,
      (count(*) filter (where last_verified is null))::integer as undated,
      min(last_verified)::text as oldest, max(last_verified)::text as newest
    from providers where not is_demo and category <> ${OFFICES}
    group by state, category order by state, category
  `.execute(database);
  print(
    `Listings by state and kind: how many, with a phone number, confirmed by their source within ${FRESH_YEARS} years, undated, oldest and newest day`,
  );
  for (const row of rows)
    print(
      [
        row.state.padEnd(3),
        row.category.padEnd(22),
        ...[row.listings, row.withPhone, row.fresh, row.undated].map((count) =>
          String(count).padStart(8),
        ),
        ` ${row.oldest ?? '-'} ${row.newest ?? '-'}`,
      ].join(' '),
    );
  const all = rows.reduce((sum, { listings }) => sum + listings, 0);
  print(
    `${all} listings, ${rows.reduce((sum, { withPhone }) => sum + withPhone, 0)} with a phone number.`,
  );
};

const printCounties = async (database: Kysely<CommandSchema>, print: Print): Promise<void> => {
  const { rows } = await sql<{ zip: string }>`
    select distinct zip from providers where not is_demo and category <> ${OFFICES} and zip <> ''
  `.execute(database);
  const empty = emptyCounties(await readCounties(), new Set(rows.map(({ zip }) => zip)));
  print('');
  print(
    `Counties without any listing: ${empty.length}. Those with the most people in their cities:`,
  );
  for (const { name, state, people } of empty.slice(0, EMPTY_COUNTIES_SHOWN))
    print(`  ${name}, ${state} (${people.toLocaleString('en-US')})`);
};

const printOffices = async (database: Kysely<CommandSchema>, print: Print): Promise<void> => {
  const { rows } = await sql<{
    id: string;
    state: string;
    kind: string;
    name: string;
    phone: string | null;
    agreeing: number;
    asOf: string | null;
  }>`
    select providers.id, offices.state, offices.kind, providers.name, providers.phone,
      offices.agreeing, listing_sources.as_of as "asOf"
    from offices join providers on providers.id = offices.provider_id
    left join listing_sources on listing_sources.provider_id = providers.id and rank = 0
    order by as_of nulls first, agreeing, offices.state, kind
  `.execute(database);
  print('');
  print(
    'Contacts of offices, the oldest and least agreed first: as of, other compilations with the same number, state, kind, name',
  );
  for (const { asOf, agreeing, state, kind, name, phone, id } of rows)
    print(
      `${(asOf ?? 'undated').padEnd(10)} ${phone === null ? 'no number' : `${agreeing} agree${agreeing === 1 ? 's' : ''}`.padEnd(9)} ${state} ${kind.padEnd(26)} ${printable(name)} (${id})`,
    );
};
