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

/** Starts a browser that several processes use, each in contexts of its own. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions([]));

const launchOptions = (flags: readonly string[]) => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  return { executablePath, args: [...CHROMIUM_FLAGS, ...flags] };
};
