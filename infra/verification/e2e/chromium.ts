import { type Browser, chromium } from '@playwright/test';
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
export const openBrowser = (...flags: readonly string[]): Promise<Browser> => {
  const executablePath = findChromium(process.env);
  if (executablePath === undefined) throw new Error('There is no Chromium.');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
};
