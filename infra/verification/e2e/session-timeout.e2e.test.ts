import type { Locator, Page } from '@playwright/test';
import { Client } from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { barriersOf, overflowOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, type Person, signUp, type Visit } from './visit.ts';

const MINUTE_MS = 60_000;

// The clock of every session is moved.
const stage = setStage({ hasOwnStack: true });
let database: Client;

beforeAll(async () => {
  database = new Client(readRunningAddresses(stage.stack().dataDirectory).DATABASE_URL);
  await database.connect();
});

afterAll(async () => {
  await database?.end();
});

/** A browser whose clock can be moved. */
const arrive = async (width = 1280): Promise<Visit> => {
  const visitor = await stage.arrive({ width });
  await visitor.page.context().clock.install();
  return visitor;
};

/** Nobody is there for so long: the browser's clock moves on, and the server's is as good as moved. */
const away = async (page: Page, minutes: number): Promise<void> => {
  await database.query(
    'update sessions set last_active_at = last_active_at - make_interval(mins => $1)',
    [minutes],
  );
  await page.context().clock.fastForward(minutes * MINUTE_MS);
};

/** How long ago the server last heard of activity, by the newest of the sessions. */
const idleSeconds = async (): Promise<number> => {
  const { rows } = await database.query<{ idle: string }>(
    'select extract(epoch from now() - max(last_active_at)) as idle from sessions',
  );
  return Number(rows[0]?.idle);
};

const warningOf = (page: Page): Locator => page.getByRole('alertdialog');

/** On the form that is shown. */
const fillLogin = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};

/** What the browser keeps for this tab and for all. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])').then(String);

const TIMED_OUT = 'Your session timed out for security reasons. Please log in again to continue.';

const expectTimedOut = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByText(TIMED_OUT)).toBeVisible();
  await expect(page).toHaveURL(`${stage.stack().url}/login`);
};

/** Types a place and stays in the field: it is not searched for yet. */
const typeHalfAPlace = async (page: Page): Promise<void> => {
  await page.getByLabel('What are you looking for?').fill('talking');
  await expect(page).toHaveURL(/search=talking/);
  await page.getByLabel('Where?').pressSequentially('Durh');
};

test('a family that is away for 25 minutes is warned, and stays with one press', async () => {
  const { page } = await arrive(320);
  await signUp(page, newPerson());
  await page.getByLabel('Where?').focus();
  await away(page, 25);

  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(page).getByRole('timer')).toHaveText(/(?:5:00|4:5\d)$/);
  const stay = page.getByRole('button', { name: 'Stay Logged In' });
  await expect(stay).toBeFocused();
  expect(await barriersOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.context().clock.fastForward(4 * MINUTE_MS);
  await expect(warningOf(page).getByText('less than a minute')).toBeAttached();
  expect(await idleSeconds()).toBeGreaterThan(25 * 60);
  await stay.click();
  await expect(warningOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Where?')).toBeFocused();
  expect(await idleSeconds()).toBeLessThan(60);

  await page.context().clock.fastForward(24 * MINUTE_MS);
  await expect(warningOf(page)).toHaveCount(0);
});

test('Escape means to stay', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await away(page, 26);
  await expect(warningOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warningOf(page)).toHaveCount(0);
  expect(await idleSeconds()).toBeLessThan(60);
});

test('the countdown is what the server says, where that is less', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await database.query("update sessions set last_active_at = now() - interval '28 minutes'");
  await page.context().clock.fastForward(25 * MINUTE_MS);
  await expect(warningOf(page).getByRole('timer')).toHaveText(/(?:2:00|1:5\d)$/);
});

test('after signing in again the same person is back on the page and the form they left', async () => {
  const { page } = await arrive();
  const person = newPerson();
  await signUp(page, person);
  await typeHalfAPlace(page);

  // A laptop that slept: there is nobody to warn any more.
  await away(page, 61);
  await expectTimedOut(page);
  await expect(warningOf(page)).toHaveCount(0);

  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/resources\?search=talking$/);
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('talking');
  await expect(page.getByLabel('Where?')).toHaveValue('Durh');
});

test('another person at the same computer sees nothing of it', async () => {
  const other = newPerson();
  const elsewhere = await arrive();
  await signUp(elsewhere.page, other);
  const { page } = await arrive();
  await signUp(page, newPerson());
  await typeHalfAPlace(page);
  await away(page, 25);
  await expect(warningOf(page)).toBeVisible();
  await page.context().clock.fastForward(5 * MINUTE_MS);
  await expectTimedOut(page);

  await fillLogin(page, other);
  await expect(page).toHaveURL(`${stage.stack().url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Robin' })).toBeVisible();
  expect(await storageOf(page)).not.toMatch(/talking|Durh/);
  await open(page, '/resources');
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('');
  await expect(page.getByLabel('Where?')).toHaveValue('');
});

test('Log Out Now signs out though the server fails, and leaves nothing behind', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await typeHalfAPlace(page);
  await page.route('**/api/logout', (route) => route.abort());
  await away(page, 25);
  await page.getByRole('button', { name: 'Log Out Now' }).click();
  await expectTimedOut(page);
  expect(await storageOf(page)).not.toMatch(/auth_token|talking|Durh/);
});

test('two tabs are one person: activity, staying and logging out hold for both', async () => {
  const { page: first } = await arrive();
  await signUp(first, newPerson());
  const second = await first.context().newPage();
  await open(second, '/resources');
  await expect(second.getByLabel('Where?')).toBeVisible();

  await away(first, 20);
  await second.mouse.move(100, 100);
  await second.mouse.move(200, 200);
  await expect.poll(idleSeconds).toBeLessThan(60);
  await away(first, 10);
  await expect(warningOf(first)).toHaveCount(0);
  await expect(warningOf(second)).toHaveCount(0);

  await away(first, 15);
  await expect(warningOf(second)).toBeVisible();
  await expect(warningOf(first)).toBeVisible();
  await second.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warningOf(second)).toHaveCount(0);
  await expect(warningOf(first)).toHaveCount(0);

  await away(first, 25);
  await expect(warningOf(first)).toBeVisible();
  await first.getByRole('button', { name: 'Log Out Now' }).click();
  await expectTimedOut(first);
  await expectTimedOut(second);
});
