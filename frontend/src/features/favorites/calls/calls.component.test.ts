import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { favoriteOf } from '../../../testing/directory.fixture.ts';
import { openBrowser } from '../../../testing/page.fixture.ts';
import { bodiesTo, focus } from '../../../testing/steps.fixture.ts';

test('calls are planned by the clocks of their places, and the keyboard keeps a time and a note', async () => {
  await commands.setTimeZone('America/New_York');
  onTestFinished(() => commands.setTimeZone(null));
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  const { site } = page;
  const callTips = {
    hold: { minutes: 25, families: 1 },
    keys: { keys: '2-1', families: 3 },
  };
  page.hearthway.account.favorites = [
    favoriteOf(0, { state: 'TX', hours: null }),
    favoriteOf(1, { state: 'CA', hours: 'Sun-Sat 0-24', status: 'to-call', callTips }),
    favoriteOf(2, { status: 'not-a-fit' }),
  ];
  await page.open('/favorites');
  await site.getByRole('link', { name: 'Plan your calls', exact: true }).click();

  const cards = site.getByRole('main').getByRole('article');
  await expect.element(cards).toHaveLength(2);
  const first = cards.nth(0);
  await expect.element(first.getByText(/^Open now, until (?:3|12):00/)).toBeVisible();
  await expect.element(first.getByText(/There it is 12:00\sAM – 12:00\sAM\./)).toBeVisible();
  await expect.element(first.getByText('About 25 minutes on hold. One family')).toBeVisible();
  await expect.element(first.getByText('a person: 2-1. 3 families noted it.')).toBeVisible();
  await expect
    .element(cards.nth(1).getByText(/^Probably open 11:00\sAM – 5:00\sPM your time/))
    .toBeVisible();

  const callLater = first.getByText('Call later', { exact: true });
  await focus(callLater);
  await commands.pressKey('Enter');
  await focus(first.getByRole('button', { name: 'Keep this time', exact: true }));
  await commands.pressKey('Enter');
  await expect.element(first.getByText(/^Call on .*10:00\sAM$/)).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/call-plan/:id/later')).toEqual([
    { callAt: expect.stringMatching(/T1[45]:00:00\.000Z$/) },
  ]);
  expect(await barriersOf(page)).toEqual([]);
  await focus(first.getByRole('button', { name: 'Take the time off', exact: true }));
  await commands.pressKey('Enter');
  await expect.element(first.getByText(/^Call on/)).toHaveLength(0);
  await expect.element(callLater).toHaveFocus();
  await commands.pressKey('Enter');

  await focus(first.getByText('Note the call', { exact: true }));
  await commands.pressKey('Enter');
  await first.getByLabelText('Minutes on hold').fill('12');
  const keys = first.getByLabelText('Menu keys that led to a person');
  await keys.fill('ask for Dana');
  await expect.element(first.getByText(/^Up to 5 keys/)).toBeVisible();
  await keys.fill('2, 1');
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await focus(first.getByRole('button', { name: 'Keep this note', exact: true }));
  await commands.pressKey('Enter');
  await expect
    .element(
      first.getByRole('status').getByText(/Someone answered · 12 minutes on hold · keys 2-1/),
    )
    .toBeVisible();
  await expect
    .element(first.getByRole('button', { name: 'Keep this note', exact: true }))
    .toHaveFocus();
  expect(bodiesTo(page, 'PUT /api/call-plan/:id/note')).toEqual([
    { outcome: 'reached', holdMinutes: 12, keys: '2-1' },
  ]);
});
