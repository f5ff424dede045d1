import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { openBrowser } from './chromium.ts';
import { expect } from './expect.ts';
import { type RunningStack, type Stack, startStack } from './stack.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface StageOptions {
  /** For tests that change more than what belongs to the people whom they sign up. */
  readonly hasOwnStack?: boolean;
}

export interface Stage {
  readonly stack: () => RunningStack;
  readonly browser: () => Browser;
  /** A visit that ends with the test, on which nothing may go wrong. */
  readonly arrive: (options?: VisitOptions) => Promise<Visit>;
}

/** All of Hearthway and a browser, for all tests of a file. Hearthway is shared with other files. */
export const setStage = ({ hasOwnStack = false }: StageOptions = {}): Stage => {
  let own: Stack | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const warmData = inject('warmData');
    [own, browser] = await Promise.all([
      hasOwnStack ? startStack({ warmData }) : undefined,
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });

  const stage = {
    stack: () => (hasOwnStack ? (own ?? notSet()) : inject('sharedStack')),
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
