import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { type Keyboard, keyboardOf } from './keyboard.fixture.ts';
import { mailedCode } from './outbox.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, type Person } from './visit.ts';

const { stack, arrive } = setStage();

/** Somebody at a page, with nothing but a keyboard. */
interface Journey {
  readonly page: Page;
  readonly keys: Keyboard;
  /** Whether the window is too small for the header's own links. */
  readonly isNarrow: boolean;
}

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const button = (root: Page | Locator, name: string): Locator =>
  root.getByRole('button', { name, exact: true });
const link = (root: Page | Locator, name: string): Locator =>
  root.getByRole('link', { name, exact: true });
const field = (root: Page | Locator, name: string): Locator =>
  root.getByLabel(name, { exact: true });

/** The invitation comes when the test says so, and not in the middle of something else. */
const holdInvitation = async (page: Page): Promise<() => Promise<void>> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/WelcomeDialog-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(dialog(page, 'Welcome to Hearthway')).toBeVisible();
  };
};

const skipTheHeader = async ({ page, keys }: Journey): Promise<void> => {
  await keys.tab();
  await keys.expectAt(link(page, 'Skip to the page'));
  await keys.press('Enter');
  await expect(main(page)).toBeFocused();
  await keys.tab();
  await keys.expectAt(link(main(page), 'Find Resources'));
};

/** What leads to other pages, opened and closed again. */
const lookIntoHeader = async ({ page, keys, isNarrow }: Journey): Promise<Locator> => {
  const opener = button(page, isNarrow ? 'Menu' : 'Navigate');
  await keys.enter(opener, 'Shift+Tab');
  if (isNarrow) {
    await expect(dialog(page, 'Menu')).toBeVisible();
    await keys.goAround(dialog(page, 'Menu'));
  } else {
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await keys.tabTo(link(page.getByRole('banner'), 'About'));
  }
  await keys.press('Escape');
  await keys.expectAt(opener);
  return opener;
};

const takeTheTour = async ({ page, keys, isNarrow }: Journey, before: Locator): Promise<void> => {
  const card = page.getByRole('dialog').filter({ hasText: `of ${TOUR_STEPS.length}` });
  const announced = card.locator('[aria-live="polite"][aria-atomic="true"]');
  const expectStep = (number: number): Promise<void> =>
    expect(announced).toContainText(`Step ${number} of ${TOUR_STEPS.length}`);

  const take = button(page, 'Take the 2-Minute Tour');
  await keys.expectAt(take);
  await keys.goAround(dialog(page, 'Welcome to Hearthway'));
  await keys.enter(take);
  await expect(card).toBeFocused();
  await expectStep(1);
  await keys.enter(button(card, 'Next'));
  await expectStep(2);
  await keys.enter(button(card, 'Back'), 'Shift+Tab');
  await expectStep(1);
  await expect(card).toBeFocused();
  await keys.tabTo(button(card, 'Next'));
  for (let step = 2; step <= TOUR_STEPS.length; step += 1) {
    await keys.press('Enter');
    await expectStep(step);
    await keys.expectAt(button(card, step < TOUR_STEPS.length ? 'Next' : 'Get Started'));
  }
  await keys.press('Enter');
  await expect(card).toHaveCount(0);
  await keys.expectAt(before);

  // On narrow screens it is in the drawer, which gives the focus back to its own button.
  const opener = button(page, isNarrow ? 'Menu' : 'Take Tour');
  const takeAgain = async (): Promise<void> => {
    await keys.enter(opener);
    if (isNarrow) await keys.enter(button(dialog(page, 'Menu'), 'Take Tour'));
    await expect(card).toBeFocused();
  };
  for (const leave of ['Close the tour', 'Skip Tour']) {
    await takeAgain();
    await keys.enter(button(card, leave));
    await expect(card).toHaveCount(0);
    await keys.expectAt(opener);
  }

  // The page is in reach meanwhile, and so is the end of the tour.
  await takeAgain();
  await keys.tabTo(button(page, 'Accessibility'), 'Shift+Tab');
  await keys.press('Escape');
  await expect(card).toHaveCount(0);
  await keys.expectAt(button(page, 'Accessibility'));
};

const tellTwoThings = async ({ page, keys }: Journey): Promise<void> => {
  const date = field(page, 'Diagnosis date');
  const place = field(page, 'Your location');
  await keys.enter(button(main(page), 'Get Started'));
  await expect(date).toHaveAccessibleDescription(/Enter the day, the month, and the year/);
  await keys.expectAt(date);
  await page.keyboard.type('10052025');
  await keys.enter(button(page, 'Use my location'));
  await expect(place).toHaveValue('35.9940, -78.8986');
  await keys.write(place, '27701', 'Shift+Tab');
  await expect(date).toHaveValue('2025-10-05');
  await keys.enter(button(main(page), 'Get Started'));
  await expect(page).toHaveURL(/\/resources$/);
};

const signUp = async ({ page, keys }: Journey, { email, password }: Person): Promise<void> => {
  await expect(main(page)).toBeFocused();
  await keys.enter(link(main(page), 'Create Free Account'));
  const send = button(page, 'Create Free Account');
  await expect(send).toBeVisible();
  await expect(main(page)).toBeFocused();
  await keys.enter(send);
  await keys.expectAt(field(page, 'First name'));
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');

  await keys.write(field(page, 'First name'), 'Robin');
  await keys.write(field(page, 'Last name'), 'Hearth');
  await keys.write(field(page, 'Email'), email);
  await keys.write(field(page, 'Password'), password);
  await keys.enter(button(page, 'Show Password'));
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await keys.write(field(page, 'Confirm password'), 'something else');
  await keys.press('Enter');
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await keys.expectAt(field(page, 'Confirm password'));
  await keys.write(field(page, 'Confirm password'), password);
  await keys.enter(send);
  await expect(page).toHaveURL(/\/resources$/);
  await expect(field(page, 'Where?')).toBeVisible();
  await expect(main(page)).toBeFocused();
};

/** What the notes below the header ask for. */
const settleNotes = async ({ page, keys }: Journey, { email }: Person): Promise<void> => {
  await keys.enter(button(page, 'Add to my account'), 'Shift+Tab');
  await expect(button(page, 'Add to my account')).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await keys.enter(link(page, 'Enter code'), 'Shift+Tab');

  const section = main(page).getByRole('region', { name: 'Your email' });
  await expect(section).toBeFocused();
  await keys.write(field(section, 'Code'), '000000');
  await keys.press('Enter');
  await expect(field(section, 'Code')).toHaveAttribute('aria-invalid', 'true');
  await keys.expectAt(field(section, 'Code'));
  const code = await mailedCode(stack(), { to: email, subject: 'confirm your email' });
  await keys.write(field(section, 'Code'), code);
  await keys.enter(button(section, 'Confirm email'));
  await expect(link(page, 'Enter code')).toHaveCount(0);
  await expect(section).toBeFocused();

  const note = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(note).toContainText('Email confirmed');
  await keys.press('F8');
  await keys.enter(button(note, 'Close'));
  await expect(note.getByRole('listitem')).toHaveCount(0);
  await expect(section).toBeFocused();
};

/** Leaves the page dark, with the largest text and the thickest frames. */
const setThePanel = async ({ page, keys }: Journey): Promise<void> => {
  const html = page.locator('html');
  const panel = dialog(page, 'Accessibility');
  const opener = button(page, 'Accessibility');
  await keys.enter(opener);
  await keys.expectAt(button(panel, 'Close'));
  await keys.goAround(panel);

  await keys.enter(button(panel, 'Preview Calm Colors'));
  await expect(html).toHaveAttribute('data-color-mode', 'autism-friendly');
  await keys.expectAt(button(panel, 'End Preview'));
  await keys.press('Space');
  await expect(html).toHaveAttribute('data-color-mode', 'default');
  await keys.tabTo(button(panel, 'Use Dark Mode'));
  await keys.press('Space');
  await expect(html).toHaveAttribute('data-color-mode', 'dark-high-contrast');

  await keys.tabTo(field(panel, 'Font size'));
  await keys.press('ArrowRight');
  await expect(html).toHaveCSS('font-size', '17px');
  await keys.press('End');
  await expect(html).toHaveCSS('font-size', '24px');
  await keys.tabTo(field(panel, 'Font'));
  await keys.press('ArrowDown');
  await expect(html).toHaveAttribute('data-font-family', 'dyslexia-friendly');
  await keys.tabTo(field(panel, 'Large focus indicators'));
  await keys.press('Space');
  await expect(html).toHaveAttribute('data-large-focus', '');
  await keys.goAround(panel);
  await keys.press('Escape');
  await expect(panel).toHaveCount(0);
  await keys.expectAt(opener);
};

/** From the home page, which stays. */
const signOut = async ({ page, keys, isNarrow }: Journey): Promise<void> => {
  await keys.enter(link(page.getByRole('banner'), 'Hearthway Help close to home'));
  await expect(page).toHaveURL(/\/$/);
  await expect(main(page)).toBeFocused();
  const opener = button(page, isNarrow ? 'Menu' : 'Robin');
  await keys.enter(opener, 'Shift+Tab');
  await keys.enter(button(page, 'Sign Out'));
  await expect(opener).toHaveCount(isNarrow ? 1 : 0);
  await expect(isNarrow ? opener : main(page)).toBeFocused();
  // The page goes to its top 100 ms after it was left: a later timer of that length ends after it.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  // Every stop of the page, as large as text gets.
  await keys.tabTo(button(page, 'Accessibility'));
};

test.for([1280, 320])(
  'at %i px, the keyboard alone leads from the first visit to signing out',
  { timeout: 120_000 },
  async (width) => {
    const { page } = await arrive({ isFirst: true, width });
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 35.994_033, longitude: -78.898_62 });
    const journey = { page, keys: keyboardOf(page), isNarrow: width < 1024 };
    const person = newPerson();

    const invite = await holdInvitation(page);
    await open(page, '/');
    await skipTheHeader(journey);
    const opener = await lookIntoHeader(journey);
    await invite();
    await takeTheTour(journey, opener);
    await tellTwoThings(journey);
    await signUp(journey, person);
    await settleNotes(journey, person);
    await setThePanel(journey);
    await signOut(journey);
  },
);
