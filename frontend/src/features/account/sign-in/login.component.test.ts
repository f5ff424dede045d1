import { expect, test } from 'vitest';
import { openPage, type SitePage } from '../../../testing/page.fixture.ts';

const destination = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('region', { name: /^Next: / });

test('a locked page of the menu is named on the way to it, and an account is offered', async () => {
  const page = await openPage('/about');
  const { site } = page;
  await site.getByRole('button', { name: 'Navigate' }).click();
  await site.getByRole('link', { name: /^Learning Center/ }).click();
  await expect.poll(page.path).toBe('/login?redirect=%2Flearning');
  await expect.element(site.getByRole('heading', { name: 'Next: Learning Center' })).toBeVisible();
  await expect.element(destination(page).getByRole('listitem')).toHaveLength(2);
  await expect
    .element(site.getByRole('main').getByRole('button', { name: 'Sign In' }))
    .toBeVisible();
  await site.getByRole('main').getByRole('link', { name: 'Create Free Account' }).click();
  await expect.poll(page.path).toBe('/signup?redirect=%2Flearning');
});

test('every locked page of the menu says what is behind it', async () => {
  const page = await openPage('/about');
  await page.site.getByRole('button', { name: 'Navigate' }).click();
  const locked = page.site.getByRole('link', { name: /Login Required$/ });
  await expect.poll(() => locked.elements().length).toBeGreaterThan(4);
  const addresses = locked.elements().map((link) => link.getAttribute('href') ?? '');
  for (const address of addresses) {
    await page.open(address);
    await expect.element(destination(page).getByRole('listitem')).toHaveLength(2);
  }
});

test.for([
  '/login',
  '/login?redirect=%2F',
  '/login?redirect=%2Fabout',
  '/login?redirect=https%3A%2F%2Fevil.example%2Flearning',
  '/login?redirect=%2F%2Fevil.example%2Flearning',
  '/login?redirect=learning',
])('%s names no page, and leads to sign-up', async (address) => {
  const page = await openPage(address);
  await expect.element(page.site.getByText('Welcome back.')).toBeVisible();
  await expect.element(destination(page)).toHaveLength(0);
  await expect
    .element(page.site.getByRole('main').getByRole('link', { name: 'Create Free Account' }))
    .toBeVisible();
});

test('the strength of a password comes without moving the fields below it', async () => {
  const { site } = await openPage('/signup');
  const main = site.getByRole('main');
  const terms = main.getByRole('checkbox', { name: 'I accept the Terms of Service' });
  const top = () => terms.element().getBoundingClientRect().top;
  await main.getByLabelText('Password', { exact: true }).fill('correct horse battery staple');
  const before = top();
  await expect.element(main.getByText('Strong.', { exact: true })).toBeVisible();
  expect(top()).toBe(before);
});
