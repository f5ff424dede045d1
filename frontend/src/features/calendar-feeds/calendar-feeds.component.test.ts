import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';
import { CHILD_ID } from '../children/shared/child-id.fixture.ts';

test('an address for other calendars is made, shown once, changed and stopped', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open('/calendar');
  await press(page, 'Other calendars');
  const dialog = page.site.getByRole('dialog');
  await expect.element(dialog.getByText(/Google Calendar can lag for hours/)).toBeVisible();
  await dialog.getByLabelText('Whose entries').selectOptions(CHILD_ID);
  await press(page, 'Make an address');
  const address = dialog.getByLabelText('Address');
  await expect
    .element(address)
    .toHaveValue(`${location.origin}/api/calendar-feeds/calendar.ics?key=${'1'.repeat(43)}`);
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  expect(bodiesTo(page, 'POST /api/calendar-feeds')).toMatchObject([
    { childId: CHILD_ID, detail: 'titles' },
  ]);
  await press(page, 'Done');
  await expect.element(dialog.getByText(/Last fetched .*, once so far/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Change the address/ }).click();
  await expect.element(address).toHaveValue(expect.stringContaining('2'.repeat(43)));
  await press(page, 'Done');
  await dialog.getByRole('button', { name: /^Stop/ }).click();
  await expect.element(dialog.getByText(/Last fetched/)).not.toBeInTheDocument();
});
