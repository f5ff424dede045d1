import { expect, test } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { SETTINGS_KEY } from '../features/journey/shared/accessibility/settings.ts';
import { overflowOf } from '../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../testing/page.fixture.ts';
import { focus, press, settle } from '../testing/steps.fixture.ts';
import { hold, unreachable } from '../testing/wire.fixture.ts';

const MAP_CALLS = 'GET /api/resources/map';

const map = ({ site }: SitePage) => site.getByRole('region', { name: /^Mapa?$/ });
const pins = (page: SitePage) => map(page).getByRole('button');
const list = ({ site }: SitePage) =>
  site.getByRole('region', { name: /^(On this part of the map|En esta parte del mapa)$/ });
const entries = (page: SitePage) => list(page).getByRole('button');
const summary = ({ site }: SitePage) =>
  site.getByRole('region', { name: 'Map of the results' }).getByRole('status');

const openMap = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage('/resources?location=27701&view=map', {
    viewer: 'plus',
    ...options,
  });
  await expect.element(pins(page).first()).toBeVisible();
  await settle(page);
  return page;
};

/** Until the map shows who is in a group near Durham. */
const openDurham = async (page: SitePage): Promise<void> => {
  const groups = entries(page).filter({ hasText: /near Durham, NC.*Zoom in/ });
  const sizes = groups.elements().map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  await groups.nth(sizes.indexOf(Math.max(...sizes))).click();
  const opened = entries(page).filter({ hasText: /^\d+ providers near Durham, NC$/ });
  await expect.element(opened.first()).toBeVisible();
  await settle(page);
  await opened.first().click();
};

/** How many a map or a list says there are. */
const shownCount = (page: SitePage): number =>
  Number.parseInt(summary(page).element().textContent ?? '', 10);

const countOf = (found: Locator): number => found.elements().length;

/** Waits until the key has made the page ask for another part of the map. */
const searchAfter = async ({ wire }: SitePage, key: string): Promise<URLSearchParams> => {
  const before = wire.calls(MAP_CALLS).length;
  await commands.pressKey(key);
  await expect.poll(() => wire.calls(MAP_CALLS).length).toBeGreaterThan(before);
  return wire.calls(MAP_CALLS)[before]?.query ?? new URLSearchParams();
};

test('a map is drawn from the site’s own files, which come when a person wants a map', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'plus' });
  const { site, window } = page;
  await settle(page);
  const fetched = () =>
    window()
      .performance.getEntriesByType('resource')
      .map(({ name }) => new URL(name));
  const isOfMap = ({ pathname }: URL) => /MapView|states|counties|cities/.test(pathname);
  expect(fetched().filter(isOfMap)).toEqual([]);

  await site
    .getByRole('group', { name: 'Show results as' })
    .getByRole('button', { name: 'Map' })
    .click();
  await expect.poll(page.path).toContain('view=map');
  await expect.element(pins(page).first()).toBeVisible();
  await expect
    .element(
      map(page)
        .getByText(/^(Chapel Hill|Durham|Cary|Raleigh)$/)
        .first(),
    )
    .toBeVisible();
  await expect.poll(() => countOf(map(page).getByCss('.map-state'))).toBeGreaterThan(0);
  await expect.poll(() => countOf(map(page).getByCss('.map-reach'))).toBeGreaterThan(0);
  await expect.element(summary(page)).toMatchTextContent('Within 100 miles of Durham, NC.');
  expect(fetched().filter(isOfMap)).not.toEqual([]);
  const { origin } = window().location;
  expect(fetched().filter((url) => url.origin !== origin)).toEqual([]);
});

test('the list says the same as the map, and from nearer there are fewer', async () => {
  const page = await openMap();
  await focus(map(page));
  // From here, groups have to be split before they can be opened.
  for (const key of ['-', '-']) await searchAfter(page, key);
  await settle(page);
  await expect.element(entries(page)).toHaveLength(countOf(pins(page).getByCss('.sr-only')));
  const all = shownCount(page);
  await openDurham(page);
  await expect.poll(() => shownCount(page)).toBeLessThan(all);
  await expect.element(map(page).getByCss('.map-pin[data-marked]')).toHaveLength(1);
});

test('with the keyboard alone, a map is moved, zoomed, and its markers opened', async () => {
  const page = await openMap();
  const { site } = page;
  await focus(map(page));
  const near = await searchAfter(page, '+');
  const east = await searchAfter(page, 'ArrowRight');
  expect(Number(east.get('west'))).toBeGreaterThan(Number(near.get('west')));
  const far = await searchAfter(page, '-');
  expect(Number(far.get('zoom'))).toBe(Number(near.get('zoom')) - 1);
  await settle(page);

  await commands.pressKey('Tab');
  await expect.element(pins(page).first()).toHaveFocus();
  const single = pins(page).filter({ hasNotText: /zoom in|show them/ });
  const [name = ''] = (single.first().element().textContent ?? '').split(', ');
  await focus(single.first());
  await commands.pressKey('Enter');
  await expect.element(site.getByRole('heading', { level: 2, name })).toHaveFocus();
  await commands.pressKey('Escape');
  await expect.element(single.filter({ hasText: name })).toHaveFocus();
});

test('the last view wins, and what was shown before stays until then', async () => {
  const page = await openMap();
  const { wire } = page;
  const before = countOf(pins(page));
  const { promise: held, resolve: release } = hold();
  let calls = 0;
  wire.answer(MAP_CALLS, async (call) => {
    calls += 1;
    if (calls === 1) await held;
    return wire.pass(call);
  });
  await focus(map(page));
  await searchAfter(page, '+');
  await expect.element(pins(page)).toHaveLength(before);
  for (const key of ['+', 'ArrowRight']) await searchAfter(page, key);
  await settle(page);
  const shown = shownCount(page);
  release();
  await settle(page);
  expect(shownCount(page)).toBe(shown);
});

test('a part of the map that did not come is tried again', async () => {
  const page = await openPage('/resources', { viewer: 'plus' });
  const restore = page.wire.answer(MAP_CALLS, unreachable);
  await page.open('/resources?location=27701&view=map');
  await expect.element(page.site.getByText('We couldn’t load this part of the map')).toBeVisible();
  restore();
  await press(page, 'Try again');
  await expect.element(pins(page).first()).toBeVisible();
});

test('beyond the plan’s radius, the map says so and offers the way back', async () => {
  const page = await openMap({ width: 320 });
  const { site } = page;
  await focus(map(page));
  const beyond = site.getByText('This is farther away than your search reaches.');
  for (let step = 0; step < 40 && countOf(beyond) === 0; step += 1)
    await commands.pressKey('ArrowUp');
  await expect.element(beyond).toBeVisible();
  await expect.element(summary(page)).toMatchTextContent('No providers on this part of the map');
  await site.getByRole('button', { name: 'Back to the results' }).first().click();
  await expect.element(pins(page).first()).toBeVisible();
  await expect.element(beyond).toHaveLength(0);
});

test('another search is shown where its results are', async () => {
  const page = await openMap();
  const place = page.site.getByLabelText('Where?');
  await place.fill('Seattle, WA');
  await focus(place);
  await commands.pressKey('Enter');
  await expect.poll(page.path).toMatch(/location=Seattle%2C\+WA&view=map/);
  await expect.element(summary(page)).toMatchTextContent('Within 100 miles of Seattle, WA.');
  await expect.element(entries(page).filter({ hasText: /WA/ }).first()).toBeVisible();
  await expect.element(map(page).getByText('Durham', { exact: true })).toHaveLength(0);
});

test('providers that share a spot are spread around it, and the keyboard reaches each', async () => {
  const page = await openMap();
  const cluster = map(page)
    .getByRole('button', { name: /^[2-9] providers .*: show them$/ })
    .first();
  const count = Number.parseInt(cluster.element().querySelector('.sr-only')?.textContent ?? '', 10);
  await focus(cluster);
  await commands.pressKey('Enter');
  const spread = map(page).getByCss('.map-pin[data-spread]');
  await expect.element(spread).toHaveLength(count);
  await expect.element(map(page).getByCss('.map-legs line')).toHaveLength(count);
  const middles = spread.elements().map((pin) => {
    const { x, y, width, height } = pin.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  for (const [index, one] of middles.entries())
    for (const other of middles.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);

  await focus(cluster);
  await commands.pressKey('Tab');
  await expect.element(spread.first()).toHaveFocus();
  const [name = ''] = (spread.first().element().textContent ?? '').split(', ');
  await commands.pressKey('Enter');
  await expect.element(page.site.getByRole('heading', { level: 2, name })).toHaveFocus();
  await commands.pressKey('Escape');
  await expect.element(spread.first()).toHaveFocus();
  await commands.pressKey('Escape');
  await expect.element(spread).toHaveLength(0);
});

test('rows and pins say the kind of help, by icon and tint as well, and rows how far it is', async () => {
  const page = await openMap();
  const row = entries(page)
    .filter({ hasNotText: /providers near/ })
    .first();
  await expect
    .element(row)
    .toMatchTextContent(
      /(Therapy|Care|Support|Education|Psychology|Pediatrics) · (About|Less than)/,
    );
  const tint = row.getByCss('[data-category-color]').element().getAttribute('data-category-color');
  const name = row.element().querySelector('.font-semibold')?.textContent ?? '';
  const pin = pins(page)
    .filter({ hasText: `${name},` })
    .first();
  expect(pin.getByCss('[data-category-color]').element().getAttribute('data-category-color')).toBe(
    tint,
  );
});

test('the map is as wide as the page', async () => {
  const page = await openMap();
  const widthOf = (found: Locator): number => found.element().getBoundingClientRect().width;
  const main = page.site.getByCss('[data-template="tools"]');
  expect(widthOf(page.site.getByRole('region', { name: 'Map of the results' }))).toBe(
    widthOf(main),
  );
  await page.site
    .getByRole('group', { name: 'Show results as' })
    .getByRole('button', { name: 'List' })
    .click();
  await settle(page);
  expect(widthOf(page.site.getByLabelText('What are you looking for?'))).toBeLessThan(
    widthOf(main) / 3,
  );
});

test.for([
  [320, 24, 'es'],
  [768, 16, 'en'],
] as const)(
  'at %i px with text of %i px in %s, no badge breaks a word',
  async ([width, fontSize, language]) => {
    const stored = { [SETTINGS_KEY]: JSON.stringify({ fontSize }) };
    const page = await openMap({ width, language, stored });
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
    await entries(page)
      .filter({ hasNotText: /provee?dores|providers/ })
      .first()
      .click();
    const badge = page.site.getByText(/^Demo/, { exact: true }).first();
    await expect.element(badge).toBeVisible();
    const { lineHeight } = page.window().getComputedStyle(badge.element());
    expect(badge.element().getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(lineHeight),
    );
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  },
);
