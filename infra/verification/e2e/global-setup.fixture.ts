import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './chromium.ts';
import { type OutsideStores, type RunningStack, startStack } from './stack.ts';
import { makeWarmData } from './warm-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedStack: RunningStack;
    /** The browser that tests share, by the address of its WebSocket. */
    readonly browserAddress: string;
    /** The data directory of a Hearthway that was set up and stopped; undefined in other suites. */
    readonly warmData: string | undefined;
    /** The servers of `npm run test:outside`; undefined when embedded ones are used. */
    readonly outsideStores: OutsideStores | undefined;
  }
}

/**
 * Runs once before the end-to-end tests: builds the pages, sets stores up for every later start, and
 * starts the Hearthway that most tests share.
 */
export const setup = async ({ config, provide }: TestProject): Promise<() => Promise<void>> => {
  const eventStoreUrl = config.env?.['OUTSIDE_EVENTSTORE_URL'];
  const databaseUrl = config.env?.['OUTSIDE_DATABASE_URL'];
  const browser = await serveBrowser();
  provide('browserAddress', browser.wsEndpoint());
  if (eventStoreUrl && databaseUrl) {
    const outside = { eventStoreUrl, databaseUrl };
    const { url, dataDirectory, stop } = await startStack({ outside });
    provide('outsideStores', outside);
    provide('sharedStack', { url, dataDirectory });
    return async () => {
      await Promise.all([browser.close(), stop()]);
    };
  }
  const warmData = mkdtempSync(join(tmpdir(), 'hearthway-warm-'));
  await makeWarmData(warmData);
  const { url, dataDirectory, stop } = await startStack({ warmData });
  provide('warmData', warmData);
  provide('sharedStack', { url, dataDirectory });
  return async () => {
    await Promise.all([browser.close(), stop()]);
    rmSync(warmData, { recursive: true });
  };
};
