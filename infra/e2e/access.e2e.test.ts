import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { barriersOf, overflowOf } from './barriers.ts';
import { openBrowser } from './chromium.ts';
import { type Stack, startStack } from './stack.ts';
import {
  hearts,
  newPerson,
  open,
  resultsNearDurham,
  searchNearDurham,
  signUp,
  type Visit,
  visit,
} from './visit.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const arrive = async (width: number): Promise<Visit> => {
  const visitor = await visit(browser, stack.url, { width });
  onTestFinished(visitor.close);
  return visitor;
};

/** Waits until what it asked for is there. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test.each([320, 1280])('every page is free of barriers at a width of %i pixels', async (width) => {
  const { page } = await arrive(width);
  const found: Record<string, readonly string[]> = {};
  const look = async (path: string): Promise<void> => {
    await settle(page);
    found[path] = [...(await barriersOf(page))];
    expect(await overflowOf(page), `${path} is as wide as the window`).toBeLessThanOrEqual(0);
  };
  for (const path of [
    '/',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/forgot-username',
    '/account',
    '/resources',
    '/favorites',
    '/status',
    '/privacy',
    '/terms',
    '/nowhere',
  ]) {
    await open(page, path);
    await look(path);
  }
  await signUp(page, newPerson());
  await searchNearDurham(page);
  await look('/resources, signed in');
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await look('/resources with a favorite and its note');
  await open(page, '/favorites');
  await expect(hearts(page)).toHaveCount(1);
  await look('/favorites, signed in');
  await open(page, '/resources/speech-therapy');
  await look('/resources/speech-therapy');
  await open(page, '/account');
  await look('/account, signed in');
  for (const name of [
    'Change email',
    'Change password',
    'Sign out everywhere',
    'Delete my account',
  ])
    await page.getByRole('button', { name }).click();
  await page.getByLabel('New password', { exact: true }).fill('sunshine22');
  await expect(page.getByText('Easy to guess.')).toBeVisible();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await look('/account with every form open and one refused');
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, []])));
});

const MOST_TABS = 60;

/** Moves on with the Tab key, as one without a mouse does, until the target has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const isThere = await target.evaluate((element) => element.matches(':focus-visible'));
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not lead to ${target}.`);
};

test('the keyboard alone leads from signing up to a favorite and back', async () => {
  const { page } = await arrive(1280);
  const { email, password } = newPerson();
  await open(page, '/signup?redirect=%2Fresources');
  for (const [label, text] of [
    ['First name', 'Robin'],
    ['Last name', 'Hearth'],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources$/);
  await settle(page);

  await tabTo(page, page.getByLabel('Where?'));
  await page.keyboard.type('27701');
  await page.keyboard.press('Enter');
  await expect(resultsNearDurham(page)).toBeVisible();

  const heart = hearts(page).first();
  await tabTo(page, heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
