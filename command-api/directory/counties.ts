import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

export interface County {
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  readonly people: number;
  readonly zips: readonly string[];
}

/** Reads the counties of the country, as written by `generate-counties.ts` of the importer's places. */
export const readCounties = async (): Promise<readonly County[]> => {
  const packed = await readFile(new URL('counties.csv.gz', import.meta.url));
  const text = (await promisify(gunzip)(packed)).toString();
  return text.split('\n').map((line) => {
    const [name = '', state = '', people = '0', zips = ''] = line.split(',');
    return { name, state, people: Number(people), zips: zips.split(' ').filter(Boolean) };
  });
};

/** Returns counties without any of the ZIP codes, the most populous first. */
export const emptyCounties = (
  counties: readonly County[],
  zips: ReadonlySet<string>,
): readonly County[] =>
  counties
    .filter((county) => county.zips.length > 0 && !county.zips.some((zip) => zips.has(zip)))
    .toSorted((one, other) => other.people - one.people);
