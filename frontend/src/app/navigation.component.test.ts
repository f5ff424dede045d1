import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf } from '../testing/barriers.fixture.ts';
import { refusal } from '../testing/hearthway.fixture.ts';
import { keyboardOf } from '../testing/keyboard.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { focus, settle } from '../testing/steps.fixture.ts';

test('the keyboard opens the drawer, stays in it, and leaves by Escape or by a link', async () => {
  const page = await openPage('/about', { width: 320 });
  const { site } = page;
  const keys = keyboardOf(page);
  const button = site.getByRole('button', { name: 'Menu' });
  const drawer = site.getByRole('dialog', { name: 'Menu' });
  await keys.enter(button);
  await expect.element(drawer).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await keys.tabTo(drawer.getByRole('link', { name: 'Sign Up' }));
  await keys.tabTo(drawer.getByRole('button', { name: 'Close' }));
  await keys.press('Escape');
  await expect.element(drawer).toHaveLength(0);
  await expect.element(button).toHaveFocus();

  await keys.press('Enter');
  await keys.enter(drawer.getByRole('link', { name: 'Learning Center Login Required' }));
  await expect.poll(page.path).toBe('/login?redirect=%2Flearning');
  await expect.element(drawer).toHaveLength(0);
});

test('the keyboard opens the menus of the header and signs out', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  const { site, window } = page;
  const keys = keyboardOf(page);
  await settle(page);
  const navigate = site.getByRole('button', { name: 'Navigate' });
  const learning = site.getByRole('banner').getByRole('link', { name: 'Learning Center' });
  await keys.enter(navigate);
  await keys.tabTo(learning);
  expect(await barriersOf(page)).toEqual([]);
  await keys.press('Escape');
  await expect.element(learning).toHaveLength(0);
  await expect.element(navigate).toHaveFocus();

  await keys.press('Enter');
  await keys.enter(learning);
  await expect.poll(page.path).toBe('/learning');
  await expect.element(learning).toHaveLength(0);

  await focus(site.getByRole('contentinfo').getByRole('link', { name: 'Terms' }));
  await commands.pressKey('Enter');
  await expect.poll(page.path).toBe('/terms');
  await expect.element(site.getByRole('main')).toHaveFocus();
  await expect.poll(() => window().scrollY).toBe(0);

  await keys.enter(site.getByRole('button', { name: 'Robin' }));
  await keys.enter(site.getByRole('button', { name: 'Sign Out' }));
  await expect.poll(page.path).toBe('/');
  await expect
    .element(site.getByRole('banner').getByRole('link', { name: 'Sign Up' }))
    .toBeVisible();
});

test('a session that ended elsewhere says so in sight, and signing in leads back', async () => {
  const page = await openPage('/favorites', { viewer: 'family' });
  await settle(page);
  page.wire.answer('* /api/*', () => refusal('SignInRequired'));
  page.hearthway.changed('favorites');
  const notice = page.site.getByRole('region', { name: 'You’re signed out' });
  await expect.element(notice).toHaveFocus();
  await expect
    .element(notice.getByRole('link', { name: 'Sign in to go on' }))
    .toHaveAttribute('href', '/login?redirect=%2Ffavorites');
});

test.for([
  { viewer: 'visitor', path: '/help' },
  { viewer: 'family', path: '/support' },
] as const)('the help of the footer is open to a $viewer', async ({ viewer, path }) => {
  const page = await openPage('/about', { viewer });
  const link = page.site.getByRole('contentinfo').getByRole('link', { name: 'Help & FAQ' });
  await expect.element(link).toHaveAttribute('href', path);
});

const scrolled = ({ document }: SitePage): number => document().documentElement.scrollTop;

const expectTitle = ({ site }: SitePage, name: string): Promise<void> =>
  expect.element(site.getByRole('heading', { level: 1, name })).toBeVisible();

test('a link opens the top of a page, and back restores the scroll position', async () => {
  const page = await openPage('/about', { width: 320 });
  const footer = page.site.getByRole('contentinfo');
  await footer.getByRole('heading', { name: 'Support & Community' }).click();
  const link = footer.getByRole('link', { name: 'Privacy', exact: true });
  await expect.element(link).toBeVisible();
  link.element().scrollIntoView();
  const left = scrolled(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expectTitle(page, 'Privacy Policy');
  await expect.poll(() => scrolled(page)).toBe(0);
  page.window().history.back();
  await expectTitle(page, 'About Hearthway');
  await expect.poll(() => scrolled(page)).toBe(left);
  page.window().history.forward();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('back restores the scroll position also when no scroll event came before leaving', async () => {
  const page = await openPage('/about', { width: 320 });
  const link = page.site.getByCss('footer a[href="/privacy"]').first().element();
  page.window().scrollTo(0, 700);
  if ('click' in link && typeof link.click === 'function') link.click();
  await expectTitle(page, 'Privacy Policy');
  page.window().history.back();
  await expectTitle(page, 'About Hearthway');
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('the footer of a phone is three headings that open without a script', async () => {
  const page = await openPage('/about', { width: 320 });
  const footer = page.site.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  await expect.element(footer.getByRole('heading')).toHaveLength(3);
  await expect.element(links).toHaveLength(0);
  const keys = keyboardOf(page);
  await keys.tabTo(page.site.getByCss('summary').nth(1));
  await keys.press('Enter');
  await expect.element(links).toHaveLength(7);
  // A browser opens it by itself.
  expect(page.document().querySelectorAll('footer details > summary')).toHaveLength(3);
  await page.resize(1280);
  await expect.element(footer.getByRole('heading')).toHaveLength(3);
  await expect.element(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
});

test('a phone has the five most wanted pages at its lower edge, wide windows in the header', async () => {
  const page = await openPage('/about', { viewer: 'family', width: 360 });
  const { site } = page;
  const bar = site.getByRole('navigation', { name: 'Shortcuts' });
  const links = (selector: string) =>
    [...page.document().querySelectorAll(`${selector} > a, ${selector} li > a`)]
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent);
  const wanted = ['Find help', 'Insurance', 'Learn', 'Support', 'Favorites'];
  await expect.poll(() => links('[aria-label="Shortcuts"]')).toEqual(wanted);
  await bar.getByRole('link', { name: 'Insurance' }).click();
  await expect.poll(page.path).toBe('/insurance-help');
  await expect
    .element(bar.getByRole('link', { name: 'Insurance' }))
    .toHaveAttribute('aria-current', 'page');
  await page.resize(1280);
  await expect.element(bar).toHaveLength(0);
  expect(links('header nav')).toEqual(wanted);
});

test('visitors find what is open to them behind the same names', async () => {
  const { site } = await openPage('/about', { width: 360 });
  const bar = site.getByRole('navigation', { name: 'Shortcuts' });
  for (const [name, path] of [
    ['Find help', '/'],
    ['Learn Login Required', '/login?redirect=%2Flearning'],
    ['Support', '/help'],
  ] as const)
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('href', path);
});
