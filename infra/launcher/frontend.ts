import { execFile } from 'node:child_process';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the pages when there are none, or when their sources have changed since. */
export const buildFrontend = async (repository: string): Promise<void> => {
  const frontend = join(repository, 'frontend');
  if (changedAt(join(frontend, 'dist/index.html')) > newestSource(repository)) return;
  const vite = createRequire(join(frontend, 'package.json')).resolve('vite/package.json');
  const build = [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, build, { cwd: frontend });
};

const newestSource = (repository: string): number =>
  Math.max(
    ...['package-lock.json', 'frontend/index.html', 'frontend/vite.config.ts'].map((file) =>
      changedAt(join(repository, file)),
    ),
    ...['frontend/src', 'frontend/public', 'domain'].flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
        .filter(isSource)
        .map(({ parentPath, name }) => changedAt(join(parentPath, name))),
    ),
  );

const isSource = (entry: Dirent): boolean =>
  entry.isFile() && !/[\\/](?:node_modules|\.tsbuild)(?:[\\/]|$)/.test(entry.parentPath);

/** In milliseconds since 1970; 0 when there is no such file. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
