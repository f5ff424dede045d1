import { type Browser, expect } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openBrowser } from './chromium.ts';
import { type Stack, startStack } from './stack.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface Stage {
  readonly stack: () => Stack;
  readonly browser: () => Browser;
  /** A visit that ends with the test, on which nothing may go wrong. */
  readonly arrive: (options?: VisitOptions) => Promise<Visit>;
}

/** All of Hearthway and a browser, for all tests of a file. */
export const setStage = (): Stage => {
  let stack: Stack | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const stage = { stack: () => stack ?? notSet(), browser: () => browser ?? notSet() };
  return {
    ...stage,
    arrive: async (options) => {
      const visitor = await visit(stage.browser(), stage.stack().url, options);
      onTestFinished(async () => {
        await visitor.close();
        expect(visitor.complaints).toEqual([]);
      });
      return visitor;
    },
  };
};

const notSet = (): never => {
  throw new Error('The stage is set when the first test begins.');
};
