import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  MAX_CONTENT_FILE_BYTES,
  MAX_CONTENT_FILES,
  MAX_FACTS_FILE_BYTES,
} from '@hearthway/domain/content/content.constants.ts';
import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import type { Fault } from './fault.ts';

export interface ContentFolder {
  /** Keyed by path below the folder, with slashes. */
  readonly files: ReadonlyMap<string, string>;
  /** Hash that is equal for the same texts. */
  readonly hash: string;
  readonly faults: readonly Fault[];
}

export const CONTENT_FOLDER = join(import.meta.dirname, '../../content');

/** Part of the hash: raise it to publish the same texts in another format. */
const FORMAT = 2;

/** Rejects with one sentence if the folder cannot be read. */
export const readFolder = async (directory: string): Promise<ContentFolder> => {
  const paths = await pathsIn(directory);
  if (paths.length > MAX_CONTENT_FILES)
    throw new Error(
      `The folder holds ${paths.length} files, and content has ${MAX_CONTENT_FILES} at most: is it the right one?`,
    );
  const faults: Fault[] = [];
  const files = new Map<string, string>();
  for (const path of paths) {
    const text = await readText(directory, path);
    if (typeof text === 'string') files.set(path, text);
    else faults.push(text);
  }
  return { files, hash: hashOf(files), faults };
};

const pathsIn = async (directory: string): Promise<readonly string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      throw new Error(`The content folder cannot be read (${codeOf(error) ?? error}).`);
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .sort();
};

/** Skips files of editors and version control. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part.endsWith('~'));

const utf8 = new TextDecoder('utf-8', { fatal: true });

const readText = async (directory: string, path: string): Promise<string | Fault> => {
  const bytes = await readFile(join(directory, path));
  const most = path.startsWith('facts/') ? MAX_FACTS_FILE_BYTES : MAX_CONTENT_FILE_BYTES;
  if (bytes.length > most) {
    const says = `The file has ${kilobytes(bytes.length)} kB, and ${kilobytes(most)} kB are the most. Split it.`;
    return { rule: 'size', file: path, line: 1, says };
  }
  try {
    return utf8.decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return { rule: 'files', file: path, line: 1, says: 'The file is not text in UTF-8.' };
  }
};

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

const hashOf = (texts: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256').update(`${FORMAT}\0`);
  for (const [name, text] of texts) hash.update(`${name}\0${text.length}\0${text}`);
  return hash.digest('hex');
};
