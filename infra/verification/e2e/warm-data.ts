import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnLauncher } from './launcher-process.ts';
import { TEST_LISTINGS, useTestListings } from './test-listings.ts';

/** Starts Hearthway once on an empty directory and stops it: most of a first start is this set-up. */
export const makeWarmData = async (directory: string): Promise<void> => {
  const launcher = spawnLauncher({ dataDirectory: directory, environment: TEST_LISTINGS });
  await launcher.ready;
  await useTestListings(directory);
  launcher.send('SIGTERM');
  await launcher.ended;
  // Tests kill processes, and what those have written survives that.
  const settings = 'fsync=off\nfull_page_writes=off\n';
  appendFileSync(join(directory, 'postgres/postgresql.conf'), settings);
};

/** Into a directory that is there. Owners are kept: PostgreSQL opens no other user's directory. */
export const copyData = (from: string, to: string): void => {
  execFileSync('cp', ['--archive', `${from}/.`, to]);
};
