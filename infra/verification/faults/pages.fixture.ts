import { chromium } from '@playwright/test';
import { inject, onTestFinished } from 'vitest';
import { expect } from '../e2e/expect.ts';
import type { RunningStack } from '../e2e/stack.ts';
import { hearts, newPerson, searchNearDurham, signIn, signUp, visit } from '../e2e/visit.ts';

/** A family's pages in two browsers, open while processes end. */
export interface OpenPages {
  /** Expects that a heart of one page still fills on both, and that neither has loaded again. */
  readonly recoverFromEndOf: (program: string) => Promise<void>;
}

export const openPages = async ({ url }: RunningStack): Promise<OpenPages> => {
  const browser = await chromium.connect(inject('browserAddress'));
  onTestFinished(() => browser.close());
  const person = newPerson();
  const [first, second] = await Promise.all([visit(browser, url), visit(browser, url)]);
  await signUp(first.page, person);
  await signIn(second.page, person);
  const pages = [first.page, second.page];
  await Promise.all(pages.map(searchNearDurham));
  const loads: string[] = [];
  for (const page of pages) page.on('framenavigated', (frame) => loads.push(frame.url()));

  let isKept = false;
  return {
    recoverFromEndOf: async (program) => {
      isKept = !isKept;
      await hearts(first.page).first().click();
      for (const page of pages)
        await expect(hearts(page).first(), `after the end of ${program}`).toHaveAttribute(
          'aria-pressed',
          String(isKept),
        );
      expect(loads).toEqual([]);
    },
  };
};
