import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Provider } from '../provider.ts';
import type { Pair } from '../sources/merge.ts';
import type { SeedOffice } from '../sources/offices.ts';
import type { SourceSays } from '../sources/source.ts';

/** Real listings and offices, as written by `sources/compile.ts`. See README.md. */
export interface Seed {
  readonly listings: readonly {
    readonly npi: string | null;
    readonly provider: Provider;
    readonly says: readonly SourceSays[];
  }[];
  readonly likely: readonly Pair[];
  readonly offices: readonly SeedOffice[];
}

export const readSeed = async (): Promise<Seed> =>
  JSON.parse((await unpacked('listings.json.gz')).toString());

/** Reads the NPIs of providers excluded from federal health programs. */
export const readExcludedNpis = async (): Promise<readonly string[]> =>
  (await unpacked('excluded-npis.txt.gz')).toString().split('\n');

const unpacked = async (file: string): Promise<Buffer> =>
  promisify(gunzip)(await readFile(new URL(file, import.meta.url)));
