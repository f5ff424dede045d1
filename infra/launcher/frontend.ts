import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DirectoryHeldError, lockDirectory } from '../adapters/process/directory-lock.ts';
import { wait } from '../adapters/process/wait.ts';
import { TEMPLATES } from './templates.ts';

const LOOK_EVERY_MS = 200;

export interface BuildOptions {
  readonly repository: string;
  /** Gives up on a build that is still under way. */
  readonly signal: AbortSignal;
  /** Called when the pages have to be built. */
  readonly onBuild: () => void;
}

/** Folder of the built pages. */
export const pagesIn = (repository: string): string => join(repository, 'frontend/dist/pages');

/** Makes the folder of the pages, which the gateway serves before they are built. Throws a sentence. */
export const makePagesFolder = (repository: string): string => {
  const folder = pagesIn(repository);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  return folder;
};

/**
 * Builds the pages when there are none, or when their sources have changed since. They change from
 * the old to the new at once, and two launchers that start together build them once.
 */
export const buildFrontend = async (options: BuildOptions): Promise<void> => {
  if (isBuilt(options.repository)) return;
  options.onBuild();
  const dist = join(options.repository, 'frontend/dist');
  const release = await lockWhenFree(dist, options.signal);
  try {
    if (!isBuilt(options.repository)) await build(dist, options);
  } finally {
    release();
  }
};

const build = async (dist: string, { repository, signal }: BuildOptions): Promise<void> => {
  const frontend = join(repository, 'frontend');
  const next = join(dist, 'next');
  const startedAt = new Date();
  const vite = createRequire(join(frontend, 'package.json')).resolve('vite/package.json');
  const script = join(dirname(vite), 'bin/vite.js');
  const args = ['build', '--configLoader', 'native', '--logLevel', 'error'];
  // A test runner's own, `test`, would choose React's build for development.
  const env = { NODE_ENV: 'production' };
  await promisify(execFile)(
    process.execPath,
    [script, ...args, '--outDir', next, '--emptyOutDir'],
    { cwd: frontend, signal, env },
  );
  // Files saved during the build may not be in it.
  utimesSync(join(next, TEMPLATES), startedAt, startedAt);
  const last = join(dist, 'last');
  rmSync(last, { recursive: true, force: true });
  mkdirSync(pagesIn(repository), { recursive: true });
  renameSync(pagesIn(repository), last);
  renameSync(next, pagesIn(repository));
  rmSync(last, { recursive: true });
};

const lockWhenFree = async (directory: string, signal: AbortSignal): Promise<() => void> => {
  try {
    return lockDirectory(directory, 'build.lock');
  } catch (error) {
    if (!(error instanceof DirectoryHeldError)) throw cannotWrite(directory, error);
    await wait(LOOK_EVERY_MS, signal);
    signal.throwIfAborted();
    return lockWhenFree(directory, signal);
  }
};

const cannotWrite = (folder: string, error: unknown): Error =>
  new Error(
    `The pages are not built, or older than their sources, and ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}). Run npm start once where this checkout can be written; built, it may be read-only.`,
    { cause: error },
  );

const isBuilt = (repository: string): boolean =>
  changedAt(join(pagesIn(repository), TEMPLATES)) > newestSource(repository);

const newestSource = (repository: string): number =>
  Math.max(
    changedAt(join(repository, 'package-lock.json')),
    ...SOURCES.flatMap((folder) =>
      // Folders as well: theirs changes when a file is removed.
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => !MADE.test(path) && !TEST.test(path))
        .map((path) => changedAt(join(repository, folder, path))),
    ),
  );

/** Folders that the pages are made of. The guides are made into files when the pages are built. */
export const SOURCES = [
  'frontend',
  'domain',
  'locales',
  'content/guides',
  'content/facts',
  'projections/content',
];

const MADE = /(?:^|[\\/])(?:dist|node_modules|\.tsbuild)(?:[\\/]|$)/;

/** Tests and their helpers are not part of the pages. */
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** In milliseconds since 1970; 0 when there is no such file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
