import { PRODUCT } from '@hearthway/domain/product.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signUp, signUpByForm } from './visit.ts';

const { arrive } = setStage();

const TIME_ZONE = 'America/Chicago';

const card = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });

const finishTour = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Take Tour' }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let step = 1; step < 7; step += 1) {
    await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
    await next.click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Get Started' }).click();
};

test('an act of one page unlocks an achievement, which every tab tells', async () => {
  const { page } = await arrive();
  // Its first page has told the account of the day.
  const isDay = page.waitForResponse('**/api/journey/active-days');
  await signUp(page, newPerson(), '/');
  expect((await isDay).status()).toBe(204);
  const tab = await page.context().newPage();
  // The part that tells the news asks for the journey too.
  const isWatching = tab.waitForResponse('**/api/journey');
  await open(tab, '/achievements');
  await expect(tab.getByRole('main')).toContainText('0 points so far');
  await isWatching;

  const words = 'You earned 15 points for Tour Guide.';
  const unlocked = [page, tab].map((each) => each.getByText(words).first().waitFor({ timeout: 0 }));
  await Promise.all([finishTour(page), ...unlocked]);

  await expect(card(tab, 'Tour Guide')).toContainText('Unlocked on');
  await expect(tab.getByRole('main')).toContainText('15 points so far');
  await expect(tab.getByRole('main')).toContainText('1 day here in all · 1 day in a row');
});

test('two of a visitor’s days in a row count in the account that they make, once', async () => {
  const { page } = await arrive({ timezoneId: TIME_ZONE });
  await open(page, '/about');
  const stats = { key: `${PRODUCT.storagePrefix}-user-stats`, daysActive: 6 };
  await page.evaluate(({ key, daysActive }) => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    const lastActive = yesterday.toLocaleDateString('sv-SE');
    localStorage.setItem(key, JSON.stringify({ daysActive, lastActive, tourCompleted: true }));
  }, stats);
  const isTaken = page.waitForResponse('**/api/journey/visitor-stats');
  await signUpByForm(page, newPerson());
  expect((await isTaken).status()).toBe(204);

  await open(page, '/achievements');
  await expect(card(page, 'Dedicated Parent')).toContainText('4 more days in a row');
  await expect(card(page, 'Tour Guide')).toContainText('Unlocked on');
  await expect(page.getByRole('main')).toContainText('3 days here in all · 3 days in a row');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), stats.key)).toBeNull();
});
