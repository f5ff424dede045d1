import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { ACTIVITY_DEBOUNCE_MS } from '@hearthway/domain/session/session.constants.ts';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { onTestFinished, test } from 'vitest';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { expect } from './expect.ts';
import { mailedCode, mailedResetPath } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { readUserId } from './user-id.ts';
import { newPerson, open, type Person, signIn, signInByForm, signUp, visit } from './visit.ts';

const { stack, browser, arrive } = setStage();

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

const fill = async (page: Page, name: string, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await section(page, name).getByLabel(label, { exact: true }).fill(text);
};

const press = (page: Page, name: string, button: string) =>
  section(page, name).getByRole('button', { name: button, exact: true }).click();

const note = (page: Page, title: string) => page.getByText(title, { exact: true });

test('a family confirms its email with the mailed code, and moves to another address', async () => {
  const { page } = await arrive();
  const { email, password } = newPerson();
  await signUp(page, { email, password }, '/');

  await page.getByRole('link', { name: 'Enter code' }).click();
  await expect(section(page, 'Your email')).toBeFocused();
  await fill(page, 'Your email', { Code: '000000' });
  await press(page, 'Your email', 'Confirm email');
  await expect(section(page, 'Your email').getByLabel('Code')).toBeFocused();
  await fill(page, 'Your email', {
    Code: await mailedCode(stack(), { to: email, subject: 'confirm your email' }),
  });
  await press(page, 'Your email', 'Confirm email');
  await expect(note(page, 'Email confirmed')).toBeVisible();
  await expect(section(page, 'Your email')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Enter code' })).toHaveCount(0);
  await expect(section(page, 'Overview')).toContainText('Confirmed');

  const { email: newEmail } = newPerson();
  await press(page, 'Your email', 'Change email');
  await fill(page, 'Your email', { 'New email': newEmail, 'Your password': 'not mine' });
  await press(page, 'Your email', 'Send the code');
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await fill(page, 'Your email', { 'Your password': password });
  await press(page, 'Your email', 'Send the code');
  await expect(section(page, 'Overview')).toContainText(email);
  await fill(page, 'Your email', {
    Code: await mailedCode(stack(), { to: newEmail, subject: 'email' }),
  });
  await press(page, 'Your email', 'Confirm email');
  await expect(section(page, 'Overview')).toContainText(newEmail);
});

test('a new password signs out the other browser, and this one stays', async () => {
  const { email, password } = newPerson();
  const { password: newPassword } = newPerson();
  const [desk, phone] = await Promise.all([arrive(), arrive()]);
  await signUp(desk.page, { email, password }, '/account');
  await signIn(phone.page, { email, password }, '/account');
  await expect(section(phone.page, 'Where you’re signed in').getByRole('listitem')).toHaveCount(2);

  await press(desk.page, 'Your password', 'Change password');
  await fill(desk.page, 'Your password', {
    'Current password': password,
    'New password': newPassword,
    'Confirm password': newPassword,
  });
  await press(desk.page, 'Your password', 'Save new password');
  await expect(note(desk.page, 'Password changed')).toBeVisible();
  await expect(phone.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(section(desk.page, 'Where you’re signed in').getByRole('listitem')).toHaveCount(1);
  await signIn(phone.page, { email, password: newPassword }, '/about');
  await open(desk.page, '/account');
  await desk.page.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await expect(phone.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await signIn(phone.page, { email, password: newPassword }, '/about');
  await press(desk.page, 'Where you’re signed in', 'Sign out everywhere');
  await press(desk.page, 'Where you’re signed in', 'Sign out everywhere');
  await expect(desk.page).toHaveURL(/\/login$/);
  await expect(phone.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a forgotten password is replaced with the mailed code', async () => {
  const { email, password } = newPerson();
  const { password: newPassword } = newPerson();
  const [{ page }, other] = await Promise.all([arrive(), arrive()]);
  await signUp(other.page, { email, password }, '/about');

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of that name, too.
  await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByRole('link', { name: 'Continue to Reset Password' }).click();
  await page
    .getByLabel('Reset code')
    .fill(await mailedCode(stack(), { to: email, subject: 'code' }));
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other.page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signInByForm(page, { email, password: newPassword });
});

test('a forgotten password is replaced by the mailed link, on a device that did not ask', async () => {
  const { email, password } = newPerson();
  const { password: newPassword } = newPerson();
  const [{ page }, other] = await Promise.all([arrive(), arrive()]);
  await signUp(other.page, { email, password }, '/about');
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText('No new email?')).toBeVisible();

  const phone = await arrive();
  await open(phone.page, await mailedResetPath(stack(), { to: email, subject: 'password' }));
  await expect(phone.page.getByText('Choose a new password.')).toBeVisible();
  await expect(phone.page.getByLabel('Reset code')).toHaveCount(0);
  await phone.page.getByLabel('New password', { exact: true }).fill(newPassword);
  await phone.page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await phone.page.getByRole('button', { name: 'Save new password' }).click();
  await expect(phone.page.getByText('Your new password is saved.')).toBeVisible();
  await expect(phone.page).toHaveURL(/\/login$/);
  await signInByForm(phone.page, { email, password: newPassword });
});

test('a family takes its data along, asks to delete the account, and keeps it', async () => {
  const { page } = await arrive();
  const { email, password } = newPerson();
  await signUp(page, { email, password }, '/account');

  await press(page, 'Download my data', 'Prepare my data');
  const file = page.waitForEvent('download');
  await section(page, 'Download my data')
    .getByRole('button', { name: /^Download \(/ })
    .click({ timeout: 30_000 });
  expect((await file).suggestedFilename()).toMatch(/^hearthway-data-[\d-]+\.zip$/);
  expect(await (await file).failure()).toBeNull();

  await press(page, 'Delete my account', 'Delete my account');
  await fill(page, 'Delete my account', { 'Your password': password });
  await press(page, 'Delete my account', 'Delete my account');
  await expect(section(page, 'Delete my account')).toContainText('Your account will be deleted on');
  await open(page, '/');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(note(page, 'Your account stays')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

/** Local-storage key of the session's end. See docs/product-rules.md#idle-time. */
const DEADLINE_KEY = `${PRODUCT.storagePrefix}-session-ends-at`;

const connectDatabase = async (): Promise<Client> => {
  const database = new Client(readRunningAddresses(stack().dataDirectory).DATABASE_URL);
  await database.connect();
  onTestFinished(() => database.end());
  return database;
};

/** The sessions of one person. */
const OF_PERSON = 'user_id = $1';

const idOf = ({ email }: Person): Promise<string | undefined> =>
  readUserId(stack().dataDirectory, email);

/** How long ago the server last heard of activity. */
const idleSeconds = async (database: Client, person: Person): Promise<number> => {
  const { rows } = await database.query<{ idle: string }>(
    `select extract(epoch from now() - max(last_active_at)) as idle from sessions where ${OF_PERSON}`,
    [await idOf(person)],
  );
  return Number(rows[0]?.idle);
};

test('a family that is away is warned, and with one press the server keeps its session', async () => {
  const database = await connectDatabase();
  // A clock that can be moved stays in the browser: no other test gets this one.
  const { page, close } = await visit(browser(), stack().url);
  onTestFinished(close);
  const { clock } = page.context();
  await clock.install();
  const person = newPerson();
  await signUp(page, person, '/privacy');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, DEADLINE_KEY);
  await clock.runFor(ACTIVITY_DEBOUNCE_MS);
  await database.query(
    `update sessions set last_active_at = last_active_at - interval '25 minutes' where ${OF_PERSON}`,
    [await idOf(person)],
  );
  await clock.fastForward(25 * MINUTE_MS);
  const warning = page.getByRole('alertdialog');
  await expect(warning.getByRole('timer')).toHaveText(/(?:5:00|4:\d\d)$/);
  expect(await idleSeconds(database, person)).toBeGreaterThan(24 * 60);
  await warning.getByRole('button', { name: 'Stay Logged In' }).click();
  await expect(warning).toHaveCount(0);
  await expect.poll(() => idleSeconds(database, person)).toBeLessThan(60);
});
