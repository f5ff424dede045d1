import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServerProcess } from '../event-store/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly serverUnderTest: { readonly url: string; readonly isEmbedded: boolean };
  }
}

/**
 * Chooses the server that the suite runs against: the one that `EVENTSTORE_URL` names, or else the
 * embedded one, started for this run on a free port and a directory that goes with it.
 */
export const setup = async ({ config, provide }: TestProject): Promise<() => Promise<void>> => {
  const given = config.env?.['EVENTSTORE_URL'];
  if (given) {
    provide('serverUnderTest', { url: given, isEmbedded: false });
    return async () => {};
  }
  const directory = await mkdtemp(join(tmpdir(), 'event-store-conformance-'));
  const server = await startServerProcess(['--data', directory]);
  provide('serverUnderTest', { url: server.url, isEmbedded: true });
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  };
};
