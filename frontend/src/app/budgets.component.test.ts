import { expect, test } from 'vitest';
import { PROFILE_ID } from '../features/dietary/dietary.routes.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

/** Issue 21: bytes of the chat's scripts, zipped, beside those that the start page has. */
const MAX_CHAT_BYTES = 35_000;

/** Issue 36: bytes of the scripts of a page of `/dietary`, zipped, beside those of a page of text. */
const MAX_DIETARY_BYTES = 45_000;

/** Issue 36: screens of a phone that each page of it fills at most. */
const MAX_SCREENS = 5;

const HEIGHT = 740;

const scriptsOf = ({ window }: SitePage): ReadonlySet<string> =>
  new Set(
    window()
      .performance.getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );

const zippedBytes = async (path: string): Promise<number> => {
  const { body } = await fetch(path);
  if (body === null) throw new Error(`${path} is empty.`);
  const zipped = body.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(zipped).arrayBuffer()).byteLength;
};

const zippedBytesBeside = async (known: ReadonlySet<string>, page: SitePage): Promise<number> => {
  const paths = [...scriptsOf(page)].filter((path) => !known.has(path));
  const sizes = await Promise.all(paths.map(zippedBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

test('the scripts of the chat come when it is first opened, and are small', async () => {
  const home = await openPage('/');
  await settle(home);
  // Excludes scripts that any first key or click loads.
  home.window().dispatchEvent(new KeyboardEvent('keydown'));
  const chat = await home.openTab('/');
  await settle(chat);
  await chat.site.getByRole('button', { name: 'Open AI Support Chat' }).click();
  await expect.element(chat.site.getByRole('dialog').getByLabelText('Your message')).toBeVisible();
  const added = () => zippedBytesBeside(scriptsOf(home), chat);
  await expect.poll(added).toBeLessThanOrEqual(MAX_CHAT_BYTES);
  expect(await added()).toBeGreaterThan(MAX_CHAT_BYTES / 4);
});

/** Scripts of every page of a family, which come when the page stands. */
const LATE_SCRIPTS = [
  'LiveConnection',
  'SessionWatch',
  'FamilyParts',
  'achievements.contract',
  'journey.contract',
];

/** Scripts that the page has announced and that are still on their way. */
const scriptsToCome = (page: SitePage): readonly string[] => {
  const known = scriptsOf(page);
  return [...page.document().querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => !known.has(path));
};

/** Screens of a page with the one of its parts open that makes it longest. */
const mostScreensOf = async (page: SitePage): Promise<number> => {
  const parts = [...page.document().querySelectorAll<HTMLDetailsElement>('main details')];
  const heights = [heightOf(page)];
  for (const part of parts.filter(({ open }) => !open)) {
    part.open = true;
    await settle(page);
    heights.push(heightOf(page));
    part.open = false;
  }
  return Math.max(...heights) / HEIGHT;
};

const heightOf = ({ document }: SitePage): number => document().documentElement.scrollHeight;

const DIETARY_PATHS = [
  '/dietary',
  '/dietary/recipes',
  '/dietary/plan',
  '/dietary/tracking',
  '/dietary/shopping',
  `/dietary/profiles/${PROFILE_ID}`,
  `/dietary/profiles/${PROFILE_ID}/food-summary`,
  '/dietary/recipes/butter-toast-fingers',
];

test('each page of dietary management has small scripts, and five screens of a phone at most', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: HEIGHT });
  await page.open('/terms');
  for (const late of LATE_SCRIPTS)
    await expect.poll(() => [...scriptsOf(page)].join()).toContain(late);
  await expect.poll(() => scriptsToCome(page)).toEqual([]);
  await settle(page);
  const shell = scriptsOf(page);
  for (const path of DIETARY_PATHS) {
    await page.open(path);
    await settle(page);
    await expect.poll(() => scriptsToCome(page)).toEqual([]);
    const bytes = await zippedBytesBeside(shell, page);
    expect(bytes, path).toBeLessThanOrEqual(MAX_DIETARY_BYTES);
    expect(bytes, path).toBeGreaterThan(MAX_DIETARY_BYTES / 20);
    expect(await mostScreensOf(page), path).toBeLessThanOrEqual(MAX_SCREENS);
  }
});
