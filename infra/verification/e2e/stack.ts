import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masterKeyFileIn } from '../../adapters/privacy/master-key-file.ts';
import { processesOn, spawnLauncher } from './launcher-process.ts';
import { TEST_LISTINGS, useTestListings } from './test-listings.ts';
import { copyData } from './warm-data.ts';

export interface RunningStack {
  readonly url: string;
  readonly dataDirectory: string;
}

export interface Stack extends RunningStack {
  /**
   * Ends all of it by SIGTERM and forgets what it kept. Rejects unless it ends well, in time and with all its
   * processes.
   */
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

/** With much to spare on a busy machine. */
const STOPPED_MS = 30_000;

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
  const end = async (): Promise<readonly string[]> => {
    const stoppedAt = performance.now();
    launcher.send('SIGTERM');
    const { code, complaints } = await launcher.ended;
    const lastedMs = performance.now() - stoppedAt;
    const left = processesOn(dataDirectory);
    rmSync(dataDirectory, { recursive: true });
    return [
      ...(code === 0 ? [] : [`with exit code ${code}: ${complaints}`]),
      ...(lastedMs < STOPPED_MS ? [] : [`after ${Math.round(lastedMs)} ms`]),
      ...left.map((pid) => `without its process ${pid}`),
    ];
  };
  const stop = async (): Promise<void> => {
    const faults = await end();
    if (faults.length > 0) throw new Error(`Told to stop, it ended ${faults.join(', ')}.`);
  };
  try {
    const url = await launcher.ready;
    if (warmData === undefined) await useTestListings(dataDirectory);
    return { url, dataDirectory, stop };
  } catch (error) {
    await end();
    throw error;
  }
};
