import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { giveConsent, newPerson } from './visit.ts';

const { arrive } = setStage();

test('a form that is sent before its script is there is sent when it is', async () => {
  const { page } = await arrive();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!route.request().url().includes('boot')) await released;
    await route.continue();
  });
  const person = newPerson();
  // Its event `load` may wait for the scripts.
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Hearth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
});
