import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { newCard } from '../../embedded/payments/new-card.fixture.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signIn, signUp } from './visit.ts';

const { arrive } = setStage();

const DECLINED_CARD = '4000000000000002';

const section = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Your plan', exact: true });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const note = (page: Page, title: string) => page.getByText(title, { exact: true });

/** On the practice payment page. */
const payWith = async (page: Page, card: string): Promise<void> => {
  await page.waitForURL(/\/pay\/checkout\//);
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await press(page, 'Start free trial');
};

test('a family starts Plus, sees it in another browser, cancels, takes it back and switches', async () => {
  const person = newPerson();
  const [desk, phone] = await Promise.all([arrive(), arrive({ width: 320 })]);
  const { page } = desk;
  await signUp(page, person, '/subscribe');
  await signIn(phone.page, person, '/account');
  await expect(section(phone.page)).toContainText('Free');

  await press(page, 'Try Free for 7 Days');
  await payWith(page, newCard());
  await expect(page.getByRole('heading', { name: 'Welcome to Hearthway Plus!' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription-success$/);
  await expect(
    page.getByText(/^Your free trial ends on .+\. Then it is \$5\.99 a month\./),
  ).toBeVisible();
  await expect(section(phone.page)).toContainText('Active');
  await expect(section(phone.page)).toContainText('Next Billing Date');

  await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
  await press(page, 'Cancel your plan');
  await expect(page.getByText(/^You keep the plan until your free trial ends on /)).toBeVisible();
  await page.getByLabel('Why are you leaving? (optional)').selectOption('We don’t use it enough');
  await press(page, 'Cancel my plan');
  await expect(note(page, 'Subscription Canceled')).toBeVisible();
  await expect(section(page)).toContainText('Access Ends');
  await expect(section(phone.page)).toContainText('Canceled');

  await section(phone.page).getByRole('button', { name: 'Keep my plan' }).click();
  await expect(note(phone.page, 'Your plan goes on')).toBeVisible();
  await expect(section(page)).toContainText('Next Billing Date');

  await open(page, '/subscribe');
  await press(page, 'Switch to Family');
  const dialog = page.getByRole('dialog', { name: 'Switch to Family' });
  await expect(dialog).toContainText('You pay nothing now.');
  await dialog.getByRole('button', { name: 'Switch to Family' }).click();
  await expect(note(page, 'You switched to Family')).toBeVisible();
  await expect(section(phone.page)).toContainText('$14.99 a month');

  await open(page, '/account');
  await press(page, 'Update Payment Method');
  await page.waitForURL(/\/pay\//);
});

test('a declined card and a payment page that was left lead back to the plans', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson(), '/subscribe');
  await press(page, 'Start 7-Day Free Trial');
  await payWith(page, DECLINED_CARD);
  await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page.getByText(/^You left the payment page, so no plan has started/)).toBeVisible();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByRole('heading', { name: 'Your plan: Free' })).toBeVisible();
  await press(page, 'Start 7-Day Free Trial');
  await payWith(page, newCard());
  await expect(page.getByRole('heading', { name: 'Welcome to Hearthway Family!' })).toBeVisible();
});
