import { PRODUCT } from '@hearthway/domain/product.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { INVITE_AFTER_MS } from '../features/journey/tour/invitation.ts';
import { barriersOf } from '../testing/barriers.fixture.ts';
import { type Clock, createClock } from '../testing/clock.fixture.ts';
import { openPage, type SitePage, TOUR_FLAG } from '../testing/page.fixture.ts';
import { bodiesTo, painted, press } from '../testing/steps.fixture.ts';

const TITLES = [
  'Welcome to Hearthway',
  'Tell us where you are',
  'Add the diagnosis date',
  'Find the right support',
  'Keep the ones that fit',
  'Help in a crisis',
  'You’re all set',
];

const USER_DATA = `${PRODUCT.storagePrefix}-user-data`;
const ANSWERS = JSON.stringify({
  diagnosisDate: '2025-10-05',
  location: 'Durham, NC',
  onboardingCompleted: true,
});

const invitation = ({ site }: SitePage) =>
  site.getByRole('dialog', { name: 'Welcome to Hearthway' });
const button = ({ site }: SitePage, name: string) =>
  site.getByRole('button', { name, exact: true });
const card = ({ site }: SitePage) =>
  site.getByRole('dialog').filter({ hasText: `of ${TITLES.length}` });
const cardButton = (page: SitePage, name: string) =>
  card(page).getByRole('button', { name, exact: true });

const key = (name: string): Promise<void> => commands.pressKey(name);

const flag = (): string | null => localStorage.getItem(TOUR_FLAG);

/** Opens the home page on a first visit that is long enough for the invitation. */
const openInvited = async (): Promise<{ readonly page: SitePage; readonly clock: Clock }> => {
  const clock = createClock();
  const page = await openPage('/', { viewer: 'newcomer', prepare: clock.prepare });
  await expect
    .poll(async () => {
      await clock.run(INVITE_AFTER_MS);
      return invitation(page).elements().length;
    })
    .toBe(1);
  return { page, clock };
};

/** Expects no invitation on a page that has just been opened. */
const expectNoInvitation = async (page: SitePage, clock: Clock): Promise<void> => {
  // By then the page has begun to wait, or never will.
  await painted(page.window());
  await clock.run(2 * INVITE_AFTER_MS);
  await painted(page.window());
  expect(invitation(page).elements()).toEqual([]);
};

test('a first visitor is invited, and takes the whole tour by keyboard', async () => {
  const { page } = await openInvited();
  await expect.element(button(page, 'Take the 2-Minute Tour')).toHaveFocus();
  await expect.element(invitation(page).getByRole('listitem')).toHaveLength(4);
  expect(await barriersOf(page)).toEqual([]);
  await key('Enter');

  await expect.element(card(page)).toHaveFocus();
  await expect.element(button(page, 'Back')).toHaveLength(0);
  for (const [index, title] of TITLES.entries()) {
    await expect.element(card(page)).toMatchTextContent(`Step ${index + 1} of ${TITLES.length}`);
    await expect.element(card(page).getByRole('heading')).toHaveTextContent(title);
    if (index === 0) for (const _ of ['the cross', 'the button']) await key('Tab');
    if (index === 1) {
      await key('Shift+Tab');
      await expect.element(button(page, 'Back')).toHaveFocus();
      await key('Enter');
      // It is gone, and the card has the focus.
      await expect.element(card(page)).toHaveFocus();
      for (const _ of ['the cross', 'the button']) await key('Tab');
      await key('Enter');
    }
    if (index < TITLES.length - 1) await key('Enter');
  }
  await expect.element(cardButton(page, 'Get Started')).toHaveFocus();
  await key('Enter');
  await expect.element(card(page)).toHaveLength(0);
  await expect.element(page.site.getByRole('main')).toHaveFocus();
  expect(flag()).toBe('true');

  await page.reload();
  await press(page, 'Take Tour');
  await expect.element(card(page)).toHaveFocus();
  await key('Escape');
  await expect.element(card(page)).toHaveLength(0);
  await expect.element(button(page, 'Take Tour')).toHaveFocus();
});

test('a visitor who skips the tour is not invited again', async () => {
  const { page, clock } = await openInvited();
  await press(page, 'Take the 2-Minute Tour');
  await press(page, 'Skip Tour');
  await expect.element(card(page)).toHaveLength(0);
  expect(flag()).toBe('true');
  await page.open('/');
  await expectNoInvitation(page, clock);
});

test('a visitor who has told us something is not invited', async () => {
  const clock = createClock();
  const page = await openPage('/', {
    viewer: 'newcomer',
    stored: { [USER_DATA]: ANSWERS },
    prepare: clock.prepare,
  });
  await expectNoInvitation(page, clock);
});

test('exploring on one’s own only closes the invitation', async () => {
  const { page } = await openInvited();
  await press(page, 'Explore on My Own');
  await expect.element(invitation(page)).toHaveLength(0);
  expect(flag()).toBeNull();
});

test('how a family’s tour ended is sent to its account', async () => {
  const page = await openPage('/', { viewer: 'family' });
  await press(page, 'Take Tour');
  await press(page, 'Next');
  await press(page, 'Close the tour');
  await expect
    .poll(() => bodiesTo(page, 'POST /api/journey/tour'))
    .toEqual([{ outcome: 'skipped', step: 2 }]);
  expect(page.hearthway.account.journey).toMatchObject({ onboarding: null, tour: 'skipped' });
});

test('visitor data goes to the account only with consent', async () => {
  const page = await openPage('/resources', { viewer: 'family', stored: { [USER_DATA]: ANSWERS } });
  const { site, hearthway } = page;
  const offer = site.getByRole('region', { name: 'Use what you entered before?' });
  await expect.element(offer).toMatchTextContent('Durham, NC');
  expect(hearthway.account.journey).toMatchObject({ onboarding: null, tour: null });
  await offer.getByRole('button', { name: 'Add to my account' }).click();
  await expect.element(offer).toHaveLength(0);
  await expect.element(site.getByRole('main')).toHaveFocus();
  await expect
    .poll(() => hearthway.account.journey)
    .toMatchObject({
      onboarding: { diagnosisDate: '2025-10-05', location: 'Durham, NC' },
      tour: null,
    });
  await page.reload();
  await expect.element(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(offer).toHaveLength(0);
});

test('onboarding answers reach the account, and are removed at sign-out', async () => {
  const page = await openPage('/', { viewer: 'family' });
  const { site, hearthway } = page;
  await expect.element(button(page, 'Robin')).toBeVisible();
  await site.getByLabelText('Diagnosis date').fill('2025-10-05');
  await site.getByLabelText('Your location').fill('27701');
  await press(page, 'Get Started');
  await expect.poll(page.path).toBe('/resources');
  await expect
    .poll(() => hearthway.account.journey)
    .toMatchObject({ onboarding: { diagnosisDate: '2025-10-05', location: '27701' }, tour: null });
  await press(page, 'Robin');
  await press(page, 'Sign Out');
  await expect
    .element(site.getByRole('banner').getByRole('link', { name: 'Sign In' }))
    .toBeVisible();
  await expect.poll(() => localStorage.getItem(USER_DATA)).toBeNull();
});
