import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { giveRole } from './give-role.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, reload, signIn, signUp, type Visit } from './visit.ts';

const stage = setStage();

const RUN = '**/api/staff/reports/runs/*';

const arriveAsAnalyst = async (): Promise<Visit> => {
  const visit = await stage.arrive();
  const person = newPerson();
  await signUp(visit.page, person);
  await giveRole(stage.stack(), { email: person.email, role: 'analyst' });
  await signIn(visit.page, person);
  return visit;
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const table = (page: Page) => page.getByRole('table', { name: 'Active families' });

test('an analyst asks, sees how far the answer is, then its picture and its numbers, and takes them away', async () => {
  const { page } = await arriveAsAnalyst();
  await page.getByRole('banner').getByRole('link', { name: 'Usage reports' }).click();
  await page.getByRole('radio', { name: 'Active families' }).check();
  await press(page, 'Last 28 days');
  await expect(page).toHaveURL(/report=active-families&from=\d{4}-\d\d-\d\d&to=/);

  // The run is over in a moment: it is held up for as long as the page is looked at.
  await page.route(RUN, async (route) => {
    const response = await route.fetch();
    const run: Record<string, unknown> = await response.json();
    await route.fulfill({
      response,
      json: {
        ...run,
        status: 'running',
        share: 0.25,
        events: 5_000,
        eventsPerSecond: 2_500.4,
        table: null,
      },
    });
  });
  await press(page, 'Start the report');
  await expect(page).toHaveURL(/\/staff\/reports\/[0-9a-f]{32}$/);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  await expect(page.getByRole('main')).toContainText('2,500');
  await expect(page.getByRole('button', { name: 'Cancel the report' })).toBeVisible();
  await page.unroute(RUN);

  await expect(table(page).getByRole('row')).toHaveCount(29);
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toHaveCount(1);
  const picture = page.getByRole('application', { name: 'Lines: Active families' });
  await expect(picture).toBeVisible();
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('status').filter({ hasText: /^\d{4}-.*Active families/ }),
  ).toBeVisible();

  const header = page.getByRole('columnheader', { name: 'Active families' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');

  const saved = page.waitForEvent('download');
  await press(page, 'Download as CSV');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^active-families-[\d-]+-to-[\d-]+\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\u{FEFF}?period,families\r\n/u);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(29);
});

test('a question stands in the address, and wrong input is told where it was made', async () => {
  const { page } = await arriveAsAnalyst();
  await open(page, '/staff/reports?report=retention&from=2026-03-01&to=2026-02-01&state=NC');
  await expect(page.getByRole('radio', { name: 'Retention by week' })).toBeChecked();
  await expect(page.getByLabel('Families in')).toHaveValue('NC');
  await press(page, 'Start the report');
  const first = page.getByLabel('First day');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/^The first day is after the last/);

  await page.getByLabel('As of (optional)').fill('2026-02-10');
  await first.fill('2026-01-05');
  await expect(page).toHaveURL(/from=2026-01-05&to=2026-02-01&state=NC&asOf=2026-02-10$/);
  await reload(page);
  await press(page, 'Start the report');
  await expect(page.getByRole('main')).toContainText(
    'Feb 1, 2026 · North Carolina · As of Feb 10, 2026',
  );
  await expect(page.getByRole('table', { name: 'Retention by week' })).toBeVisible();

  await page.getByRole('link', { name: 'Change its settings' }).click();
  await expect(first).toHaveValue('2026-01-05');
  const runs = page.getByRole('region', { name: 'Your reports so far' }).getByRole('listitem');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('Done');
});

test('a report is canceled, and can be run again', async () => {
  const { page } = await arriveAsAnalyst();
  await open(page, '/staff/reports?report=sign-up-funnel&from=2026-01-01&to=2026-02-01');
  // Here a run is over in a moment: the page hears that it goes on until it was asked to cancel it.
  let status = 'running';
  let truly: unknown;
  await page.route(RUN, async (route) => {
    const response = await route.fetch();
    const run: Record<string, unknown> = await response.json();
    truly = run['status'];
    await route.fulfill({ response, json: { ...run, status, table: null } });
  });
  const asked: string[] = [];
  await page.route(`${RUN}/cancel`, async (route) => {
    asked.push(route.request().method());
    status = 'canceled';
    await route.continue();
  });
  await press(page, 'Start the report');
  await expect.poll(() => truly).toBe('done');
  await press(page, 'Cancel the report');
  await expect(page.getByText('This report was canceled.')).toBeVisible();
  expect(asked).toEqual(['POST']);
  await page.unroute(RUN);
  const address = page.url();
  await press(page, 'Run again');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('table', { name: 'Sign-up funnel' })).toBeVisible();
  // The button that was pressed is gone, and the keyboard is still in the page.
  await expect(page.locator('body')).not.toBeFocused();
});

test('while there is no socket, the page asks how far a report is', async () => {
  const { page, socket } = await arriveAsAnalyst();
  await open(page, '/staff/reports?report=favorites&from=2026-01-01&to=2026-02-01');
  await socket.cut();
  await press(page, 'Start the report');
  await expect(page.getByRole('table', { name: 'Favorites' })).toBeVisible();
});

test('a family is told whom the page is for, and is sent nothing of it', async () => {
  const { page } = await stage.arrive();
  await signUp(page, newPerson());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/staff/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for our staff');
  expect(asked.filter((path) => path.startsWith('/api/staff'))).toEqual([]);
});
