import { sql } from 'kysely';
import { load } from '../load.ts';
import { sized } from '../size.ts';
import { createClient } from './client.ts';
import { createRandom } from './random.ts';
import { FILTERS, KINDS } from './searches.ts';
import { CLIENTS, type MeasureOptions, rowOf } from './searching.ts';

const SECONDS = sized(6, 0.2);

/** A screen of a laptop, in points. */
const SCREEN = { width: 1_280, height: 720 };

/** Prints how long a map takes by how near it is looked at, over wherever people live. */
export const measureMaps = async ({ address, token, database }: MeasureOptions): Promise<void> => {
  const random = createRandom(7);
  const client = createClient(address, { token, connections: CLIENTS });
  const { rows: middles } = await sql<{ latitude: number; longitude: number }>`
    select latitude, longitude from providers where id like '%000' order by id
  `.execute(database);
  const measure = async (zoom: number, draw: () => Readonly<Record<string, string>>) => {
    const operation = () => {
      const { latitude, longitude } = random.pick(middles);
      return client.get('/api/resources/map', {
        ...viewport(latitude, longitude, zoom),
        ...draw(),
      });
    };
    return rowOf(await load({ concurrency: CLIENTS, seconds: SECONDS, operation }));
  };
  const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const zoom of [4, 6, 8, 10, 12, 14]) {
    table[`zoom ${zoom}`] = await measure(zoom, () => ({ location: '' }));
    table[`zoom ${zoom}, one category`] = await measure(zoom, () => ({
      location: '',
      category: 'speech-therapy',
    }));
  }
  for (const zoom of [4, 8, 12])
    table[`zoom ${zoom}, within 100 miles`] = await measure(zoom, () => ({
      location: 'New York, NY',
    }));
  for (const zoom of [4, 8, 12])
    table[`zoom ${zoom}, text and filters`] = await measure(zoom, () => ({
      location: '',
      search: random.pick(KINDS[0]?.texts ?? []),
      ...random.pick(FILTERS),
    }));
  client.close();
  console.log(`\nMaps of ${SCREEN.width} by ${SCREEN.height} by ${CLIENTS} clients at once, in ms`);
  console.table(table);
};

const viewport = (latitude: number, longitude: number, zoom: number) => {
  const degreesPerPoint = 360 / (256 * 2 ** zoom);
  const wide = (SCREEN.width / 2) * degreesPerPoint;
  const high = (SCREEN.height / 2) * degreesPerPoint * Math.cos((latitude * Math.PI) / 180);
  return {
    west: Math.max(-180, longitude - wide).toFixed(6),
    south: Math.max(-90, latitude - high).toFixed(6),
    east: Math.min(180, longitude + wide).toFixed(6),
    north: Math.min(90, latitude + high).toFixed(6),
    zoom: String(zoom),
  };
};
