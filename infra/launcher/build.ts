import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DirectoryHeldError, lockDirectory } from '../adapters/process/directory-lock.ts';
import { wait } from '../adapters/process/wait.ts';

const LOOK_EVERY_MS = 200;

/** Folder that is built from sources of the checkout. */
export interface Build {
  /** Name at the start of a sentence: `The pages`. */
  readonly name: string;
  /** Absolute path of the output folder. The folder around it contains nothing else. */
  readonly folder: string;
  /** File or folder in it that every build creates. */
  readonly mark: string;
  /** Absolute paths of files and folders. */
  readonly sources: readonly string[];
  /** Builds into another folder, which must exist afterwards. */
  readonly make: (folder: string) => Promise<void>;
}

interface BuildOptions {
  /** Aborts a build in progress. */
  readonly signal: AbortSignal;
  /** Called when a build is needed. */
  readonly onBuild?: () => void;
}

/** Creates the folder before it is built. Throws a one-sentence error. */
export const makeFolder = ({ name, folder }: Pick<Build, 'name' | 'folder'>): string => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw cannotWrite({ name, folder }, error);
  }
  return folder;
};

/**
 * Builds when there is no build, or when sources have changed since. The folder is replaced atomically, and
 * two launchers that start together build once.
 */
export const buildOnce = async (
  build: Build,
  { signal, onBuild = () => {} }: BuildOptions,
): Promise<void> => {
  if (isBuilt(build)) return;
  onBuild();
  const around = dirname(build.folder);
  makeFolder({ ...build, folder: around });
  const release = await lockWhenFree({ ...build, folder: around }, signal);
  try {
    if (!isBuilt(build)) await replace(build);
  } finally {
    release();
  }
};

const replace = async ({ folder, mark, make }: Build): Promise<void> => {
  const around = dirname(folder);
  const next = join(around, 'next');
  const last = join(around, 'last');
  const startedAt = new Date();
  await make(next);
  // Files saved during the build may not be in it.
  utimesSync(join(next, mark), startedAt, startedAt);
  rmSync(last, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true });
};

const lockWhenFree = async (
  place: Pick<Build, 'name' | 'folder'>,
  signal: AbortSignal,
): Promise<() => void> => {
  try {
    return lockDirectory(place.folder, 'build.lock');
  } catch (error) {
    if (!(error instanceof DirectoryHeldError)) throw cannotWrite(place, error);
    await wait(LOOK_EVERY_MS, signal);
    signal.throwIfAborted();
    return lockWhenFree(place, signal);
  }
};

const cannotWrite = ({ name, folder }: Pick<Build, 'name' | 'folder'>, error: unknown): Error =>
  new Error(
    `${name} are not built, or older than their sources, and ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}). Run npm start once where this checkout can be written; built, it may be read-only.`,
    { cause: error },
  );

const isBuilt = ({ folder, mark, sources }: Build): boolean =>
  changedAt(join(folder, mark)) > Math.max(...sources.map(newestIn));

/** Includes folders, whose time changes when a file is removed. */
const newestIn = (source: string): number => {
  const stats = statSync(source, { throwIfNoEntry: false });
  if (stats === undefined || TEST.test(source)) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  if (MADE.has(basename(source))) return 0;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(source).map((name) => newestIn(join(source, name))),
  );
};

const MADE = new Set(['dist', 'node_modules', '.tsbuild']);

/** Tests and their helpers, which are not part of the build. */
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** Milliseconds since 1970; 0 for a missing file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
