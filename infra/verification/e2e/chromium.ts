import { type Browser, type BrowserServer, chromium } from '@playwright/test';
import { findChromium } from '../machine/programs.ts';

export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param flags Command-line flags beside those that every browser of ours has. */
export const openBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(flags));

/** Tests load a page a few times: code that V8 optimizes is thrown away before that pays. */
const SHORT_LIVES = '--js-flags=--no-maglev,--no-opt';

/** Starts a browser that several processes use, each in contexts of its own. */
export const serveBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer(launchOptions([SHORT_LIVES]));

const launchOptions = (flags: readonly string[]) => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  return { executablePath, args: [...CHROMIUM_FLAGS, ...flags] };
};
