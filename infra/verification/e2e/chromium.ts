import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';

const run = promisify(execFile);

const INSTALLED = ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
  ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
);

export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param flags Command-line flags beside those that every browser of ours has. */
export const openBrowser = (...flags: readonly string[]): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
};

/** The machine's own, or the one that Playwright has downloaded. */
export const findChromium = (): string | undefined =>
  [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));

/**
 * Finds a Chromium or installs one: Debian's, which brings the libraries it needs, where we may, and
 * otherwise Playwright's. Rejects with a sentence.
 */
export const ensureChromium = async (): Promise<void> => {
  if (findChromium() !== undefined) return;
  const tried: string[] = [];
  for (const install of [installFromDebian, downloadFromPlaywright]) {
    try {
      await install();
      if (findChromium() !== undefined) return;
    } catch (error) {
      tried.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `The end-to-end tests need Chromium, and it could not be installed. Install the package chromium and try again.\n${tried.join('\n')}`,
  );
};

const installFromDebian = async (): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const aptGet = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet', '--yes'];
  await run('env', [...aptGet, 'update']);
  await run('env', [...aptGet, 'install', '--no-install-recommends', 'chromium']);
};

const downloadFromPlaywright = async (): Promise<void> => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const cli = join(dirname(playwright.resolve('playwright-core/package.json')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
};
