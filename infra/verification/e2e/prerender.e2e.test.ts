import { onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signUp, visit } from './visit.ts';

const { stack, browser } = setStage();

const pages = [
  { path: '/', heading: /./, title: 'Hearthway' },
  { path: '/about', heading: 'About Hearthway', title: 'About Hearthway · Hearthway' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy · Hearthway' },
  { path: '/terms', heading: 'Terms of Service', title: 'Terms of Service · Hearthway' },
  {
    path: '/insurance-help',
    heading: 'Insurance Coverage Helper',
    title: 'Insurance Coverage Helper · Hearthway',
  },
  { path: '/subscribe', heading: 'Plans and Prices', title: 'Plans and Prices · Hearthway' },
  { path: '/login', heading: 'Sign In', title: 'Sign In · Hearthway' },
  {
    path: '/signup',
    heading: 'Create Free Account',
    title: 'Create Free Account · Hearthway',
  },
];

/** Runs in the page: what it holds before its scripts have run is known again afterwards. */
const MARK = `
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#root h1')?.setAttribute('data-first', '');
  });
`;

/** Runs in the page: looks at each frame whether a visitor's way to an account is shown. */
const WATCH = `
  const isShown = (link) =>
    link.textContent === 'Sign Up' && link.checkVisibility({ visibilityProperty: true });
  const look = () => {
    if ([...document.querySelectorAll('header a')].some(isShown))
      document.documentElement.dataset.flashed = '';
    requestAnimationFrame(look);
  };
  look();
`;

/** Runs in the page: when it was painted and when it asked for the script of the site, in ms. */
const STARTS = `
  ['first-contentful-paint', document.querySelector('script[type=module]').src].map(
    (name) => performance.getEntriesByName(name)[0].startTime,
  )
`;

const arrive = async (options: { readonly javaScriptEnabled: boolean }) => {
  const context = await browser().newContext({ baseURL: stack().url, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, complaints };
};

test('each public page can be read without scripts, and says what needs them', async () => {
  const { page } = await arrive({ javaScriptEnabled: false });
  for (const { path, heading, title } of pages) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/turn on JavaScript/)).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`^http://localhost:\\d+${path}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
  }
});

test('each public page hydrates without errors', async () => {
  const { page, complaints } = await arrive({ javaScriptEnabled: true });
  await page.addInitScript({ content: MARK });
  for (const { path, heading, title } of pages) {
    await open(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('h1[data-first]')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});

test('a public page is painted before it asks for its scripts', async () => {
  const { page } = await arrive({ javaScriptEnabled: true });
  await open(page, '/about');
  const [paintedAt = Number.NaN, askedAt] = z.array(z.number()).parse(await page.evaluate(STARTS));
  expect(askedAt).toBeGreaterThan(paintedAt);
});

test('a form that is sent before its script is there is sent when it is', async () => {
  const { page } = await arrive({ javaScriptEnabled: true });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!route.request().url().includes('boot')) await released;
    await route.continue();
  });
  const person = newPerson();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Hearth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
});

test('form input never gets into a URL, also without scripts', async () => {
  const { page } = await arrive({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel('Diagnosis date').fill('2024-05-06');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByLabel('Diagnosis date')).toHaveValue('');
  expect(new URL(page.url()).search).toBe('');
});

test('a page has its own title also when it is reached from another', async () => {
  const { page } = await arrive({ javaScriptEnabled: true });
  await open(page, '/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveTitle('Terms of Service · Hearthway');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

test('the sign-in form returns to the URL in its query', async () => {
  const { page } = await arrive({ javaScriptEnabled: true });
  await open(page, '/login?redirect=%2Fresources');
  const signUpInstead = page.getByRole('link', { name: 'Create a free account' });
  await expect(signUpInstead).toHaveAttribute('href', '/signup?redirect=%2Fresources');
});

test('an address that is nowhere is answered as such, and says so without scripts', async () => {
  const { page } = await arrive({ javaScriptEnabled: false });
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('a signed-in person never sees a link to sign in', async () => {
  const { page, close } = await visit(browser(), stack().url);
  onTestFinished(close);
  await signUp(page, newPerson());
  await page.addInitScript({ content: WATCH });
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Favorites' }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});
