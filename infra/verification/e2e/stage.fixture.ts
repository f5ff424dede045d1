import { type Browser, chromium, type Page } from '@playwright/test';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { expect } from './expect.ts';
import type { RunningStack } from './stack.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

export interface Stage {
  readonly stack: () => RunningStack;
  readonly browser: () => Browser;
  /** A visit that ends with the test, on which nothing may go wrong: as in a browser of its own. */
  readonly arrive: (options?: VisitOptions) => Promise<Visit>;
}

/** Visits that tests have left, by their options. Files that share a worker share them. */
const left = new Map<string, Visit[]>();

let connected: Promise<Browser> | undefined;

/**
 * Hearthway and a browser, both shared with other files. Tests change only what belongs to the people
 * whom they sign up.
 */
export const setStage = (): Stage => {
  let browser: Browser | undefined;

  beforeAll(async () => {
    connected ??= chromium.connect(inject('browserAddress'));
    browser = await connected;
  });

  const stage = {
    stack: () => inject('sharedStack'),
    browser: () => browser ?? notSet(),
  };
  return {
    ...stage,
    arrive: async (options = {}) => {
      const key = JSON.stringify(options);
      const visitor =
        left.get(key)?.pop() ?? (await visit(stage.browser(), stage.stack().url, options));
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') process.stderr.write(await seenOn(visitor.page));
        const complaints = [...visitor.complaints];
        await visitor.renew();
        left.set(key, [...(left.get(key) ?? []), visitor]);
        expect(complaints).toEqual([]);
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
