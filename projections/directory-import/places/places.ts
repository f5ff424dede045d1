import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface ZipCode extends Point {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

interface City extends Point {
  readonly name: string;
  readonly nameKey: string;
  readonly state: string;
  /** 0 if unknown. */
  readonly population: number;
}

/** Points of the country's ZIP codes and cities. See README.md. */
export interface Places {
  readonly zipCodes: ReadonlyMap<string, ZipCode>;
  /** Keyed by `cityKey`. */
  readonly cities: ReadonlyMap<string, City>;
}

export const cityKey = (name: string, state: string): string =>
  cityKeyOf(placeNameKey(name), state);

const cityKeyOf = (nameKey: string, state: string): string => `${nameKey}, ${state}`;

/** Takes about 0.2 s, and some 40 MB for as long as it is held. */
export const readPlaces = async (): Promise<Places> => {
  const [zipCodes, cities] = await Promise.all([
    readRows('zip-codes.csv.gz'),
    readRows('cities.csv.gz'),
  ]);
  return {
    zipCodes: new Map(
      zipCodes.map(([zip, latitude, longitude, city, state]) => [
        zip,
        { zip, latitude: Number(latitude), longitude: Number(longitude), city, state },
      ]),
    ),
    cities: new Map(
      cities.map(([name, state, latitude, longitude, population]) => {
        const nameKey = placeNameKey(name);
        const point = { latitude: Number(latitude), longitude: Number(longitude) };
        const city = { name, nameKey, state, ...point, population: Number(population) };
        return [cityKeyOf(nameKey, state), city];
      }),
    ),
  };
};

type Row = readonly [string, string, string, string, string];

/** Splits on commas, since no name contains a comma or a quotation mark. */
const readRows = async (file: string): Promise<readonly Row[]> => {
  const packed = await readFile(new URL(file, import.meta.url));
  const text = (await promisify(gunzip)(packed)).toString();
  return text.split('\n').map((line) => {
    const [a = '', b = '', c = '', d = '', e = ''] = line.split(',');
    return [a, b, c, d, e];
  });
};
