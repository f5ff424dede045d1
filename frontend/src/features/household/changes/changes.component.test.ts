import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { refusal } from '../../../testing/hearthway.fixture.ts';
import { always, openHouseholdOfEve } from '../../../testing/household.fixture.ts';
import { openBrowser } from '../../../testing/page.fixture.ts';
import { bodiesTo, focus, settle } from '../../../testing/steps.fixture.ts';
import { CHILD_CHANGE, ENTRY_CHANGES } from '../changes.routes.fixture.ts';

test('changes are listed by day, and each is undone once with its own command', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  await page.open('/household/changes');
  await expect
    .element(site.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('Saturday, November 28');
  await expect.element(site.getByText(/^A former member removed this/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  const undo = site.getByRole('button', { name: 'Undo: Maya, Dana changed this' });
  await focus(undo);
  await commands.pressKey('Enter');
  await commands.pressKey('Enter');
  await expect.element(undo).toHaveLength(0);
  expect(bodiesTo(page, 'POST /api/children/:childId/undone')).toEqual([
    { changeId: CHILD_CHANGE.id },
  ]);
  await site
    .getByRole('button', { name: 'Undo: Speech therapy, A former member removed this' })
    .click();
  await expect
    .poll(() => page.wire.calls('DELETE /api/calendar/entries/:entryId/removal'))
    .toHaveLength(1);
});

test('a change that was changed again since says so beside its button', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.wire.answer('POST /api/calendar/entries/:entryId/undone', () => refusal('ChangedSince'));
  await page.open('/household/changes');
  await page.site.getByRole('button', { name: 'Undo: Swimming, Dana changed the time' }).click();
  await expect.element(page.site.getByText(/This was changed again since/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('a caregiver sees the changes of what they read, and undoes no removal', async () => {
  const page = await openHouseholdOfEve('caregiver');
  const { site } = page;
  await site.getByRole('link', { name: 'What changed' }).click();
  await expect.element(site.getByText('Speech therapy')).toBeVisible();
  await expect
    .element(site.getByRole('button', { name: 'Undo: Swimming, Dana changed the time' }))
    .toBeVisible();
  // A caregiver reads children and changes nothing of them.
  await expect.element(site.getByRole('button', { name: 'Undo:' })).toHaveLength(1);
});

test('the last change by a member stands beside an entry and a child', async () => {
  const page = await openBrowser({
    viewer: 'family',
    api: {
      'GET /api/calendar/changes': always({ hasOthers: true, changes: ENTRY_CHANGES }),
      'GET /api/children/changes': always({ hasOthers: true, changes: [CHILD_CHANGE] }),
    },
  });
  page.hearthway.account.tier = 'family';
  await page.open('/calendar');
  await expect.element(page.site.getByText(/^Dana changed the time · /).first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.open(`/children/${CHILD_CHANGE.objectId}`);
  await expect.element(page.site.getByText(/^Dana changed this · /)).toBeVisible();
  await settle(page);
});
