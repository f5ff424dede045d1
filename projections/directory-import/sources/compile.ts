import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { registryPage } from '@hearthway/domain/directory/listing-sources.constants.ts';
import { formatPhone } from '@hearthway/domain/directory/phone.ts';
import { parse } from 'csv-parse/sync';
import { mapColumns as mapNppes } from '../nppes/columns.ts';
import { judge as judgeNppes } from '../nppes/judge.ts';
import { type Places, readPlaces } from '../places/places.ts';
import type { Provider } from '../provider.ts';
import { mapColumns } from '../spreadsheet/columns.ts';
import { judge } from '../spreadsheet/judge.ts';
import { readMapping } from '../spreadsheet/mapping.ts';
import { mergeListings } from '../spreadsheet/merge.ts';
import { SOURCE_FILES, type SourceFile } from './files.ts';
import { mergeSources } from './merge.ts';
import { officesOf } from './offices.ts';
import { addressLine, type SourcedListing, type SourceSays, toListing } from './source.ts';

/**
 * Compiles the listings that come with the product from the source files, and prints how many of each it
 * accepted and refused: `node projections/directory-import/sources/compile.ts FOLDER`, the folder with
 * `nppes-sample.csv`, `autism-resources-nc.csv`, `state-contacts.json` and `real-listings/`.
 */

type Row = Readonly<Record<string, string>>;

const folder = argv[2] ?? '';
const read = (name: string): Buffer => readFileSync(join(folder, name));
const rowsOf = (name: string): readonly Row[] =>
  parse(read(name), { columns: true, skip_empty_lines: true, bom: true });

const places = await readPlaces();
const excluded = new Set(
  rowsOf('real-listings/leie-excluded-npis.csv').map((row) => row['npi'] ?? ''),
);
const counts: Record<string, { rows: number; listed: number; refused: Record<string, number> }> =
  {};

const tally = (source: string, rows: number, listed: number, refused: readonly string[]): void => {
  const byReason: Record<string, number> = {};
  for (const reason of refused) byReason[reason] = (byReason[reason] ?? 0) + 1;
  counts[source] = { rows, listed, refused: byReason };
};

const EXCLUDED = 'Its NPI is excluded from federal health programs.';

const registry = (): readonly SourcedListing[] => {
  const [header = [], ...records]: string[][] = parse(read('nppes-sample.csv'));
  const rowOf = mapNppes(header);
  const refused: string[] = [];
  const listings = records.flatMap((record): readonly SourcedListing[] => {
    const verdict = judgeNppes(rowOf(record), places);
    if (verdict.kind === 'rejected') refused.push(verdict.reason);
    if (verdict.kind !== 'listed') return [];
    const { provider } = verdict;
    const npi = provider.id.replace('npi-', '');
    if (excluded.has(npi)) {
      refused.push(EXCLUDED);
      return [];
    }
    return [{ npi, provider, says: [saysOf(provider, { url: registryPage(npi) })] }];
  });
  tally('nppes', records.length, listings.length, refused);
  return listings;
};

const saysOf = (provider: Provider, { url }: Pick<SourceSays, 'url'>): SourceSays => ({
  source: provider.source,
  source_name: provider.source_name,
  licence: provider.licence ?? null,
  as_of: provider.last_verified ?? null,
  url,
  name: provider.name,
  phone: provider.phone ?? null,
  address: addressLine(provider),
  website: provider.website ?? null,
  tags: [],
  counties: [],
});

const northCarolina = async (): Promise<readonly SourcedListing[]> => {
  const file = new URL('../spreadsheet/mappings/autism-resources-nc.json', import.meta.url);
  const mapping = await readMapping(fileURLToPath(file));
  const [header = [], ...records]: string[][] = parse(read('autism-resources-nc.csv'), {
    bom: true,
  });
  const rowOf = mapColumns(header, mapping);
  const verdicts = records.map((record) => judge(rowOf(record), { mapping, places }));
  const found = verdicts.flatMap(({ listings }) =>
    listings.flatMap(({ provider }) => provider ?? []),
  );
  const groups = Map.groupBy(found, ({ id }) => id);
  const listings = [...groups.values()].map((group): SourcedListing => {
    const { about: _, counties = [], ...provider } = mergeListings(group).listing;
    const others = new Map(
      group.map(({ phone, website }) => [`${phone} ${website}`, { phone, website }]),
    );
    const first = saysOf(provider, { url: null });
    return {
      npi: null,
      provider,
      says: [...others.values()].map(({ phone, website }, index) => ({
        ...first,
        phone: index === 0 ? first.phone : (phone ?? null),
        website: index === 0 ? first.website : (website ?? null),
        counties: index === 0 ? counties : [],
      })),
    };
  });
  tally(
    mapping.source,
    records.length,
    listings.length,
    verdicts.flatMap(({ remarks }) =>
      remarks.filter(({ outcome }) => outcome === 'rejected').map(({ reason }) => reason),
    ),
  );
  return listings;
};

const fileListings = ({ file, source, read: readRow }: SourceFile): readonly SourcedListing[] => {
  const rows = rowsOf(`real-listings/${file}`);
  const refused: string[] = [];
  const listings = rows.flatMap((row): readonly SourcedListing[] => {
    const raw = readRow(row, places);
    const listing = toListing(raw, { source, places });
    const reason =
      raw.npi !== undefined && excluded.has(raw.npi)
        ? EXCLUDED
        : 'refused' in listing
          ? listing.refused
          : undefined;
    if (reason !== undefined) refused.push(reason);
    if (reason !== undefined || 'refused' in listing) return [];
    return [source.id === 'ma-health-centers' ? withModelsFindings(listing, row) : listing];
  });
  tally(source.id, rows.length, listings.length, refused);
  return listings;
};

/** Adds the values that the list's author had a language model look up, beside the list's own. */
const withModelsFindings = (listing: SourcedListing, row: Row): SourcedListing => {
  const [first] = listing.says;
  const found = {
    phone: formatPhone(row['openai_phone'] ?? ''),
    address: row['openai_address'] ?? '',
    website: row['openai_website'] || null,
  };
  if (first === undefined || (found.phone === null && found.address === '')) return listing;
  return {
    ...listing,
    says: [
      { ...first, as_of: null, website: null },
      { ...first, ...found, source: 'ma-health-centers-model', source_name: MODELS_FINDINGS },
    ],
  };
};

const MODELS_FINDINGS = 'Looked up by a language model for that list';

const listingsOf = async (_: Places): Promise<readonly SourcedListing[]> => [
  ...registry(),
  ...SOURCE_FILES.slice(0, 4).flatMap(fileListings),
  ...(await northCarolina()),
  ...SOURCE_FILES.slice(4).flatMap(fileListings),
];

const { listings, likely } = mergeSources(await listingsOf(places));
const offices = officesOf(JSON.parse(read('state-contacts.json').toString()));
const declared = {
  listings: listings.length,
  withPhone: listings.filter(({ provider }) => provider.phone !== null).length,
  likelyPairs: likely.length,
  offices: offices.length,
  officesWithPhone: offices.filter(({ provider }) => provider.phone !== null).length,
  excludedNpis: excluded.size,
  sources: counts,
};
const seed = (name: string): URL => new URL(`../seed/${name}`, import.meta.url);
writeFileSync(
  seed('listings.json.gz'),
  gzipSync(JSON.stringify({ listings, likely, offices }), { level: 9 }),
);
writeFileSync(
  seed('excluded-npis.txt.gz'),
  gzipSync([...excluded].toSorted().join('\n'), { level: 9 }),
);
writeFileSync(seed('counts.json'), `${JSON.stringify(declared, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(declared, null, 2)}\n`);
