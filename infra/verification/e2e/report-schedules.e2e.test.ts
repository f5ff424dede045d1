import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { test } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { expect } from './expect.ts';
import { mailedStopPath } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { readUserId } from './user-id.ts';
import { open, type Person, signInAs } from './visit.ts';

const stage = setStage();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** As if the week were over. */
const makeDue = async ({ email }: Person): Promise<void> => {
  const { dataDirectory } = stage.stack();
  const userId = await readUserId(dataDirectory, email);
  const { DATABASE_URL: url } = readRunningAddresses(dataDirectory);
  const database = connectPostgres<Record<never, never>>({ url, onConnectionLost: () => {} });
  try {
    await sql`
      update report_schedules set due_at = now() - interval '1 minute' where user_id = ${userId}
    `.execute(database);
  } finally {
    await database.destroy();
  }
};

test('a scheduled report is mailed, and the link in the mail stops it', async () => {
  const { page } = await stage.arrive();
  const analyst = await signInAs(page, stage.stack(), { role: 'analyst', path: '/staff/reports' });
  await page.getByRole('radio', { name: 'Sign-up funnel' }).check();
  await press(page, 'Last 12 weeks');
  await press(page, 'Start the report');
  await press(page, 'Mail this weekly');
  await expect(page.getByText(/^Every Monday, next on/)).toBeVisible();

  await makeDue(analyst);
  const path = await mailedStopPath(stage.stack(), {
    to: analyst.email,
    subject: 'Sign-up funnel',
    // Three jobs take their turns before.
    withinMs: 40_000,
  });
  // A mail scanner that opens the address for one click.
  const token = path.split('#')[1] ?? '';
  const oneClick = `/api/report-mails/stop?token=${token}`;
  const opened = await page.request.get(oneClick, { maxRedirects: 0 });
  expect([opened.status(), opened.headers()['location']]).toEqual([303, path]);
  await open(page, '/staff/reports');
  const list = page.getByRole('region', { name: 'Reports by email' });
  await expect(list.getByRole('listitem')).toContainText('Latest report: Done');

  const reader = await stage.arrive();
  await open(reader.page, path);
  await press(reader.page, 'Stop these emails');
  await expect(reader.page.getByText(/^Stopped\./)).toBeFocused();
  await page.reload();
  await expect(list).toContainText('None yet.');

  // One click after that is no error: some mail programs repeat it.
  const again = await page.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(again.status()).toBe(204);
});
