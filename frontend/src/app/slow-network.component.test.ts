import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { overflowOf } from '../testing/barriers.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

/** All scripts but the short one that applies the settings before anything is painted. */
const SCRIPTS = 'assets/index-*.js';

/** Opens an address whose scripts are on their way until the test releases them. */
const openWithoutScripts = async (path: string, width = 320) => {
  await commands.holdFiles(SCRIPTS);
  onTestFinished(() => commands.releaseFiles());
  const page = await openBrowser({ width });
  page.begin(path);
  await expect.element(page.site.getByRole('banner')).toBeVisible();
  await expect.element(page.site.getByRole('contentinfo')).toBeVisible();
  return page;
};

/** Clicks without the page's frames, which may wait for its scripts. */
const press = (element: Element): void => {
  if (!('click' in element) || typeof element.click !== 'function')
    throw new Error('There is nothing to press.');
  element.click();
};

const heading = ({ site }: SitePage) => site.getByRole('main').getByRole('heading', { level: 1 });

test.for(['/', '/about', '/subscribe', '/login'])(
  '%s is read before its scripts come, and works once they have',
  async (path) => {
    const page = await openWithoutScripts(path);
    await expect.element(heading(page)).toBeVisible();
    expect(page.document().documentElement.dataset['ready']).toBeUndefined();
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
    await commands.releaseFiles();
    await page.ready();
    await page.site.getByRole('button', { name: 'Menu' }).click();
    await expect.element(page.site.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
);

test('links and the footer work before the scripts come', async () => {
  const page = await openWithoutScripts('/about');
  const footer = page.site.getByRole('contentinfo');
  press(await footer.getByText('Support & Community').first().findElement());
  const link = footer.getByRole('link', { name: 'Terms' });
  await expect.element(link).toBeVisible();
  press(await link.findElement());
  await expect.poll(page.path).toBe('/terms');
  await expect.element(heading(page)).toMatchTextContent('Terms of Service');
  await commands.releaseFiles();
  await page.ready();
});

test('a page that is made by its scripts says that it waits for them', async () => {
  const page = await openWithoutScripts('/resources');
  const words = page.site.getByText(/If nothing more appears, please load this page again/);
  await expect.element(words).toBeVisible();
  await commands.releaseFiles();
  await page.ready();
  await expect.element(heading(page)).toBeVisible();
  await expect.element(words).toHaveLength(0);
});

test.for([320, 1280])('a page is read without its font at %i px', async (width) => {
  await commands.failFiles('.woff2');
  onTestFinished(() => commands.releaseFiles());
  const page = await openPage('/about', { width });
  await expect.element(heading(page)).toBeVisible();
  const faces = () => [...page.document().fonts].map(({ status }) => status);
  await expect.poll(faces).toContain('error');
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a page works without its icon', async () => {
  await commands.failFiles('.svg');
  onTestFinished(() => commands.releaseFiles());
  const page = await openPage('/');
  await settle(page);
  await page.site.getByRole('button', { name: 'Navigate' }).click();
  await expect.element(page.site.getByRole('link', { name: 'About' }).first()).toBeVisible();
});
