import { expect, test } from 'vitest';
import { watchShifts } from '../testing/layout-shift.fixture.ts';
import { openBrowser } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { painted, settle } from '../testing/steps.fixture.ts';
import { nameOf, VIEWS } from '../testing/views.fixture.ts';
import { hold } from '../testing/wire.fixture.ts';

/** Issue 16: of a page that is loaded anew. */
const MAX_SHIFT = 0.02;

const pages = VIEWS.filter(
  ({ viewer, reveal }) => viewer !== 'visitor' && viewer !== 'newcomer' && reveal === undefined,
).flatMap((view) => [320, 1280].map((width) => ({ view, width, name: nameOf(view) })));

test.for(sliceOf(pages))('$name loads without jumps at $width px', async ({ view, width }) => {
  const shifts = watchShifts();
  const page = await openBrowser({ viewer: view.viewer, width, prepare: shifts.prepare });
  const { account } = page.hearthway;
  // It is reminded of the code on some pages.
  account.user = { ...account.user, isEmailConfirmed: false };
  // The page is painted before each answer.
  const me = hold();
  const others = hold();
  page.wire.answer('* /api/*', async (call) => {
    await (call.path === '/api/me' ? me : others).promise;
    return page.wire.pass(call);
  });
  await page.open(view.path);
  await painted(page.window());
  me.resolve();
  await expect.poll(() => page.wire.calls('GET /api/me').length).toBeGreaterThan(0);
  await painted(page.window());
  others.resolve();
  await settle(page);
  await painted(page.window());
  expect(shifts.total(), shifts.moved()).toBeLessThanOrEqual(MAX_SHIFT);
});
