import { ensureChromium } from './chromium.ts';

/** Runs once before the end-to-end tests. */
export const setup = ensureChromium;
