import { type Kysely, sql } from 'kysely';
import type { Progress } from '../import-directory.ts';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { AlreadyImportedError } from '../order.ts';
import { RefusedFileError } from '../refused-file.ts';
import { download, forget } from './download.ts';
import { readRegistryPage } from './registry-page.ts';

export interface FoundFile {
  /** Path or URL given by the operator. */
  readonly name: string;
  /** Resolves with the local path once the file is complete. */
  readonly fetch: () => Promise<string>;
  readonly drop: () => Promise<void>;
}

export interface FindOptions {
  /** URL of a file, or of the registry's page. */
  readonly address: URL;
  readonly isWeekly: boolean;
  readonly sha256: string | undefined;
  readonly directory: string;
  readonly database: Kysely<DirectoryImportSchema>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  readonly print: (line: string) => void;
}

/** Finds the files to import one after the other. Each is downloaded when its turn comes. */
export const findFiles = async (options: FindOptions): Promise<readonly FoundFile[]> => {
  const { address, isWeekly, database, signal } = options;
  if (/\.(?:zip|csv|xlsx)$/i.test(address.pathname)) {
    if (isWeekly)
      throw new RefusedFileError('--weekly takes the address of the page, not of a file.');
    return [fileAt(address, options)];
  }
  const page = await readRegistryPage(address, signal);
  if (!isWeekly) {
    if (page.monthly === undefined)
      throw new RefusedFileError(`${address.href} links to no monthly file.`);
    return [fileAt(page.monthly, options)];
  }
  const last = await lastDay(database);
  const weekly = page.weekly.filter(({ to }) => last === null || to > last);
  const files = [
    ...weekly.map((file) => file.address),
    ...(page.deactivated ? [page.deactivated] : []),
  ];
  if (files.length === 0)
    throw new AlreadyImportedError(
      `The directory has the registry as of ${last}, and ${address.href} has no newer weekly file: nothing was changed.`,
    );
  return files.map((file) => fileAt(file, options));
};

const fileAt = (address: URL, { sha256, directory, signal, onProgress, print }: FindOptions) => {
  let path: string | undefined;
  return {
    name: address.href,
    fetch: async () => {
      const done = await download({ address, directory, sha256, signal, onProgress });
      path = done.path;
      print(`Downloaded ${address.href} (SHA-256 ${done.sha256}).`);
      return path;
    },
    drop: async () => {
      if (path !== undefined) await forget(path);
    },
  };
};

/** Returns the last day covered by the directory's registry data; null before the first dated file. */
const lastDay = async (database: Kysely<DirectoryImportSchema>): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(covers_to)::text as day from directory_imports
    where format = 'nppes' and published_at is not null
  `.execute(database);
  return rows[0]?.day ?? null;
};
