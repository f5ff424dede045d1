import { PRODUCT } from '@hearthway/domain/product.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, signUp } from './visit.ts';

const { arrive } = setStage();

const USER_DATA = `${PRODUCT.storagePrefix}-user-data`;
const UPGRADE_BANNER = `${PRODUCT.storagePrefix}-upgrade-banner`;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

const dateOf = (page: Page) => page.getByLabel('Diagnosis date');
const placeOf = (page: Page) => page.getByLabel('Your location');
const getStarted = (page: Page) => page.getByRole('button', { name: 'Get Started' });
const useMyLocation = (page: Page) => page.getByRole('button', { name: 'Use my location' });

/** The note in the corner. */
const expectToast = async (page: Page, title: string, description: string): Promise<void> => {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText(description, { exact: true })).toBeVisible();
};

const BY_HAND = 'Please enter your city or zip code manually.';

test('a visitor tells two things, goes on to the directory, and can change them later', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await dateOf(page).fill('2024-02-29');
  await placeOf(page).fill('  Durham, NC ');
  await placeOf(page).press('Enter');
  await expect(page).toHaveURL(/\/resources$/);
  await expectToast(
    page,
    `Welcome to ${PRODUCT.name}!`,
    'We’ve found resources in your area. Let’s explore them together.',
  );
  expect(JSON.parse((await stored(page, USER_DATA)) ?? '')).toEqual({
    diagnosisDate: '2024-02-29',
    location: 'Durham, NC',
    onboardingCompleted: true,
  });

  await open(page, '/');
  const card = page.locator('#onboarding');
  await expect(card).toContainText('February 29, 2024');
  await card.getByRole('button', { name: 'Change' }).click();
  await expect(card).toBeFocused();
  await expect(placeOf(page)).toHaveValue('Durham, NC');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Durham, NC');
});

test('nothing is sent off empty, and no day that cannot be', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await getStarted(page).click();
  await expectToast(
    page,
    'Please fill in all fields',
    'We need your diagnosis date and location to find the best resources for you.',
  );
  await expect(dateOf(page)).toBeFocused();
  await expect(dateOf(page)).toHaveAccessibleDescription(/Enter the day, the month, and the year/);
  await expect(placeOf(page)).toHaveAccessibleDescription(/Enter your city or zip code/);

  await placeOf(page).fill('27701');
  for (const [date, problem] of [
    ['1899-12-31', /too long ago/],
    ['2999-01-01', /yet to come/],
  ] as const) {
    await dateOf(page).fill(date);
    await getStarted(page).click();
    await expect(dateOf(page)).toHaveAccessibleDescription(problem);
  }
  await expect(placeOf(page)).toHaveAccessibleDescription('We use it to find who is near you.');
  expect(await stored(page, USER_DATA)).toBeNull();
});

test('the browser fills in where the person is, to four decimals', async () => {
  const { page } = await arrive();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 35.994_033, longitude: -78.898_62 });
  await open(page, '/');
  await useMyLocation(page).click();
  await expectToast(
    page,
    'Location detected',
    'We’ve found your location. You can edit it if needed.',
  );
  await expect(placeOf(page)).toHaveValue('35.9940, -78.8986');
});

test('who does not tell the browser where they are writes it', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await useMyLocation(page).click();
  await expectToast(page, 'Location access denied', BY_HAND);
  await expect(placeOf(page)).toBeFocused();
});

test('a browser that knows no places is no dead end', async () => {
  const { page } = await arrive();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'geolocation', { value: undefined }),
  );
  await open(page, '/');
  await useMyLocation(page).click();
  await expectToast(page, 'Location not supported', BY_HAND);
});

test('a browser that never answers is waited for a while, in which nothing is sent', async () => {
  const { page } = await arrive();
  await page.clock.install();
  await page.addInitScript('navigator.geolocation.getCurrentPosition = () => {}');
  await open(page, '/');
  await useMyLocation(page).click();
  await expect(getStarted(page)).toBeDisabled();
  await page.clock.runFor(20_000);
  await expectToast(page, 'Location not found', BY_HAND);
  await expect(getStarted(page)).toBeEnabled();
});

test('a full browser is told of, and what was typed stays', async () => {
  const { page } = await arrive();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await dateOf(page).fill('2024-02-29');
  await placeOf(page).fill('27701');
  await getStarted(page).click();
  await expectToast(
    page,
    'Something went wrong',
    'Please try again. If the problem persists, contact our support team.',
  );
  await expect(placeOf(page)).toHaveValue('27701');
});

test('rubbish in the storage is as good as nothing', async () => {
  const { page } = await arrive();
  await page.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, '{"location":');
    },
    [USER_DATA, UPGRADE_BANNER],
  );
  await open(page, '/');
  await expect(placeOf(page)).toHaveValue('');
});

test('stories follow each other until a person stops them', async () => {
  const { page } = await arrive();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, '/');
  const stories = page.getByRole('region', { name: 'Success Stories' });
  const expectStory = (place: number) =>
    expect(stories.getByRole('group', { name: `Story ${place} of 6` })).toBeVisible();
  await expectStory(1);
  await page.clock.runFor(8_000);
  await expectStory(2);

  await stories.getByRole('link', { name: 'Find help near you' }).focus();
  await page.clock.runFor(60_000);
  await expectStory(2);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(8_000);
  await expectStory(3);

  await stories.getByRole('button', { name: 'Next story' }).focus();
  await page.keyboard.press('Enter');
  await expectStory(4);
  await page.keyboard.press('ArrowLeft');
  await expectStory(3);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(60_000);
  await expectStory(3);

  await stories.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(8_000);
  await expectStory(4);
  await stories.getByRole('button', { name: 'Show story 6' }).click();
  await expectStory(6);
});

test('nothing moves for a person who wants less motion', async () => {
  const { page } = await arrive();
  await page.clock.install();
  await open(page, '/');
  const stories = page.getByRole('region', { name: 'Success Stories' });
  await expect(stories.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(stories.getByRole('group', { name: 'Story 1 of 6' })).toBeVisible();
});

test('categories that did not come are asked for again', async () => {
  const { page, socket } = await arrive();
  // What failed is asked for again by itself once the socket is there.
  await socket.cut();
  await page.route('**/api/categories', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page, '/');
  await expect(page.getByText('Failed to fetch categories')).toBeVisible();
  await page.unroute('**/api/categories');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /View \d[\d,]* providers?$/ })).toHaveCount(9);
});

test('a family on the free plan hides the upgrade banner for a day', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await open(page, '/');
  const banner = page.getByRole('complementary', { name: 'Your plan' });
  await banner.getByRole('button', { name: 'Hide for 24 hours' }).click();
  await expect(banner).toBeHidden();
  await open(page, '/');
  await expect(page.getByRole('heading', { name: /Plus/ })).toBeVisible();
  await expect(banner).toBeHidden();

  const aDayAgo = String(Date.now() - 24 * 60 * 60 * 1_000);
  await page.evaluate(([key, time]) => localStorage.setItem(key, time), [
    UPGRADE_BANNER,
    aDayAgo,
  ] as const);
  await open(page, '/');
  await expect(banner).toBeVisible();
});

test('an address that names the first steps leads there', async () => {
  const { page } = await arrive();
  await open(page, '/#onboarding');
  await expect(page.locator('#onboarding')).toBeFocused();
});
