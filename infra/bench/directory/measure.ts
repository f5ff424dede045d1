import { type Kysely, sql } from 'kysely';
import type { SessionsSchema } from '../../sessions/sessions.ts';
import { type LoadResult, load } from '../load.ts';
import { createSearchClient } from './client.ts';
import { createRandom } from './random.ts';
import { DENSE_CITIES, KINDS } from './searches.ts';

const CLIENTS = 16;
const SECONDS = 20;
const PART_SECONDS = 6;
/** Until the server's code is compiled and its pages are in memory. */
const WARM_UP_SECONDS = 5;

export interface MeasureOptions {
  readonly address: string;
  readonly token: string;
  readonly database: Kysely<SessionsSchema>;
}

/** Prints how long a search takes where people live, in the densest cities, and by kind of text. */
export const measureSearches = async ({
  address,
  token,
  database,
}: MeasureOptions): Promise<void> => {
  const random = createRandom(42);
  const client = createSearchClient(address, { token, connections: CLIENTS });
  const measure = (
    seconds: number,
    locations: readonly string[],
    drawText: () => string,
  ): Promise<LoadResult> =>
    load({
      concurrency: CLIENTS,
      seconds,
      operation: () => client.search({ text: drawText(), location: random.pick(locations) }),
    });
  const mix = KINDS.flatMap(({ share, texts }) => Array.from({ length: share }, () => texts));
  const drawAny = (): string => random.pick(random.pick(mix));

  const everywhere = await locationsOfPeople(database);
  await measure(WARM_UP_SECONDS, everywhere, drawAny);
  const rows: Record<string, Row> = {};
  rows['everywhere'] = rowOf(await measure(SECONDS, everywhere, drawAny));
  for (const { city, state } of DENSE_CITIES) {
    const locations = await locationsIn(database, { city, state });
    rows[city] = rowOf(await measure(PART_SECONDS, locations, drawAny));
  }
  for (const { kind, texts } of KINDS) {
    const result = await measure(PART_SECONDS, everywhere, () => random.pick(texts));
    rows[`everywhere: ${kind}`] = rowOf(result);
  }
  client.close();
  console.log(`\nText searches within 25 miles by ${CLIENTS} clients at once, in ms`);
  console.table(rows);
};

/** Where every thousandth listing is, since listings follow people: as families write it. */
const locationsOfPeople = async (database: Kysely<SessionsSchema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ zip: string; city: string; point: string }>`
    select zip, city || ', ' || state as city, latitude || ', ' || longitude as point
    from providers where id like '%000' order by id
  `.execute(database);
  return rows.map(({ zip, city, point }, index) => {
    if (index % 10 < 6) return zip;
    return index % 10 < 9 ? city : point;
  });
};

const locationsIn = async (
  database: Kysely<SessionsSchema>,
  { city, state }: (typeof DENSE_CITIES)[number],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ zip: string }>`
    select zip from zip_codes where city = ${city} and state = ${state} order by zip
  `.execute(database);
  return [`${city}, ${state}`, ...rows.map(({ zip }) => zip)];
};

type Row = Readonly<Record<'p50' | 'p95' | 'p99' | 'searches/s', string>>;

const rowOf = ({ p50, p95, p99, perSecond }: LoadResult): Row => ({
  p50: p50.toFixed(1),
  p95: p95.toFixed(1),
  p99: p99.toFixed(1),
  'searches/s': perSecond.toFixed(0),
});
