import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { signInAs } from './visit.ts';

const stage = setStage();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('an analyst asks, gets the numbers, and takes them away', async () => {
  const { page } = await stage.arrive();
  await signInAs(page, stage.stack(), { role: 'analyst', path: '/about' });
  await page.getByRole('banner').getByRole('link', { name: 'Usage reports' }).click();
  await page.getByRole('radio', { name: 'Active families' }).check();
  await press(page, 'Last 6 months');
  await press(page, 'Start the report');
  await expect(page).toHaveURL(/\/staff\/reports\/[0-9a-f]{32}$/);
  const table = page.getByRole('table', { name: 'Active families' });
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toHaveCount(1);

  const saved = page.waitForEvent('download');
  await press(page, 'Download as CSV');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^active-families-[\d-]+-to-[\d-]+\.csv$/);
  const csv = await text(await download.createReadStream());
  expect(csv).toMatch(/^\u{FEFF}?period,families,families_plus_minus\r\n/u);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(7);
});
