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
 * Chooses the server under test: that of `EVENTSTORE_URL`, or an embedded one, started for this run on a free
 * port with a temporary directory.
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
