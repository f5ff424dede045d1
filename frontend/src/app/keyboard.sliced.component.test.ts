import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import { expect, test } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { MAILED_CODE } from '../features/account/account.routes.fixture.ts';
import { INVITE_AFTER_MS } from '../features/journey/tour/invitation.ts';
import { type Keyboard, keyboardOf } from '../testing/keyboard.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { descriptionOf, hearts, settle } from '../testing/steps.fixture.ts';
import type { PageWindow } from '../testing/wire.fixture.ts';

/** A person at a page, with nothing but a keyboard. */
interface Journey {
  readonly page: SitePage;
  readonly keys: Keyboard;
  /** Whether the window is too small for the header's own links. */
  readonly isNarrow: boolean;
}

type Root = Pick<Locator, 'getByRole' | 'getByLabelText'>;

const PASSWORD = 'a-long-enough-Password-7';

const main = ({ site }: SitePage): Locator => site.getByRole('main');
const dialog = (root: Root, name: string): Locator =>
  root.getByRole('dialog', { name, exact: true });
const button = (root: Root, name: string): Locator =>
  root.getByRole('button', { name, exact: true });
const link = (root: Root, name: string): Locator => root.getByRole('link', { name, exact: true });
const field = (root: Root, name: string): Locator => root.getByLabelText(name, { exact: true });

/** How the page looks. */
const dataOf = ({ document }: SitePage) => ({ ...document().documentElement.dataset });

const fontSizeOf = ({ window, document }: SitePage): string =>
  window().getComputedStyle(document().documentElement).fontSize;

/** The invitation comes when the test says so, and not in the middle of something else. */
const holdInvitation = () => {
  let invite: (() => void) | undefined;
  return {
    prepare: (page: PageWindow) => {
      const schedule = page.setTimeout.bind(page);
      Object.defineProperty(page, 'setTimeout', {
        value: (run: () => void, ms?: number, ...args: unknown[]) => {
          if (ms !== INVITE_AFTER_MS) return schedule(run, ms, ...args);
          invite = run;
          return 0;
        },
      });
    },
    release: async () => {
      await expect.poll(() => invite).toBeDefined();
      invite?.();
    },
  };
};

const skipTheHeader = async ({ page, keys }: Journey): Promise<void> => {
  await keys.tab();
  await keys.expectAt(link(page.site, 'Skip to the page'));
  await keys.press('Enter');
  await expect.element(main(page)).toHaveFocus();
  await keys.tab();
  await keys.expectAt(field(main(page), 'ZIP code or city'));
};

/** Opens and closes again what leads to other pages. */
const lookIntoHeader = async ({ page, keys, isNarrow }: Journey): Promise<Locator> => {
  const opener = button(page.site, isNarrow ? 'Menu' : 'Navigate');
  await keys.enter(opener, 'Shift+Tab');
  if (isNarrow) {
    await expect.element(dialog(page.site, 'Menu')).toBeVisible();
    await keys.goAround(dialog(page.site, 'Menu'));
  } else {
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await keys.tabTo(link(page.site.getByRole('banner'), 'About'));
  }
  await keys.press('Escape');
  await keys.expectAt(opener);
  return opener;
};

const takeTheTour = async ({ page, keys, isNarrow }: Journey, before: Locator): Promise<void> => {
  const card = page.site.getByRole('dialog').filter({ hasText: `of ${TOUR_STEPS.length}` });
  const announced = card.getByCss('[aria-live="polite"][aria-atomic="true"]');
  const expectStep = (number: number): Promise<void> =>
    expect.element(announced).toMatchTextContent(`Step ${number} of ${TOUR_STEPS.length}`);

  const take = button(page.site, 'Take the 2-Minute Tour');
  await keys.expectAt(take);
  await keys.goAround(dialog(page.site, 'Welcome to Hearthway'));
  await keys.enter(take);
  await expect.element(card).toHaveFocus();
  await expectStep(1);
  await keys.enter(button(card, 'Next'));
  await expectStep(2);
  await keys.enter(button(card, 'Back'), 'Shift+Tab');
  await expectStep(1);
  await expect.element(card).toHaveFocus();
  await keys.tabTo(button(card, 'Next'));
  for (let step = 2; step <= TOUR_STEPS.length; step += 1) {
    await keys.press('Enter');
    await expectStep(step);
    await keys.expectAt(button(card, step < TOUR_STEPS.length ? 'Next' : 'Get Started'));
  }
  await keys.press('Enter');
  await expect.element(card).toHaveLength(0);
  await keys.expectAt(before);

  // On narrow screens it is in the drawer, which gives the focus back to its own button.
  const opener = button(page.site, isNarrow ? 'Menu' : 'Take Tour');
  const takeAgain = async (): Promise<void> => {
    await keys.enter(opener);
    if (isNarrow) await keys.enter(button(dialog(page.site, 'Menu'), 'Take Tour'));
    await expect.element(card).toHaveFocus();
  };
  for (const leave of ['Close the tour', 'Skip Tour']) {
    await takeAgain();
    await keys.enter(button(card, leave));
    await expect.element(card).toHaveLength(0);
    await keys.expectAt(opener);
  }

  // The page is in reach meanwhile, and so is the end of the tour.
  await takeAgain();
  await keys.tabTo(button(page.site, 'Accessibility'), 'Shift+Tab');
  await keys.press('Escape');
  await expect.element(card).toHaveLength(0);
  await keys.expectAt(button(page.site, 'Accessibility'));
};

const tellTwoThings = async ({ page, keys }: Journey): Promise<void> => {
  const date = field(page.site, 'Diagnosis date');
  const place = field(page.site, 'Your location');
  await keys.enter(button(main(page), 'Get Started'));
  await expect.poll(() => descriptionOf(date)).toMatch(/Enter the day, the month, and the year/);
  await keys.expectAt(date);
  await commands.typeText('10052025');
  await keys.enter(button(page.site, 'Use my location'));
  await expect.element(place).toHaveValue('35.9940, -78.8986');
  await keys.write(place, '27701', 'Shift+Tab');
  await expect.element(date).toHaveValue('2025-10-05');
  await keys.enter(button(main(page), 'Get Started'));
  await expect.poll(page.path).toBe('/resources');
};

const signUp = async ({ page, keys }: Journey): Promise<void> => {
  await expect.element(main(page)).toHaveFocus();
  await settle(page);
  await keys.enter(link(main(page), 'Create Free Account'));
  const send = button(page.site, 'Create Free Account');
  await expect.element(send).toBeVisible();
  await expect.element(main(page)).toHaveFocus();
  await keys.enter(send);
  await keys.expectAt(field(page.site, 'First name'));
  await expect.element(field(page.site, 'First name')).toHaveAttribute('aria-invalid', 'true');

  await keys.write(field(page.site, 'First name'), 'Robin');
  await keys.write(field(page.site, 'Last name'), 'Hearth');
  await keys.write(field(page.site, 'Email'), 'robin@example.org');
  await keys.write(field(page.site, 'Password'), PASSWORD);
  await keys.enter(button(page.site, 'Show Password'));
  await expect.element(field(page.site, 'Password')).toHaveAttribute('type', 'text');
  await keys.write(field(page.site, 'Confirm password'), 'something else');
  await keys.press('Enter');
  await expect
    .element(field(page.site, 'Confirm password'))
    .toHaveAttribute('aria-invalid', 'true');
  await keys.expectAt(field(page.site, 'Confirm password'));
  await keys.write(field(page.site, 'Confirm password'), PASSWORD);
  for (const name of ['Terms of Service', 'Privacy Policy', '18 or older']) {
    await keys.tabTo(page.site.getByRole('checkbox', { name }));
    await keys.press('Space');
  }
  await keys.enter(send);
  await expect.poll(page.path).toBe('/resources');
  await expect.element(field(page.site, 'Where?')).toBeVisible();
  await expect.element(main(page)).toHaveFocus();
};

const goHome = async ({ page, keys }: Journey, way?: 'Shift+Tab'): Promise<void> => {
  await keys.enter(link(page.site.getByRole('banner'), 'Hearthway Help close to home'), way);
  await expect.poll(page.path).toBe('/');
  await expect.element(main(page)).toHaveFocus();
};

/** Answers the notice below the header, and the line on home. */
const settleNotes = async ({ page, keys, isNarrow }: Journey): Promise<void> => {
  await keys.enter(button(page.site, 'Add to my account'), 'Shift+Tab');
  await expect.element(button(page.site, 'Add to my account')).toHaveLength(0);
  await expect.element(main(page)).toHaveFocus();
  await goHome({ page, keys, isNarrow }, 'Shift+Tab');
  await expect.element(link(main(page), 'Enter code')).toBeVisible();
  await keys.enter(link(main(page), 'Enter code'));

  const section = main(page).getByRole('region', { name: 'Your email' });
  await expect.element(section).toHaveFocus();
  await keys.write(field(section, 'Code'), '000000');
  await keys.press('Enter');
  await expect.element(field(section, 'Code')).toHaveAttribute('aria-invalid', 'true');
  await keys.expectAt(field(section, 'Code'));
  await keys.write(field(section, 'Code'), MAILED_CODE);
  await keys.enter(button(section, 'Confirm email'));
  await expect.element(link(page.site, 'Enter code')).toHaveLength(0);
  await expect.element(section).toHaveFocus();

  const note = page.site.getByRole('region', { name: 'Notifications (F8)' });
  await expect.element(note).toMatchTextContent('Email confirmed');
  await keys.press('F8');
  await keys.enter(button(note, 'Close'));
  await expect.element(note.getByRole('listitem')).toHaveLength(0);
  await expect.element(section).toHaveFocus();
};

/** Leaves the page dark, with the largest text and the thickest frames. */
const setThePanel = async ({ page, keys }: Journey): Promise<void> => {
  const panel = dialog(page.site, 'Accessibility');
  const opener = button(page.site, 'Accessibility');
  await keys.enter(opener);
  await keys.expectAt(button(panel, 'Close'));
  await keys.goAround(panel);

  await keys.enter(button(panel, 'Preview Calm Colors'));
  await expect.poll(() => dataOf(page)).toHaveProperty('colorMode', 'autism-friendly');
  await keys.expectAt(button(panel, 'End Preview'));
  await keys.press('Space');
  await expect.poll(() => dataOf(page)).toHaveProperty('colorMode', 'default');
  await keys.tabTo(button(panel, 'Use Dark Mode'));
  await keys.press('Space');
  await expect.poll(() => dataOf(page)).toHaveProperty('colorMode', 'dark-high-contrast');

  await keys.tabTo(field(panel, 'Font size'));
  await keys.press('ArrowRight');
  await expect.poll(() => fontSizeOf(page)).toBe('17px');
  await keys.press('End');
  await expect.poll(() => fontSizeOf(page)).toBe('24px');
  await keys.tabTo(panel.getByRole('radio', { name: 'Default' }));
  await keys.press('ArrowDown');
  await expect.poll(() => dataOf(page)).toHaveProperty('fontFamily', 'dyslexia-friendly');
  await keys.tabTo(field(panel, 'Large focus indicators'));
  await keys.press('Space');
  await expect.poll(() => dataOf(page)).toHaveProperty('largeFocus', '');
  await keys.goAround(panel);
  await keys.press('Escape');
  await expect.element(panel).toHaveLength(0);
  await keys.expectAt(opener);
};

/** From the home page, which stays. */
const signOut = async ({ page, keys, isNarrow }: Journey): Promise<void> => {
  await goHome({ page, keys, isNarrow });
  const opener = button(page.site, isNarrow ? 'Menu' : 'Robin');
  await keys.enter(opener, 'Shift+Tab');
  await keys.enter(button(page.site, 'Sign Out'));
  await expect.element(opener).toHaveLength(isNarrow ? 1 : 0);
  await expect.element(isNarrow ? opener : main(page)).toHaveFocus();
  // The page goes to its top 100 ms after it was left: a later timer of that length ends after it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  // The visitor's home has taken the place of the family's.
  await settle(page);
  // Every stop of the page, as large as text gets.
  await keys.tabTo(button(page.site, 'Accessibility'));
};

test.for(sliceOf([1280, 320]))(
  'at %i px, the keyboard alone leads from the first visit to signing out',
  { timeout: 120_000 },
  async (width) => {
    await commands.setLocation({ latitude: 35.994_033, longitude: -78.898_62 });
    const invitation = holdInvitation();
    const page = await openBrowser({ viewer: 'newcomer', width, prepare: invitation.prepare });
    page.hearthway.account.user = { ...page.hearthway.account.user, isEmailConfirmed: false };
    const journey = { page, keys: keyboardOf(page), isNarrow: width < 1024 };

    await page.open('/');
    await skipTheHeader(journey);
    const opener = await lookIntoHeader(journey);
    await invitation.release();
    await expect.element(dialog(page.site, 'Welcome to Hearthway')).toBeVisible();
    await takeTheTour(journey, opener);
    await tellTwoThings(journey);
    await signUp(journey);
    await settleNotes(journey);
    await setThePanel(journey);
    await signOut(journey);
  },
);

test('the keyboard alone finds a provider and toggles its heart', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  page.hearthway.account.favorites = [];
  await page.reload();
  await settle(page);
  const keys = keyboardOf(page);
  await keys.write(field(page.site, 'Where?'), '27701');
  await keys.press('Enter');
  const found = page.site.getByRole('status').filter({ hasText: /(?:near|of) Durham, NC/ });
  await expect.element(found).toBeVisible();
  const heart = hearts(page).first();
  await keys.tabTo(heart);
  await keys.press('Space');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await keys.expectAt(heart);
  await keys.press('Enter');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});
