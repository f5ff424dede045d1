import {
  CONTACT_STATUSES,
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { expect, onTestFinished, test } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { SETTINGS_KEY } from '../features/journey/shared/accessibility/settings.ts';
import { barriersOf, overflowOf } from '../testing/barriers.fixture.ts';
import { favoriteOf, PROVIDER_PATH } from '../testing/directory.fixture.ts';
import { keyboardOf } from '../testing/keyboard.fixture.ts';
import { type OpenOptions, openBrowser, type SitePage } from '../testing/page.fixture.ts';
import { bodiesTo, connected, focus, hearts, settle } from '../testing/steps.fixture.ts';
import { hold, overloaded } from '../testing/wire.fixture.ts';

/** A family whose plan has no limit, with so many favorites, on their page. */
const arriveWith = async (
  count: number,
  options: Pick<OpenOptions, 'width' | 'height' | 'language' | 'stored'> = {},
  known: (place: number) => Partial<Favorite> = () => ({}),
): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'plus', ...options });
  page.hearthway.account.favorites = Array.from({ length: count }, (_, place) =>
    favoriteOf(place, known(place)),
  );
  await page.open('/favorites');
  await expect.element(cards(page)).toHaveLength(count);
  return page;
};

const cards = ({ site }: SitePage) => site.getByRole('main').getByRole('article');
const card = (page: SitePage, place: number) => cards(page).nth(place);
const opener = (page: SitePage, place: number) =>
  card(page, place).getByRole('heading', { level: 2 }).getByRole('button');

const openCard = async (page: SitePage, place: number): Promise<void> => {
  await opener(page, place).click();
  await expect.element(opener(page, place)).toHaveAttribute('aria-expanded', 'true');
};

const namesOn = ({ site }: SitePage): readonly string[] =>
  site
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent ?? '');

const toast = ({ site }: SitePage, text: string) => site.getByText(text, { exact: true });
/** The family’s own part of an open row. */
const own = ({ site }: SitePage) => site.getByRole('group', { name: /^Your status and note/ });
const note = ({ site }: SitePage) => site.getByLabelText('Your note on');

test('the keyboard changes the order, and the change is announced', async () => {
  const page = await arriveWith(3);
  const [first = '', second = '', third = ''] = namesOn(page);
  await focus(opener(page, 0));
  await commands.pressKey('Enter');
  const down = page.site.getByRole('button', { name: `Move ${first} down` });
  await focus(down);
  await commands.pressKey('Enter');
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
  await expect.element(down).toHaveFocus();
  await expect
    .poll(() =>
      page.site
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
        .join(),
    )
    .toContain(`${first} is now number 2 of 3.`);
  await commands.pressKey('Enter');
  await expect.poll(() => namesOn(page)).toEqual([second, third, first]);
});

test('a card is dragged to another place', async () => {
  // Near the edge of a window, a browser would scroll meanwhile.
  const page = await arriveWith(3, { height: 1_800 });
  const [first = '', second = '', third = ''] = namesOn(page);
  const handle = card(page, 0).getByCss('[draggable="true"]');
  const { height } = card(page, 1).element().getBoundingClientRect();
  await handle.dropTo(card(page, 1), { targetPosition: { x: 100, y: height - 20 }, steps: 10 });
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
  await page.open('/favorites');
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
});

test('a favorite with a note is not removed by one press', async () => {
  const page = await arriveWith(1);
  const { site, wire } = page;
  await openCard(page, 0);
  await site.getByRole('button', { name: 'Add a note' }).click();
  await note(page).fill('Ask for Ana.');
  // The list that holds the note is still to come.
  const { promise: list, resolve: release } = hold();
  wire.answer('GET /api/favorites', async (call) => {
    await list;
    return wire.pass(call);
  });
  await site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(site.getByRole('button', { name: 'Edit the note' })).toBeVisible();

  await hearts(page).click();
  const dialog = site.getByRole('dialog', { name: 'Remove your note too?' });
  await expect.element(dialog).toMatchTextContent('Ask for Ana.');
  release();
  expect(await barriersOf(page)).toEqual([]);
  await commands.pressKey('Escape');
  await expect.element(dialog).toHaveLength(0);
  await expect.element(hearts(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(hearts(page)).toHaveFocus();

  await hearts(page).click();
  await dialog.getByRole('button', { name: 'Remove both' }).click();
  await expect.element(toast(page, 'Removed from favorites')).toBeVisible();
  await expect.element(site.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('only the favorites with a status are shown, and the address says which', async () => {
  const page = await arriveWith(3);
  const { site } = page;
  const [first = '', second = ''] = namesOn(page);
  const status = () => card(page, 0).getByLabelText('Contact status');
  await openCard(page, 0);
  await status().selectOptions('To call');
  await site.getByLabelText('Show', { exact: true }).selectOptions('To call (1)');
  await expect.poll(() => namesOn(page)).toEqual([first]);
  await expect.poll(page.path).toBe('/favorites?status=to-call');
  await site.getByLabelText('Show', { exact: true }).selectOptions('No status yet (2)');
  await expect.poll(() => namesOn(page)).toContain(second);
  await openCard(page, 0);
  await focus(status());
  await status().selectOptions('Called');
  await expect.poll(() => namesOn(page)).toHaveLength(1);
  await expect.element(opener(page, 0)).toHaveFocus();
});

test('a draft survives a reload and a failed save', async () => {
  const page = await arriveWith(1);
  const { site, wire } = page;
  await openCard(page, 0);
  await site.getByRole('button', { name: 'Add a note' }).click();
  await expect.element(note(page)).toHaveFocus();
  await note(page).fill('a'.repeat(1_990));
  await expect.element(site.getByText('10 characters left')).toBeVisible();
  await note(page).fill('a'.repeat(2_003));
  await expect.element(site.getByText('This is 3 characters too long.')).toBeVisible();
  await note(page).fill('Ask for Ana.');
  await page.open('/favorites');
  await expect.element(note(page)).toHaveValue('Ask for Ana.');

  const restore = wire.answer('PUT /api/favorites/:id/note', overloaded);
  await site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(toast(page, 'Something went wrong')).toBeVisible();
  await expect.element(note(page)).toHaveValue('Ask for Ana.');
  restore();
  await site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(site.getByRole('button', { name: 'Edit the note' })).toBeVisible();
  await page.open('/favorites');
  await expect.element(card(page, 0)).toMatchTextContent('Ask for Ana.');
  await expect.element(opener(page, 0)).toHaveAttribute('aria-expanded', 'false');
});

/** How many providers of a comparison are seen at once, from end to end. */
const columnsInView = ({ site, window }: SitePage): number =>
  site
    .getByRole('columnheader')
    .elements()
    .filter((head) => head.getBoundingClientRect().right <= window().innerWidth).length;

test('four are compared side by side, the fifth says why not, and on the way back they are picked', async () => {
  const page = await arriveWith(5, { width: 320 });
  const { site } = page;
  const names = namesOn(page);
  const boxes = site.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).click();
  await boxes.nth(4).click();
  await expect.element(boxes.nth(4)).not.toBeChecked();
  await expect.element(card(page, 4)).toMatchTextContent('You can compare 4 at a time.');

  await site.getByRole('link', { name: 'Compare 4' }).click();
  await expect.element(site.getByRole('columnheader')).toHaveLength(4);
  await expect.element(site.getByRole('columnheader').last()).toMatchTextContent(names[3] ?? '');
  // On a phone a name of a fact is above its values: beside them it would leave them no room.
  const above = site.getByCss('th[scope="rowgroup"]');
  const beside = site.getByRole('rowheader');
  for (const fact of ['Insurance', 'Wait list'])
    await expect.element(above.filter({ hasText: fact })).toBeVisible();
  await expect.element(beside).toHaveLength(0);
  expect(overflowOf(page)).toBe(0);
  expect(columnsInView(page)).toBe(2);
  await page.resize(768);
  await expect.poll(() => columnsInView(page)).toBe(4);
  await page.resize(1280);
  await expect.element(beside.filter({ hasText: 'Insurance' })).toBeVisible();
  await expect.element(above.first()).not.toBeVisible();
  await page.resize(320);

  await site.getByRole('link', { name: 'Back to Favorites' }).click();
  await expect.element(boxes.nth(3)).toBeChecked();
  await expect.element(boxes.nth(4)).not.toBeChecked();
});

test('a favorite that its source lists no more says since when, and one that is gone keeps its name', async () => {
  const page = await openBrowser({ viewer: 'plus' });
  page.hearthway.account.favorites = [
    favoriteOf(0, { retiredAt: '2026-10-03T12:00:00.000Z' }),
    favoriteOf(1, { isGone: true }),
  ];
  const names = page.hearthway.account.favorites.map(({ name }) => name);
  await page.open('/favorites');
  await expect
    .element(card(page, 0))
    .toMatchTextContent('No longer listed by its source since Oct 3, 2026');
  await expect.element(card(page, 1)).toMatchTextContent('No longer in the directory');
  expect(namesOn(page)).toEqual(names);
  await openCard(page, 0);
  await expect.element(card(page, 0)).toMatchTextContent('They may have closed or moved.');
  await openCard(page, 1);
  await expect.element(card(page, 1)).toMatchTextContent('is no longer in the directory, so');
});

test('without favorites the page says how to get one', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.favorites = [];
  await page.open('/favorites');
  const { site } = page;
  await expect.element(site.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await site.getByRole('main').getByRole('link', { name: 'Find Resources' }).click();
  await expect.poll(page.path).toBe('/resources');
});

test('a note that was changed elsewhere is shown before it is replaced', async () => {
  const page = await arriveWith(1);
  const { site, hearthway } = page;
  await openCard(page, 0);
  await site.getByRole('button', { name: 'Add a note' }).click();
  await note(page).fill('Mine.');
  await connected(page);
  hearthway.account.favorites = [favoriteOf(0, { note: 'Theirs.' })];
  hearthway.changed('favorites');
  await expect.element(own(page).getByText('Theirs.')).toBeVisible();
  await expect.element(note(page)).toHaveValue('Mine.');
  await site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(note(page)).toHaveLength(0);
  await expect.element(card(page, 0)).toMatchTextContent('Mine.');
});

test('a refused change is rolled back, and the page says so', async () => {
  const page = await arriveWith(2);
  const { wire } = page;
  const before = namesOn(page);
  wire.answer('PUT /api/favorites/:id/status', overloaded);
  const { promise: refused, resolve: refuse } = hold();
  wire.answer('PUT /api/favorites/:id/position', async (call) => {
    await refused;
    return overloaded(call);
  });
  const status = card(page, 0).getByLabelText('Contact status');
  await openCard(page, 0);
  // Notifications are loaded at the first key or press.
  await focus(status);
  await commands.pressKey('Tab');
  await status.selectOptions('Called');
  await expect.element(toast(page, 'Something went wrong')).toBeVisible();
  await expect.element(toast(page, 'Please try again later.')).toBeVisible();
  await expect.element(status).toHaveValue('');
  await card(page, 0)
    .getByRole('button', { name: /^Move .* down$/ })
    .click();
  await expect.poll(() => namesOn(page)).toEqual(before.toReversed());
  refuse();
  await expect.poll(() => namesOn(page)).toEqual(before);
});

test('while the event store is away, a change is being saved and has not failed', async () => {
  const page = await arriveWith(1);
  const { site, wire } = page;
  const { promise: back, resolve: comeBack } = hold();
  wire.answer('* /api/favorites/:id/note', async (call) => {
    await back;
    return wire.pass(call);
  });
  await openCard(page, 0);
  await site.getByRole('button', { name: 'Add a note' }).click();
  await note(page).fill('Ask for Ana.');
  await site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(site.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await expect.element(note(page)).toHaveValue('Ask for Ana.');
  await expect.element(toast(page, 'Something went wrong')).toHaveLength(0);
  comeBack();
  await expect.element(note(page)).toHaveLength(0);
  await expect.element(card(page, 0)).toMatchTextContent('Ask for Ana.');
  await expect.element(toast(page, 'Something went wrong')).toHaveLength(0);
});

test('the list is taken along as a spreadsheet that runs nothing', async () => {
  const page = await arriveWith(2);
  const [first = ''] = namesOn(page);
  await openCard(page, 0);
  await page.site.getByRole('button', { name: 'Add a note' }).click();
  await note(page).fill('=1+1, "twice"');
  await page.site.getByRole('button', { name: 'Save note' }).click();
  await expect.element(card(page, 0).getByRole('button', { name: 'Edit the note' })).toBeVisible();

  await commands.awaitDownload();
  await page.site.getByRole('button', { name: 'Download as CSV' }).click();
  const { name, text } = await commands.readDownload();
  expect(name).toBe('hearthway-favorites.csv');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\u{FEFF}Name,Phone,/u);
  expect(lines[1]).toContain(first);
  expect(lines[1]).toContain(`"'=1+1, ""twice"""`);
});

test('an open page learns of another plan at once; past the limit, favorites stay', async () => {
  const page = await arriveWith(FREE_FAVORITES_LIMIT + 1);
  const { site, hearthway } = page;
  const become = (tier: Tier): void => {
    hearthway.account.tier = tier;
    hearthway.changed('subscription');
  };
  const upgrade = site.getByRole('banner').getByRole('link', { name: 'Upgrade to Plus' });
  await connected(page);
  await expect.element(upgrade).toHaveLength(0);
  become('free');
  await expect.element(upgrade).toBeVisible();
  await expect.element(site.getByText('All your 11 favorites stay')).toBeVisible();
  await openCard(page, 10);
  await card(page, 10).getByLabelText('Contact status').selectOptions('Not a fit');
  await expect.element(card(page, 10).getByLabelText('Contact status')).toHaveValue('not-a-fit');

  const remove = async (from: number, to: number) => {
    await expect.element(cards(page)).toHaveLength(from);
    for (let left = from; left > to; left -= 1) {
      await openCard(page, 0);
      await card(page, 0)
        .getByRole('button', { name: /^Favorite: / })
        .click();
      await expect.element(cards(page)).toHaveLength(left - 1);
    }
  };
  await remove(FREE_FAVORITES_LIMIT + 1, FREE_FAVORITES_LIMIT);
  await expect.element(site.getByText('You’ve reached the limit of 10 favorites')).toBeVisible();

  await page.open('/resources?location=90210');
  const other = site.getByRole('button', { name: /^Favorite: /, pressed: false }).first();
  await other.click();
  await expect.element(toast(page, 'Favorites limit reached')).toBeVisible();
  await expect.element(other).toHaveAttribute('aria-pressed', 'false');

  await page.open('/favorites');
  await remove(FREE_FAVORITES_LIMIT, FREE_FAVORITES_WARNING);
  const warning = site.getByText('You’ve saved 8 of the 10 favorites');
  await expect.element(warning).toBeVisible();
  become('plus');
  await expect.element(warning).toHaveLength(0);
  await expect.element(upgrade).toHaveLength(0);
});

test('the notice about the limit is on favorites alone, which reports it', async () => {
  const page = await openBrowser({ viewer: 'family' });
  const { site, hearthway } = page;
  hearthway.account.favorites = Array.from({ length: FREE_FAVORITES_LIMIT }, (_, place) =>
    favoriteOf(place),
  );
  const limit = site.getByText('You’ve reached the limit of 10 favorites');
  for (const path of ['/resources?location=27701', PROVIDER_PATH]) {
    await page.open(path);
    await settle(page);
    await expect.element(hearts(page).first()).toBeEnabled();
    await expect.element(limit).toHaveLength(0);
  }
  expect(bodiesTo(page, 'POST /api/journey/prompts')).not.toContainEqual(
    expect.objectContaining({ kind: 'favorite-limit' }),
  );
  await page.open('/favorites');
  await expect.element(limit).toBeVisible();
  await expect
    .poll(() => bodiesTo(page, 'POST /api/journey/prompts'))
    .toContainEqual(expect.objectContaining({ kind: 'favorite-limit' }));
});

const STATUSES = [...CONTACT_STATUSES, null] as const;

/** As full as rows are: each status, and a note of several lines on every other one. */
const arriveWithTen = (
  options: Pick<OpenOptions, 'width' | 'height' | 'language' | 'stored'>,
): Promise<SitePage> =>
  arriveWith(10, options, (place) => ({
    status: STATUSES[place % STATUSES.length] ?? null,
    note: place % 2 === 0 ? `Ask for Ana. ${'She knows. '.repeat(20)}\nBring the letter.` : null,
  }));

test('on the smallest phone, ten favorites fit three screens, and each says what to do next', async () => {
  const screen = 640;
  const page = await arriveWithTen({ width: 320, height: screen });
  const last = card(page, 9).element().getBoundingClientRect();
  const scrolled = page.window().scrollY;
  expect(last.bottom + scrolled).toBeLessThanOrEqual(3 * screen);
  const first = card(page, 0);
  await expect.element(first).toMatchTextContent('To call');
  await expect.element(first.getByCss('svg.lucide-phone').first()).toBeVisible();
  await expect.element(first.getByRole('link', { name: /^Call / })).toBeVisible();
  const note = first.getByText(/^Ask for Ana/);
  expect(note.element().textContent).not.toContain('Bring the letter.');
  const { height } = note.element().getBoundingClientRect();
  expect(height).toBeLessThan(30);
});

test('a row opens and closes in place with the keyboard', async () => {
  const page = await arriveWithTen({ width: 320, height: 640 });
  await focus(opener(page, 1));
  await commands.pressKey('Enter');
  await expect.element(card(page, 1).getByLabelText('Contact status')).toBeVisible();
  await expect.element(opener(page, 1)).toHaveFocus();
  await commands.pressKey('Space');
  await expect.element(card(page, 1).getByLabelText('Contact status')).toHaveLength(0);
});

test.for([
  [320, 16, 'en'],
  [320, 24, 'es'],
  [768, 24, 'en'],
  [1280, 16, 'es'],
] as const)(
  'at %i px with text of %i px in %s, the way to the comparison covers no control',
  async ([width, fontSize, language]) => {
    const stored = { [SETTINGS_KEY]: JSON.stringify({ fontSize }) };
    const page = await arriveWithTen({ width, height: 640, language, stored });
    const { site } = page;
    const boxes = site.getByRole('checkbox');
    const bar = site.getByRole('link', { name: /^Compar(?:e|ar) \d$/ });
    await boxes.nth(0).click();
    await expect.element(bar).toHaveLength(0);
    await boxes.nth(1).click();
    await boxes.nth(2).click();
    await expect.element(bar).toMatchTextContent(language === 'es' ? 'Comparar 3' : 'Compare 3');
    expect(overflowOf(page)).toBeLessThanOrEqual(0);

    // Each stop of the list is in full view, the bar's own at its end.
    const keys = keyboardOf(page);
    await focus(boxes.nth(2));
    await keys.tabTo(bar);
    await keys.expectAt(bar);
    expect(await barriersOf(page)).toEqual([]);

    await keys.tab('Shift+Tab');
    await keys.press('Enter');
    await expect.element(bar).toHaveLength(0);
    await expect.element(boxes.nth(0)).toHaveFocus();
  },
);

test.for([
  ['no-preference', '0.15s'],
  [undefined, '0s'],
] as const)(
  'with the motion setting %s, a row and a heart take %s, moved by hand alone',
  async ([reducedMotion, seconds]) => {
    onTestFinished(() => commands.emulateMedia({}));
    if (reducedMotion !== undefined) await commands.emulateMedia({ reducedMotion });
    const page = await arriveWith(2);
    const styleOf = (found: Locator) => page.window().getComputedStyle(found.element());
    await openCard(page, 0);
    const opened = card(page, 0).getByCss('.animate-open');
    expect(styleOf(opened).animationDuration).toBe(seconds);

    await page.open('/resources?location=27701');
    const drawn = hearts(page).first().getByCss('svg');
    await expect.element(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    expect(styleOf(drawn).transitionProperty).toBe('none');
    await hearts(page).first().click();
    await expect.element(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    expect(styleOf(drawn).transitionProperty).toContain('scale');
    expect(styleOf(drawn).transitionDuration).toBe(seconds);
  },
);
