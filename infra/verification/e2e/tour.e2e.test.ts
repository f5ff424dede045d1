import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { barriersOf, overflowOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import {
  newPerson,
  open,
  reload,
  signUp,
  TOUR_FLAG,
  type Visit,
  type VisitOptions,
} from './visit.ts';

const stage = setStage();

const arrive = (options: VisitOptions = {}): Promise<Visit> =>
  stage.arrive({ isFirst: true, ...options });

const TITLES = [
  'Welcome to Hearthway',
  'Tell us where you are',
  'Add the diagnosis date',
  'Find the right support',
  'Keep the ones that fit',
  'Help in a crisis',
  'You’re all set',
];

const invitation = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Hearthway' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.getByRole('dialog').filter({ hasText: `of ${TITLES.length}` });

const cardButton = (page: Page, name: string) =>
  card(page).getByRole('button', { name, exact: true });

const flagOf = (page: Page): Promise<unknown> =>
  page.evaluate(`localStorage.getItem('${TOUR_FLAG}')`);

const journeyOf = (page: Page): Promise<unknown> =>
  page.evaluate(`
    fetch('/api/journey', {
      headers: { authorization: 'Bearer ' + localStorage.getItem('auth_token') },
    }).then((answer) => answer.json())`);

/** Whether there is a first visitor to invite, which takes two seconds, is settled by then. */
const INVITED_WITHIN_MS = 3_000;

test('a first visitor is invited, and takes the whole tour by keyboard', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await expect(button(page, 'Take the 2-Minute Tour')).toBeFocused();
  await expect(invitation(page).getByRole('listitem')).toHaveCount(4);
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(card(page)).toBeFocused();
  await expect(button(page, 'Back')).toHaveCount(0);
  for (const [index, title] of TITLES.entries()) {
    await expect(card(page)).toContainText(`Step ${index + 1} of ${TITLES.length}`);
    await expect(card(page).getByRole('heading')).toHaveText(title);
    if (index === 0) for (const _ of ['the cross', 'the button']) await page.keyboard.press('Tab');
    if (index === 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'Back')).toBeFocused();
      await page.keyboard.press('Enter');
      // It is gone, and the card has the focus.
      await expect(card(page)).toBeFocused();
      for (const _ of ['the cross', 'the button']) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    if (index < TITLES.length - 1) await page.keyboard.press('Enter');
  }
  await expect(cardButton(page, 'Get Started')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await flagOf(page)).toBe('true');

  await reload(page);
  await button(page, 'Take Tour').click();
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(button(page, 'Take Tour')).toBeFocused();
});

test('whoever skips the tour, or has told us something, is not invited', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await button(page, 'Take the 2-Minute Tour').click();
  await button(page, 'Skip Tour').click();
  await expect(card(page)).toHaveCount(0);
  expect(await flagOf(page)).toBe('true');

  const { page: known } = await arrive();
  await open(known, '/status');
  await known.evaluate(`
    localStorage.setItem('hearthway-user-data', JSON.stringify({
      diagnosisDate: '2025-10-05', location: 'Durham, NC', onboardingCompleted: true,
    }))`);
  await Promise.all([open(page, '/'), open(known, '/')]);
  await Promise.all(
    [page, known].map((each) =>
      expect(invitation(each).waitFor({ timeout: INVITED_WITHIN_MS })).rejects.toThrow('Timeout'),
    ),
  );
});

test('exploring on one’s own only closes the invitation', async () => {
  const { page } = await arrive();
  await open(page, '/');
  await button(page, 'Explore on My Own').click();
  await expect(invitation(page)).toHaveCount(0);
  expect(await flagOf(page)).toBeNull();
});

/** One beside what it is about, and one in the middle. */
const AXED = [1, TITLES.length - 1];

test.for([320, 1280])('at %i px, each step is in the window and can be used', async (width) => {
  const { page } = await arrive({ width });
  await open(page, '/');
  await button(page, 'Take the 2-Minute Tour').click();
  for (const [index] of TITLES.entries()) {
    await expect(card(page)).toContainText(`Step ${index + 1} of`);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    if (AXED.includes(index)) expect(await barriersOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await cardButton(page, index < TITLES.length - 1 ? 'Next' : 'Get Started').click();
  }
  await expect(card(page)).toHaveCount(0);
});

test('how a family’s tour ended reaches its account', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await open(page, '/');
  await button(page, 'Take Tour').click();
  await button(page, 'Next').click();
  const told = page.waitForResponse('**/api/journey/tour');
  await button(page, 'Close the tour').click();
  expect((await told).status()).toBe(204);
  await expect.poll(() => journeyOf(page)).toMatchObject({ onboarding: null, tour: 'skipped' });
});

test('what a visitor told this browser goes to the account only if they say so', async () => {
  const { page } = await arrive({ isFirst: false });
  await open(page, '/status');
  await page.evaluate(`
    localStorage.setItem('hearthway-user-data', JSON.stringify({
      diagnosisDate: '2025-10-05', location: 'Durham, NC', onboardingCompleted: true,
    }))`);
  await signUp(page, newPerson());
  const offer = page.getByRole('region', { name: 'Use what you entered before?' });
  await expect(offer).toContainText('Durham, NC');
  expect(await journeyOf(page)).toMatchObject({ onboarding: null, tour: null });
  await offer.getByRole('button', { name: 'Add to my account' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect
    .poll(() => journeyOf(page))
    .toMatchObject({
      onboarding: { diagnosisDate: '2025-10-05', location: 'Durham, NC' },
      tour: null,
    });
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('what a family tells to get started reaches its account, and leaves with it', async () => {
  const { page } = await arrive({ isFirst: false });
  await signUp(page, newPerson());
  await open(page, '/');
  await page.getByLabel('Diagnosis date').fill('2025-10-05');
  await page.getByLabel('Your location').fill('27701');
  const told = page.waitForResponse('**/api/journey/onboarding');
  await button(page, 'Get Started').click();
  expect((await told).status()).toBe(204);
  await expect(page).toHaveURL(/\/resources$/);
  await expect
    .poll(() => journeyOf(page))
    .toMatchObject({ onboarding: { diagnosisDate: '2025-10-05', location: '27701' }, tour: null });
  await button(page, 'Robin').click();
  await button(page, 'Sign Out').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // The socket may hear of the end of the session before the request to sign out is answered.
  await expect.poll(() => page.evaluate(`localStorage.getItem('hearthway-user-data')`)).toBeNull();
});
