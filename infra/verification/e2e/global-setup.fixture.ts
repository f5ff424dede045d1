import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { type RunningStack, startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedStack: RunningStack;
  }
}

/** Runs once before the end-to-end tests, and starts the Hearthway that most of them share. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  await ensureChromium();
  const { url, dataDirectory, stop } = await startStack();
  provide('sharedStack', { url, dataDirectory });
  return stop;
};
