import { expect } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import type { SitePage } from './page.fixture.ts';

/** Parts that are on their way, and outlines in the place of some. */
const UNFINISHED = '[aria-busy="true"], .animate-breathe';

/** Waits until what a page has asked for is there. */
export const settle = async ({ site, document }: SitePage): Promise<void> => {
  await expect.element(site.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      [...document().querySelectorAll(UNFINISHED)].filter((part) => part.checkVisibility()),
    )
    .toEqual([]);
  await document().fonts.ready;
};

export const press = ({ site }: SitePage, name: string | RegExp): Promise<void> =>
  site.getByRole('button', { name, exact: true }).click();

/** Another color mode, as the settings choose it: without a reload. */
export const turnTo = ({ document }: SitePage, mode: string): void =>
  document().documentElement.setAttribute('data-color-mode', mode);

/** The hearts of the listings on the page. */
export const hearts = ({ site }: SitePage): Locator =>
  site.getByRole('button', { name: /^Favorite: / });

/** Says that the listings are those near 27701. */
const resultsNearDurham = ({ site }: SitePage): Locator =>
  site.getByRole('status').filter({ hasText: /(?:near|of) Durham, NC/ });

/** On the directory. */
export const searchNearDurham = async (page: SitePage): Promise<void> => {
  const place = page.site.getByLabelText('Where?');
  await place.fill('27701');
  await pressEnter(place);
  await expect.element(resultsNearDurham(page)).toBeVisible();
};

/** Presses Enter on a field, which sends its form, or on a button, which late content may move meanwhile. */
export const pressEnter = async (target: Locator): Promise<void> => {
  await focus(target);
  await commands.pressKey('Enter');
};

/** Focuses an element. `instanceof` fails here: elements of another window are none of this one's. */
export const focus = async (target: Locator): Promise<void> => {
  const element = await target.findElement();
  if ('focus' in element && typeof element.focus === 'function') element.focus();
};

/** Waits until the page is told of changes, and has taken in the answers to its first calls. */
export const connected = async ({ wire, window }: SitePage): Promise<void> => {
  await expect.poll(() => wire.heard('at').length).toBeGreaterThan(0);
  await expect.poll(() => wire.calls('GET /api/subscription/status').length).toBeGreaterThan(0);
  await painted(window());
};

/** Until the page is on the screen as it is now, and its observers have heard of it. */
export const painted = async ({ requestAnimationFrame }: Window): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Request bodies sent to a route. */
export const bodiesTo = ({ wire }: SitePage, route: string): readonly unknown[] =>
  wire.calls(route).map(({ body }) => body);

/** The text that describes a field. Vitest's matcher looks for it in the document of the tests. */
export const descriptionOf = (field: Locator): string => {
  const element = field.element();
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
};
