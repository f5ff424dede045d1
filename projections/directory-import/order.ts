import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Period } from './format.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { RefusedFileError } from './refused-file.ts';

/** The directory already has the file. The message is a sentence or two for the operator. */
export class AlreadyImportedError extends Error {
  override readonly name = 'AlreadyImportedError';
}

/** Days between the last imported file and this one. ISO, both inclusive. */
export interface Gap {
  readonly from: string;
  readonly to: string;
}

/**
 * Checks a file against those imported before. Throws an `AlreadyImportedError` for one of the same days, and
 * a `RefusedFileError` for an older one, which would undo later changes.
 */
export const checkOrder = async (
  database: Kysely<DirectoryImportSchema>,
  {
    format,
    name,
    period,
  }: { readonly format: string; readonly name: string; readonly period: Period },
): Promise<Gap | undefined> => {
  const published = await publishedPeriods(database, format);
  const same = published.find(({ from, to }) => from === period.from && to === period.to);
  if (same !== undefined)
    throw new AlreadyImportedError(
      `The directory has ${name} already, since ${same.publishedOn}: nothing was changed. To import it once more, add --again.`,
    );
  const newest = published.findLast(({ to }) => to >= period.to);
  const isFirstFull = period.isFull && !published.some(({ isFull }) => isFull);
  if (newest !== undefined && !isFirstFull)
    throw new RefusedFileError(
      `${name} ends on ${period.to}, and the directory has the registry as of ${newest.to}: an older file would bring back what has changed since. The directory stays as it was. To import it nevertheless, add --again: rows older than the listings are left out.`,
    );
  const last = published.at(-1);
  const expected = last && addDays(last.to, 1);
  return expected !== undefined && expected < period.from
    ? { from: expected, to: addDays(period.from, -1) }
    : undefined;
};

interface PublishedPeriod {
  readonly from: string;
  readonly to: string;
  readonly isFull: boolean;
  readonly publishedOn: string;
}

/** Returns the oldest first, by the last day. */
const publishedPeriods = async (
  database: Kysely<DirectoryImportSchema>,
  format: string,
): Promise<readonly PublishedPeriod[]> => {
  const { rows } = await sql<PublishedPeriod>`
    select covers_from::text as from, covers_to::text as to, is_full as "isFull",
      max(published_at)::date::text as "publishedOn"
    from directory_imports
    where format = ${format} and published_at is not null and covers_to is not null
    group by covers_from, covers_to, is_full order by covers_to
  `.execute(database);
  return rows;
};
