import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './chromium.ts';
import { findBarriers, WIDTHS } from './inspect.ts';
import { type Stack, startStack } from './stack.ts';
import { arriveAs, isIn, nameOf, VIEWERS, VIEWS } from './views.ts';
import { visit } from './visit.ts';

let stack: Stack;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

test.for(VIEWERS)('a %s meets no barrier at any width in any mode', async (viewer) => {
  const { page, close } = await arriveAs(viewer, {
    arrive: (options) => visit(browser, stack.url, options),
    stack: () => stack,
  });
  const found: Record<string, readonly string[]> = {};
  for (const view of VIEWS.filter((each) => each.viewer === viewer))
    for (const width of WIDTHS.filter((each) => isIn(view, each))) {
      const barriers = await findBarriers(page, view, { width, modes: COLOR_MODES });
      if (barriers.length > 0) found[`${nameOf(view)} at ${width} px`] = barriers;
    }
  await close();
  expect(found).toEqual({});
});
