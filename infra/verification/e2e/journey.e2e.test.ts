import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, type Person, signIn, signUp } from './visit.ts';

const { arrive } = setStage();

const html = (page: Page): Locator => page.locator('html');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Accessibility' });
const inPanel = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name, exact: true });

const openPanel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await expect(panel(page)).toBeVisible();
};

/** Resolves once the account holds what was chosen. */
const savedBy = async (page: Page, choose: () => Promise<void>): Promise<void> => {
  const saved = page.waitForResponse('**/api/journey/accessibility');
  await choose();
  expect((await saved).status()).toBe(204);
};

/** Another browser of the same person, signed in as well. */
const anotherDevice = async (person: Person, path: string): Promise<Page> => {
  const { page } = await arrive();
  await signIn(page, person, path);
  return page;
};

test('a family’s other devices look as it has set one of them, at once', async () => {
  const person = newPerson();
  const { page: phone } = await arrive();
  await signUp(phone, person, '/privacy');
  await openPanel(phone);
  await savedBy(phone, () => inPanel(phone, 'Use Dark Mode').click());

  const laptop = await anotherDevice(person, '/privacy');
  await expect(html(laptop)).toHaveAttribute('data-color-mode', 'dark-high-contrast');
  await expect(laptop.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0d1320');

  await inPanel(phone, 'Preview Calm Colors').click();
  await savedBy(phone, () => panel(phone).getByLabel('Font size').fill('20'));
  await expect(html(laptop)).toHaveCSS('font-size', '20px');
  // A preview changes only the page that shows it.
  await expect(html(laptop)).toHaveAttribute('data-color-mode', 'dark-high-contrast');

  await openPanel(laptop);
  await savedBy(laptop, () => inPanel(laptop, 'Reset to Defaults').click());
  await expect(html(phone)).toHaveCSS('font-size', '16px');
  await inPanel(phone, 'End Preview').click();
  await expect(html(phone)).toHaveAttribute('data-color-mode', 'default');
});

test('settings made before signing up are kept in the account, and stay after signing out', async () => {
  const person = newPerson();
  const { page } = await arrive();
  await open(page, '/privacy');
  await openPanel(page);
  await inPanel(page, 'Use Calm Colors').click();
  await savedBy(page, () => signUp(page, person, '/privacy'));
  await page.getByRole('button', { name: 'Robin' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-color-mode', 'autism-friendly');

  const laptop = await anotherDevice(person, '/privacy');
  await expect(html(laptop)).toHaveAttribute('data-color-mode', 'autism-friendly');
});

const card = (page: Page): Locator => page.locator('#onboarding');

const answer = async (page: Page, location: string): Promise<void> => {
  // By then the page knows whose answers these are.
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  await page.getByLabel('Diagnosis date').fill('2025-10-05');
  await page.getByLabel('Your location').fill(location);
  await card(page).getByRole('button', { name: 'Get Started' }).click();
};

const tell = async (page: Page, location: string): Promise<void> => {
  const response = page.waitForResponse('**/api/journey/onboarding');
  await answer(page, location);
  expect((await response).status()).toBe(204);
};

test('answers and changes made on one device appear on the other', async () => {
  const person = newPerson();
  const { page: phone } = await arrive();
  await signUp(phone, person, '/');
  await tell(phone, '27701');

  const laptop = await anotherDevice(person, '/resources');
  await expect(laptop.getByLabel('Where?')).toHaveValue('27701');
  await expect(laptop.getByRole('status').filter({ hasText: 'of your home' })).toBeVisible();
  // Where a family lives stands in no address.
  await expect(laptop).toHaveURL(/\/resources$/);
  await laptop.getByLabel('Where?').fill('');
  await expect(laptop).toHaveURL(/\/resources\?location=$/);

  await open(laptop, '/');
  await expect(laptop.getByText('Near 27701')).toBeVisible();

  await open(phone, '/account');
  const section = phone.getByRole('region', { name: 'Diagnosis date and location' });
  await section.getByLabel('Your location').fill('Boise, ID');
  await section.getByRole('button', { name: 'Save answers' }).click();
  await expect(laptop.getByText('Near Boise, ID')).toBeVisible();
  await open(laptop, '/account');
  await expect(laptop.getByLabel('Diagnosis date', { exact: true })).toHaveValue('2025-10-05');
});
