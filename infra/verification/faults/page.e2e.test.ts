import { onTestFinished, test } from 'vitest';
import { openBrowser } from '../e2e/chromium.ts';
import { expect } from '../e2e/expect.ts';
import { startOwnStack } from '../e2e/outside.fixture.ts';
import { hearts, newPerson, searchNearDurham, signIn, signUp, visit } from '../e2e/visit.ts';
import { kill, killable } from './kill.fixture.ts';

test('an open page recovers by itself from the end of any process behind it', async () => {
  const stack = await startOwnStack();
  onTestFinished(stack.stop);
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const person = newPerson();
  const [first, second] = await Promise.all([visit(browser, stack.url), visit(browser, stack.url)]);
  await signUp(first.page, person);
  await signIn(second.page, person);
  await Promise.all([first, second].map(({ page }) => searchNearDurham(page)));
  const loads: string[] = [];
  for (const { page } of [first, second])
    page.on('framenavigated', (frame) => loads.push(frame.url()));

  let isKept = false;
  for (const program of killable()) {
    await kill(stack, { program });
    isKept = !isKept;
    await hearts(first.page).first().click();
    for (const { page } of [first, second])
      await expect(hearts(page).first(), `after the end of ${program}`).toHaveAttribute(
        'aria-pressed',
        String(isKept),
        { timeout: 15_000 },
      );
  }
  expect(loads).toEqual([]);
}, 120_000);
