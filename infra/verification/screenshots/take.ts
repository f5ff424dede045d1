import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RunningStack } from '../e2e/stack.ts';
import { arriveAs, isIn, nameOf, show, turnTo, VIEWERS, type View } from '../e2e/views.ts';
import { visit } from '../e2e/visit.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';

interface Session {
  readonly browser: Browser;
  /** The product. */
  readonly stack: RunningStack;
  /** A directory, which is made. */
  readonly target: string;
  readonly views: readonly View[];
  /** Widths of the windows, in pixels. */
  readonly widths: readonly number[];
  readonly modes: readonly string[];
}

/** Takes a picture of each view at each width in each mode, whole pages, and lays them out. */
export const takePictures = async ({
  browser,
  stack,
  target,
  views,
  widths,
  modes,
}: Session): Promise<readonly Picture[]> => {
  mkdirSync(target, { recursive: true });
  const pictures: Picture[] = [];
  for (const viewer of VIEWERS) {
    const seen = views.filter((view) => view.viewer === viewer);
    if (seen.length === 0) continue;
    const { page, close } = await arriveAs(viewer, {
      arrive: (options) => visit(browser, stack.url, options),
      stack: () => stack,
    });
    for (const view of seen)
      for (const width of widths.filter((each) => isIn(view, each))) {
        await page.setViewportSize({ width, height: 900 });
        await show(page, view);
        // A dialog is positioned in the window, so the page below it is not captured.
        const fullPage = (await page.getByRole('dialog').count()) === 0;
        for (const mode of modes) {
          const file = `${fileName(nameOf(view))}.${width}.${mode}.png`;
          await turnTo(page, mode);
          await page.screenshot({ path: join(target, file), fullPage });
          pictures.push({ view: nameOf(view), mode, width, file });
        }
      }
    await close();
  }
  writeFileSync(join(target, 'index.html'), contactSheet(pictures));
  return pictures;
};

const fileName = (name: string): string =>
  name
    .replace(/^\/(?=$|,)/, 'home')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replace(/^-/, '');
