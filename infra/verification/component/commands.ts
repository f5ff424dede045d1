import { readFile } from 'node:fs/promises';
import type { BrowserContext, CDPSession, Download, Page } from '@playwright/test';
import type { BrowserCommand } from 'vitest/node';
import { type Printed, printPage } from './print-page.ts';

const announced = new WeakSet<BrowserContext>();

/** Lets the window of the tests see each page that it opens, before any script of that has run. */
const announceFrames: BrowserCommand<[]> = async ({ context }) => {
  if (announced.has(context)) return;
  announced.add(context);
  await context.addInitScript('window.parent !== window && window.parent.preparePage?.(window);');
};

/** Presses a key by Playwright's name of it, such as `Shift+Tab`. */
const pressKey: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.press(key);

const typeText: BrowserCommand<[text: string]> = ({ page }, text) => page.keyboard.type(text);

/** All at once, as from a clipboard. */
const insertText: BrowserCommand<[text: string]> = ({ page }, text) =>
  page.keyboard.insertText(text);

/** In steps of a few pixels, as a hand does. Points are those of the window. */
const dragMouse: BrowserCommand<[from: MousePoint, to: MousePoint]> = async (
  { page },
  from,
  to,
) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
};

const wheelMouse: BrowserCommand<[pixels: number]> = ({ page }, pixels) =>
  page.mouse.wheel(0, pixels);

/** Null is what the browser of all tests has: less motion, no print. */
const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) =>
  page.emulateMedia({ reducedMotion: 'reduce', media: null, ...media });

const allowClipboard: BrowserCommand<[]> = ({ context }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** Where the browser finds the person; null is a person who lets no page ask. */
const setLocation: BrowserCommand<[point: GeographicPoint | null]> = async ({ context }, point) => {
  await context.clearPermissions();
  if (point !== null) await context.grantPermissions(['geolocation']);
  await context.setGeolocation(point);
};

/** By context: a zone ends with the session that has set it. */
const zones = new WeakMap<BrowserContext, CDPSession>();

const setTimeZone: BrowserCommand<[zone: string | null]> = async ({ context, page }, zone) => {
  const session = zones.get(context) ?? (await context.newCDPSession(page));
  zones.set(context, session);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: zone ?? '' });
};

const downloads = new WeakMap<Page, Promise<Download>>();

const awaitDownload: BrowserCommand<[]> = async ({ page }) => {
  const download = page.waitForEvent('download');
  // `readDownload` tells of a failure.
  download.catch(() => {});
  downloads.set(page, download);
};

const readDownload: BrowserCommand<[]> = async ({ page }) => {
  const download = await downloads.get(page);
  if (download === undefined) throw new Error('Nothing waits for a file.');
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
};

const releases = new WeakMap<Page, () => Promise<void>>();

/** Holds back files whose address has this part, until they are released. */
const holdFiles: BrowserCommand<[part: string]> = async ({ page }, part) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const pattern = `**/*${part}*`;
  const held: Promise<void>[] = [];
  await page.route(pattern, (route) => {
    held.push(released.then(() => route.continue()));
  });
  releases.set(page, async () => {
    releases.delete(page);
    release();
    await Promise.all(held);
    await page.unroute(pattern);
  });
};

/** Lets files whose address has this part fail, until they are released. */
const failFiles: BrowserCommand<[part: string]> = async ({ page }, part) => {
  const pattern = `**/*${part}*`;
  await page.route(pattern, (route) => route.abort());
  releases.set(page, async () => {
    releases.delete(page);
    await page.unroute(pattern);
  });
};

const releaseFiles: BrowserCommand<[]> = async ({ page }) => {
  await releases.get(page)?.();
};

const printError: BrowserCommand<[text: string]> = (_context, text) => {
  process.stderr.write(`${text}\n`);
};

/** Prints HTML to PDF, in a page of its own. */
const print = (session: Parameters<typeof printPage>[0], html: string): Promise<Printed> =>
  printPage(session, html);

export const commands = {
  print,
  announceFrames,
  pressKey,
  typeText,
  insertText,
  dragMouse,
  wheelMouse,
  emulateMedia,
  allowClipboard,
  setLocation,
  setTimeZone,
  awaitDownload,
  readDownload,
  holdFiles,
  failFiles,
  releaseFiles,
  printError,
};

interface MousePoint {
  readonly x: number;
  readonly y: number;
}

interface GeographicPoint {
  readonly latitude: number;
  readonly longitude: number;
}

interface EmulatedMedia {
  readonly media?: 'print';
  readonly reducedMotion?: 'no-preference';
}
