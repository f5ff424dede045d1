import { PRODUCT } from '@hearthway/domain/product.ts';
import { ACTIVITY_DEBOUNCE_MS } from '@hearthway/domain/session/session.constants.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { Client } from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, type Person, signUp, type Visit } from './visit.ts';

const MINUTE_MS = 60_000;

/** Local-storage key of the session's end. See docs/product-rules.md#idle-time. */
const DEADLINE_KEY = `${PRODUCT.storagePrefix}-session-ends-at`;

const stage = setStage();
let database: Client;

beforeAll(async () => {
  database = new Client(readRunningAddresses(stage.stack().dataDirectory).DATABASE_URL);
  await database.connect();
});

afterAll(async () => {
  await database?.end();
});

interface TimedVisit extends Visit {
  /** Requests of the page that wait for their answer. */
  readonly unanswered: ReadonlySet<Request>;
}

/** A browser whose clock can be moved. */
const arrive = async (): Promise<TimedVisit> => {
  const visitor = await stage.arrive();
  const { page } = visitor;
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  await page.context().clock.install();
  return { ...visitor, unanswered };
};

/** Waits until the page ends idle sessions: that part of it is loaded after the rest. */
const expectWatched = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate((key) => localStorage.getItem(key), DEADLINE_KEY)).not.toBeNull();

/** The sessions of one person. */
const OF_PERSON = 'user_id = (select user_id from accounts where email = $1)';

/** Simulates idle minutes: moves the browser's clock, and backdates the server's last activity. */
const away = async (
  { page, unanswered }: TimedVisit,
  { email }: Person,
  minutes: number,
): Promise<void> => {
  // A leap may not overtake the last activity: it is noted once the person pauses, then reported.
  await page.context().clock.runFor(ACTIVITY_DEBOUNCE_MS);
  await expect.poll(() => unanswered.size).toBe(0);
  await database.query(
    `update sessions set last_active_at = last_active_at - make_interval(mins => $2) where ${OF_PERSON}`,
    [email, minutes],
  );
  await page.context().clock.fastForward(minutes * MINUTE_MS);
};

/** How long ago the server last heard of activity, by the newest of the person's sessions. */
const idleSeconds = async ({ email }: Person): Promise<number> => {
  const { rows } = await database.query<{ idle: string }>(
    `select extract(epoch from now() - max(last_active_at)) as idle from sessions where ${OF_PERSON}`,
    [email],
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

test('a family that is away is warned and stays with one press, and gets its page back when it was away too long', async () => {
  const visit = await arrive();
  const { page } = visit;
  const person = newPerson();
  await signUp(page, person);
  await expectWatched(page);
  await page.getByLabel('Where?').focus();
  await away(visit, person, 25);

  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(page).getByRole('timer')).toHaveText(/(?:5:00|4:5\d)$/);
  const stay = page.getByRole('button', { name: 'Stay Logged In' });
  await expect(stay).toBeFocused();

  await page.context().clock.fastForward(4 * MINUTE_MS);
  await expect(warningOf(page).getByText('less than a minute')).toBeAttached();
  expect(await idleSeconds(person)).toBeGreaterThan(25 * 60);
  await stay.click();
  await expect(warningOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Where?')).toBeFocused();
  expect(await idleSeconds(person)).toBeLessThan(60);

  await page.context().clock.fastForward(24 * MINUTE_MS);
  await expect(warningOf(page)).toHaveCount(0);

  await typeHalfAPlace(page);
  // A laptop that slept: it is too late to warn.
  await away(visit, person, 61);
  await expectTimedOut(page);
  await expect(warningOf(page)).toHaveCount(0);

  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/resources\?search=talking$/);
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('talking');
  await expect(page.getByLabel('Where?')).toHaveValue('Durh');
});
