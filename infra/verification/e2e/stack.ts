import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyFileIn } from '../../adapters/privacy/master-key-file.ts';
import { spawnLauncher } from './launcher-process.ts';
import { TEST_LISTINGS, useTestListings } from './test-listings.ts';
import { copyData } from './warm-data.ts';

export interface RunningStack {
  readonly url: string;
  readonly dataDirectory: string;
}

export interface Stack extends RunningStack {
  /** Ends all of it and forgets what it kept. */
  readonly stop: () => Promise<void>;
}

/** Servers that run already. */
export interface OutsideStores {
  readonly eventStoreUrl: string;
  readonly databaseUrl: string;
}

export interface StackOptions {
  /** Data to start with a copy of; undefined sets up empty stores. */
  readonly warmData?: string | undefined;
  /** Used in place of embedded ones. */
  readonly outside?: OutsideStores | undefined;
  /** Address of an event store that the test runs itself, used in place of the embedded one. */
  readonly eventStoreUrl?: string | undefined;
}

/**
 * Key of all Hearthways on stores outside: they share the data. Stores that hold the data of a Hearthway in
 * use are under another key, and are refused by it.
 */
const OUTSIDE_KEY = Buffer.alloc(32, 'test:outside').toString('base64');

/** All of Hearthway, new and empty, started as `npm start` does. */
export const startStack = async ({
  warmData,
  outside,
  eventStoreUrl,
}: StackOptions = {}): Promise<Stack> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-stack-'));
  if (warmData !== undefined) copyData(warmData, dataDirectory);
  if (outside !== undefined)
    writeFileSync(masterKeyFileIn(dataDirectory), `${OUTSIDE_KEY}\n`, { mode: 0o600 });
  const launcher = spawnLauncher({
    dataDirectory,
    environment: {
      ...(warmData === undefined && TEST_LISTINGS),
      ...(eventStoreUrl !== undefined && { EVENTSTORE_URL: eventStoreUrl }),
      ...(outside && {
        EVENTSTORE_URL: outside.eventStoreUrl,
        DATABASE_URL: outside.databaseUrl,
        // Each has a data directory of its own.
        WITHOUT_ERASURE_LIST: 'yes',
      }),
    },
  });
  const stop = async (): Promise<void> => {
    launcher.send('SIGTERM');
    await launcher.ended;
    rmSync(dataDirectory, { recursive: true });
  };
  try {
    const url = await launcher.ready;
    if (warmData === undefined) await useTestListings(dataDirectory);
    return { url, dataDirectory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
