import type { Kysely } from 'kysely';
import type { SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import { type LoadResult, load } from '../load.ts';
import { sized } from '../size.ts';
import { createClient } from './client.ts';
import { locationsIn, locationsOfPeople } from './locations.ts';
import { createRandom } from './random.ts';
import { DENSE_CITIES, FILTERS, KINDS } from './searches.ts';

export const CLIENTS = 16;
const SECONDS = sized(20, 0.3);
const PART_SECONDS = sized(6, 0.2);
/** Compiles the server's code and loads its pages into memory. */
const WARM_UP_SECONDS = sized(5, 0.3);

export interface MeasureOptions {
  readonly address: string;
  readonly token: string;
  readonly database: Kysely<SessionsSchema>;
}

type Query = Readonly<Record<string, string>>;

/**
 * Prints how long a search takes within the hundred miles of the Plus plan: with text and filters
 * where people live and in the densest cities, then by kind of text, filter and order.
 */
export const measureSearches = async ({
  address,
  token,
  database,
}: MeasureOptions): Promise<void> => {
  const random = createRandom(42);
  const client = createClient(address, { token, connections: CLIENTS });
  const measure = (
    seconds: number,
    locations: readonly string[],
    draw: () => Query,
    path = '/api/resources',
  ): Promise<LoadResult> =>
    load({
      concurrency: CLIENTS,
      seconds,
      operation: () => client.get(path, { location: random.pick(locations), ...draw() }),
    });
  const mix = KINDS.flatMap(({ share, texts }) => Array.from({ length: share }, () => texts));
  const text = () => ({ search: random.pick(random.pick(mix)) });
  const filtered = () => ({ ...text(), ...random.pick(FILTERS) });
  const need = () => ({ search: random.pick(KINDS[0]?.texts ?? []) });

  const everywhere = await locationsOfPeople(database);
  await measure(WARM_UP_SECONDS, everywhere, filtered);
  const rows: Record<string, Row> = {};
  rows['text, distance and filters'] = rowOf(await measure(SECONDS, everywhere, filtered));
  rows['text and distance'] = rowOf(await measure(SECONDS, everywhere, text));
  for (const { city, state } of DENSE_CITIES) {
    const locations = await locationsIn(database, { city, state });
    rows[`${city}, with filters`] = rowOf(await measure(PART_SECONDS, locations, filtered));
  }
  for (const { kind, texts } of KINDS)
    rows[`${kind}, with filters`] = rowOf(
      await measure(PART_SECONDS, everywhere, () => ({
        search: random.pick(texts),
        ...random.pick(FILTERS),
      })),
    );
  for (const sort of ['distance', 'name', 'verified'])
    rows[`by ${sort}`] = rowOf(
      await measure(PART_SECONDS, everywhere, () => ({ ...need(), sort })),
    );
  rows['fourth page'] = rowOf(
    await measure(PART_SECONDS, everywhere, () => ({ ...need(), page: '4' })),
  );
  const choicesOf = (draw: () => Query): Promise<LoadResult> =>
    load({
      concurrency: CLIENTS,
      seconds: PART_SECONDS,
      operation: () => client.get('/api/resources/filters', draw()),
    });
  const searches = searchesInAnyOrder(random, everywhere, KINDS[0]?.texts ?? []);
  // No search is asked twice, since choices are remembered.
  rows['choices of the filters, the first time'] = rowOf(await choicesOf(() => searches.next()));
  rows['choices of the filters, again'] = rowOf(await choicesOf(() => searches.again()));
  client.close();
  console.log(`\nSearches within 100 miles by ${CLIENTS} clients at once, in ms`);
  console.table(rows);
};

/** Places and texts, each pair once; `again` draws from the last of them. */
const searchesInAnyOrder = (
  random: ReturnType<typeof createRandom>,
  locations: readonly string[],
  texts: readonly string[],
) => {
  const searches = [...new Set(locations)]
    .flatMap((location) => texts.map((search) => ({ location, search })))
    .map((search) => ({ search, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ search }) => search);
  const earlier: Query[] = [];
  const again = (): Query => random.pick(earlier.slice(-FEW_ENOUGH_TO_REMEMBER));
  const next = (): Query => {
    const search = searches.pop();
    // A small directory has fewer searches than there is time for.
    if (search === undefined) return again();
    earlier.push(search);
    return search;
  };
  return { next, again };
};

/** Fewer than read-api remembers. */
const FEW_ENOUGH_TO_REMEMBER = 1_000;

type Row = Readonly<Record<'p50' | 'p95' | 'p99' | 'per second', string>>;

export const rowOf = ({ p50, p95, p99, perSecond }: LoadResult): Row => ({
  p50: p50.toFixed(1),
  p95: p95.toFixed(1),
  p99: p99.toFixed(1),
  'per second': perSecond.toFixed(0),
});
