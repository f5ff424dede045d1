import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { expect } from './expect.ts';
import type { RunningStack } from './stack.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface Stage {
  readonly stack: () => RunningStack;
  readonly browser: () => Browser;
  /** A visit that ends with the test, on which nothing may go wrong. */
  readonly arrive: (options?: VisitOptions) => Promise<Visit>;
}

/**
 * Hearthway and a browser, both shared with other files. Tests change only what belongs to the people
 * whom they sign up.
 */
export const setStage = (): Stage => {
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserAddress'));
  });
  afterAll(async () => {
    await browser?.close();
  });

  const stage = {
    stack: () => inject('sharedStack'),
    browser: () => browser ?? notSet(),
  };
  return {
    ...stage,
    arrive: async (options) => {
      const visitor = await visit(stage.browser(), stage.stack().url, options);
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') process.stderr.write(await seenOn(visitor.page));
        await visitor.close();
        expect(visitor.complaints).toEqual([]);
      });
      return visitor;
    },
  };
};

/** Text of the page, for the messages of flaky failures. */
const seenOn = async (page: Page): Promise<string> =>
  `${page.url()}\n${page.isClosed() ? '(closed)' : await page.locator('body').ariaSnapshot()}\n`;

const notSet = (): never => {
  throw new Error('The stage is set when the first test begins.');
};
