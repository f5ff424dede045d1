import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, signIn, signUp } from './visit.ts';

const { arrive } = setStage();

const CALL = '/insurance-help/call';

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next' }).click();

test('a visitor finds out which law decides, notes a call, and keeps it with an account', async () => {
  const person = newPerson();
  const { page } = await arrive();
  await page.goto('/insurance-help/plan');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('radio', { name: 'From a job', exact: true }).check();
  await next(page);
  await page.getByRole('radio', { name: 'An insurance company (fully insured)' }).check();
  await next(page);
  await page.getByLabel('State', { exact: true }).selectOption('TX');
  await next(page);
  await page.getByLabel('Hours of therapy a week').fill('20');
  await page.getByRole('button', { name: 'See the answer' }).click();
  await expect(page.getByText(/^State law binds this plan: that of Texas/)).toBeVisible();
  await expect(page.getByText(/1355\.015/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Plan your call' }).click();
  await page.getByLabel('Their reply to question 1', { exact: true }).fill('Issued in Texas');
  await page.getByLabel('Reference number').fill('I-20331');
  await signUp(page, person, CALL);
  await expect(page.getByLabel('Reference number')).toHaveValue('I-20331');
  await page.getByRole('button', { name: 'Keep this call' }).click();
  await expect(page.getByText('Kept in your call log.')).toBeVisible();

  const { page: other } = await arrive();
  await signIn(other, person, CALL);
  await other.getByRole('region', { name: 'Your call log' }).locator('summary').click();
  await expect(other.getByText('Issued in Texas')).toBeVisible();
});
