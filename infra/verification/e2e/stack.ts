import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnLauncher } from './launcher-process.ts';
import { copyData } from './warm-data.ts';

export interface RunningStack {
  readonly url: string;
  readonly dataDirectory: string;
}

export interface Stack extends RunningStack {
  /** Ends all of it and forgets what it kept. */
  readonly stop: () => Promise<void>;
}

export interface StackOptions {
  /** Data to start with a copy of; undefined sets up empty stores. */
  readonly warmData?: string | undefined;
}

/** All of Hearthway, new and empty, started as `npm start` does. */
export const startStack = async ({ warmData }: StackOptions = {}): Promise<Stack> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'hearthway-stack-'));
  if (warmData !== undefined) copyData(warmData, dataDirectory);
  const launcher = spawnLauncher({ dataDirectory });
  const stop = async (): Promise<void> => {
    launcher.send('SIGTERM');
    await launcher.ended;
    rmSync(dataDirectory, { recursive: true });
  };
  try {
    return { url: await launcher.ready, dataDirectory, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
