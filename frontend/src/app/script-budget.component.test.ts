import { expect, test } from 'vitest';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

/** Issue 21: bytes of the chat's scripts, zipped, beside those that the start page has. */
const MOST_CHAT_BYTES = 35_000;

/** Issue 36: bytes of the scripts of a tab of `/dietary`, zipped, beside those of a page of text. */
const MOST_DIETARY_BYTES = 45_000;

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
  await expect.poll(added).toBeLessThanOrEqual(MOST_CHAT_BYTES);
  expect(await added()).toBeGreaterThan(MOST_CHAT_BYTES / 4);
});

test('the scripts of each tab of dietary management are small', async () => {
  const page = await openBrowser({ viewer: 'plus' });
  await page.open('/terms');
  await settle(page);
  const known = scriptsOf(page);
  for (const path of ['/dietary', '/dietary/recipes', '/dietary/plan', '/dietary/tracking']) {
    await page.open(path);
    await settle(page);
    const bytes = await zippedBytesBeside(known, page);
    expect(bytes, path).toBeLessThanOrEqual(MOST_DIETARY_BYTES);
    expect(bytes, path).toBeGreaterThan(MOST_DIETARY_BYTES / 9);
  }
});
