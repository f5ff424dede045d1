import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Build, buildOnce, makeFolder } from './build.ts';
import { TEMPLATES } from './templates.ts';

export interface BuildFrontendOptions {
  readonly repository: string;
  /** Aborts a build in progress. */
  readonly signal: AbortSignal;
  /** Called when the pages have to be built. */
  readonly onBuild: () => void;
}

/** Folder of the built pages. */
export const pagesIn = (repository: string): string => join(repository, 'frontend/dist/pages');

/**
 * Creates the folder of the pages, which the gateway serves before they are built. Throws a one-sentence
 * error.
 */
export const makePagesFolder = (repository: string): string =>
  makeFolder({ name: NAME, folder: pagesIn(repository) });

/** Builds the pages when there are none, or when their sources have changed since. */
export const buildFrontend = ({
  repository,
  signal,
  onBuild,
}: BuildFrontendOptions): Promise<void> =>
  buildOnce(pagesOf(repository, signal), { signal, onBuild });

const NAME = 'The pages';

/** Source folders of the pages. The guides become files when the pages are built. */
export const SOURCES = [
  'frontend',
  'domain',
  'locales',
  'content/guides',
  'content/facts',
  'projections/content',
];

const pagesOf = (repository: string, signal: AbortSignal): Build => ({
  name: NAME,
  folder: pagesIn(repository),
  mark: TEMPLATES,
  sources: ['package-lock.json', ...SOURCES].map((source) => join(repository, source)),
  make: async (folder) => {
    const frontend = join(repository, 'frontend');
    const vite = createRequire(join(frontend, 'package.json')).resolve('vite/package.json');
    const script = join(dirname(vite), 'bin/vite.js');
    const args = ['build', '--configLoader', 'native', '--logLevel', 'error'];
    // A test runner's own `test` would select React's development build.
    const env = { NODE_ENV: 'production' };
    await promisify(execFile)(
      process.execPath,
      [script, ...args, '--outDir', folder, '--emptyOutDir'],
      { cwd: frontend, signal, env },
    );
  },
});
