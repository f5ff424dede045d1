import { registryPage } from '@hearthway/domain/directory/listing-sources.constants.ts';
import { isNpi } from '@hearthway/domain/directory/npi.ts';
import { sql, type Transaction } from 'kysely';
import { openCsvFile } from './csv/file.ts';
import { readCsv } from './csv/read.ts';
import { holdExclusiveLock } from './import-directory.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { openImportSession } from './import-session.ts';
import { refreshDirectory, retireProviders } from './providers.ts';
import { RefusedFileError } from './refused-file.ts';

export interface ExclusionOptions {
  readonly databaseUrl: string;
  /** Path of a CSV file, or of a zip containing one, with a column `NPI`. */
  readonly path: string;
  /** Also accepts a list less than half as long as the previous one. */
  readonly mayShrink: boolean;
  readonly signal: AbortSignal;
}

export interface Exclusions {
  readonly rows: number;
  readonly excluded: number;
  /** Rows of people and companies without an NPI, which the list writes as zeros. */
  readonly withoutNpi: number;
  /** Rows whose NPI has a wrong check digit. */
  readonly wrong: number;
  readonly retired: number;
}

/**
 * Replaces the list of providers that are excluded from federal health programs, and retires their listings.
 * The file is the whole list, as the Office of Inspector General publishes it each month. Throws a
 * `RefusedFileError` for another or a damaged file, and leaves the list unchanged.
 */
export const replaceExclusions = async ({
  databaseUrl,
  path,
  mayShrink,
  signal,
}: ExclusionOptions): Promise<Exclusions> => {
  const { npis, ...read } = await readNpis(path, signal);
  const session = await openImportSession(databaseUrl);
  try {
    await holdExclusiveLock(session);
    const retired = await session.database.transaction().execute(async (transaction) => {
      if (!mayShrink) await checkShrinking(transaction, npis.size);
      await transaction.deleteFrom('excluded_npis').execute();
      await sql`insert into excluded_npis select * from unnest(${[...npis]}::text[])`.execute(
        transaction,
      );
      const count = await retireExcluded(transaction, [...npis]);
      if (count > 0) await refreshDirectory(transaction);
      return count;
    });
    return { ...read, excluded: npis.size, retired };
  } finally {
    await session.close();
  }
};

const readNpis = async (path: string, signal: AbortSignal) => {
  const file = await openCsvFile(path);
  const column = file.header.findIndex((name) => name.trim().toUpperCase() === 'NPI');
  if (column === -1)
    throw new RefusedFileError(
      `The file has no column “NPI”: its first line is ${file.header.slice(0, MAX_NAMED).join(', ')}. Use the list of excluded individuals and entities; the list of before stays.`,
    );
  const npis = new Set<string>();
  let [rows, withoutNpi, wrong] = [0, 0, 0];
  await readCsv({
    file,
    from: file.afterHeader,
    recordOf: () => '',
    judge: (cells) => {
      const npi = cells.at(column)?.trim() ?? '';
      rows += 1;
      if (/^0*$/.test(npi)) withoutNpi += 1;
      else if (isNpi(npi)) npis.add(npi);
      else wrong += 1;
      return { listings: [], remarks: [] };
    },
    signal,
    onRow: () => {},
    take: async (findings) => {
      for await (const _ of findings) wrong += 1;
    },
  });
  if (npis.size === 0)
    throw new RefusedFileError('The file names no NPI at all; the list of before stays.');
  return { npis, rows, withoutNpi, wrong };
};

/** Maximum columns named in a message. */
const MAX_NAMED = 6;

const checkShrinking = async (
  transaction: Transaction<DirectoryImportSchema>,
  now: number,
): Promise<void> => {
  const { count } = await transaction
    .selectFrom('excluded_npis')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (now < Number(count) / 2)
    throw new RefusedFileError(
      `The file names ${now} NPIs, and the list of before ${count}: it was perhaps cut off. If it has shrunk that much, use --may-shrink; the list of before stays.`,
    );
};

/** Retires the listings with these numbers, including those of other sources. */
const retireExcluded = (
  transaction: Transaction<DirectoryImportSchema>,
  npis: readonly string[],
): Promise<number> =>
  retireProviders(
    transaction,
    sql`id = any (${npis.map((npi) => `npi-${npi}`)}::text[]) or id in (
      select provider_id from listing_sources where url = any (${npis.map(registryPage)}::text[])
    )`,
  );
