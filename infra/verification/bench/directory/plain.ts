import { RESULTS_PER_PAGE } from '@hearthway/domain/directory/directory.constants.ts';
import { sql } from 'kysely';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import { percentile } from '../load.ts';
import { sized } from '../size.ts';
import { createRandom } from './random.ts';
import { KINDS } from './searches.ts';
import { CLIENTS } from './searching.ts';

const ROUNDS = sized(2, 1);
const RADIUS_MILES = 100;
const EARTH_MILES = 3_958.8;

/**
 * Prints what the same searches cost as SQL is often written for them: each word by ILIKE, distances
 * by the haversine formula, filters by columns. It finds less: no synonym, no slip, no rank.
 */
export const measurePlain = async ({ url }: { readonly url: string }): Promise<void> => {
  // A connection for each: none waits for another's.
  const database = connectPostgres<object>({
    url,
    onConnectionLost: () => {},
    maxConnections: CLIENTS,
  });
  const random = createRandom(42);
  const { rows: places } = await sql<{ latitude: number; longitude: number }>`
    select latitude, longitude from providers where id like '%000' order by id
  `.execute(database);
  const texts = KINDS.flatMap((kind) => kind.texts);
  const latencies: number[] = [];
  const client = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { latitude, longitude } = random.pick(places);
      const words = random.pick(texts).split(' ');
      const before = performance.now();
      await plainSearch({ words, latitude, longitude }).execute(database);
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await database.destroy();
  latencies.sort((a, b) => a - b);
  console.log(`\nThe same as ILIKE and haversine by ${CLIENTS} clients at once, in ms`);
  console.table({
    'text, distance and filters': {
      p50: percentile(latencies, 0.5).toFixed(0),
      p95: percentile(latencies, 0.95).toFixed(0),
    },
  });
};

const plainSearch = ({
  words,
  latitude,
  longitude,
}: {
  readonly words: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}) => {
  const holds = sql.join(
    words.map((word) => {
      const like = `%${word}%`;
      return sql`(name ilike ${like} or description ilike ${like} or tags::text ilike ${like})`;
    }),
    sql` and `,
  );
  return sql`
    select id, name, miles from (
      select *, ${2 * EARTH_MILES}::float8 * asin(sqrt(
        power(sind((latitude - ${latitude}) / 2), 2) +
        cosd(${latitude}) * cosd(latitude) * power(sind((longitude - ${longitude}) / 2), 2)
      )) as miles
      from providers
    ) as listings
    where miles <= ${RADIUS_MILES} and accepting and ${holds}
    order by miles limit ${RESULTS_PER_PAGE}
  `;
};
