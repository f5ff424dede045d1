import { expect, test } from 'vitest';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { settle } from '../testing/steps.fixture.ts';

/** Issue 21: bytes of the chat's scripts, zipped, beside those that the start page has. */
const MOST_CHAT_BYTES = 35_000;

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

test('the scripts of the chat come when it is first opened, and are small', async () => {
  const home = await openPage('/');
  await settle(home);
  // Excludes scripts that any first key or click loads.
  home.window().dispatchEvent(new KeyboardEvent('keydown'));
  const chat = await home.openTab('/');
  await settle(chat);
  await chat.site.getByRole('button', { name: 'Open AI Support Chat' }).click();
  await expect.element(chat.site.getByRole('dialog').getByLabelText('Your message')).toBeVisible();
  const added = async () => {
    const known = scriptsOf(home);
    const paths = [...scriptsOf(chat)].filter((path) => !known.has(path));
    const sizes = await Promise.all(paths.map(zippedBytes));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  await expect.poll(added).toBeLessThanOrEqual(MOST_CHAT_BYTES);
  expect(await added()).toBeGreaterThan(MOST_CHAT_BYTES / 4);
});
