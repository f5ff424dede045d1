import { resolve } from 'node:path';
import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { runMain } from '../../adapters/process/main.ts';
import { openBrowser } from '../e2e/chromium.ts';
import { WIDTHS } from '../e2e/inspect.ts';
import { startStack } from '../e2e/stack.ts';
import { readViews } from '../e2e/views.ts';
import { program } from './arguments.ts';
import { takePictures } from './take.ts';

const TARGET = resolve(import.meta.dirname, '../../../screenshots');

/** `npm run screenshots`: every page of a new Hearthway, as a visitor and as a family see it. */
runMain(program, async ({ pages, widths = WIDTHS, modes = COLOR_MODES }) => {
  const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  try {
    const views = (await readViews()).filter(({ path }) => pages?.includes(path) ?? true);
    const taken = await takePictures({ browser, stack, target: TARGET, views, widths, modes });
    process.stdout.write(`${taken.length} pictures: ${TARGET}/index.html\n`);
  } finally {
    await browser.close();
    await stack.stop();
  }
});
