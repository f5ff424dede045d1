import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from '../../launcher/programs.ts';

/**
 * Megabytes on disk that `npm start` may install; 435 were reached. Packages are counted as
 * `scripts/install.mjs` leaves them.
 */
const BUDGET = 450;

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

const readLock = (file: string): ReadonlyMap<string, { readonly dev?: boolean | undefined }> => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8')));
  return new Map(Object.entries(packages));
};

/** Blocks of the disk, links not followed and packages within it not counted. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() || (entry.isDirectory() && entry.name !== 'node_modules'))
    .map((entry) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }))
    .reduce(
      (sum, { path, isFolder }) =>
        sum + statSync(path).blocks * 512 + (isFolder ? bytesIn(path) : 0),
      0,
    );

test('packages that a start installs stay within their budget on disk', () => {
  const locked = readLock('package-lock.json');
  const packages = [...readLock('node_modules/.package-lock.json').keys()]
    .filter((folder) => folder.includes('node_modules/') && locked.get(folder)?.dev !== true)
    .filter((folder) => !folder.includes('@hearthway/') && locked.has(folder))
    .map((folder) => ({ folder, megabytes: bytesIn(join(REPOSITORY, folder)) / 2 ** 20 }))
    .toSorted((one, other) => other.megabytes - one.megabytes);
  const all = packages.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const largest = packages
    .slice(0, 10)
    .map(({ folder, megabytes }) => `${folder} ${Math.round(megabytes)}`);
  expect(
    all,
    `npm ci by hand leaves more: remove node_modules first. Largest, in MB:\n${largest.join('\n')}`,
  ).toBeLessThan(BUDGET);
});
