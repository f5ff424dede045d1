import { readFile } from 'node:fs/promises';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import {
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { z } from 'zod';
import { barriersOf, overflowOf } from './barriers.ts';
import { expect } from './expect.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import { hearts, newPerson, open, type Person, signIn, signUp } from './visit.ts';

const { arrive, stack } = setStage();

const call = async (page: Page, method: 'GET' | 'POST', path: string, data?: object) => {
  const token = String(await page.evaluate("localStorage.getItem('auth_token')"));
  return page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data !== undefined && { data }),
  });
};

/** A family whose plan has no limit, with so many favorites, on their page. */
const arriveWith = async (count: number, { width = 1280 } = {}) => {
  const person = newPerson();
  const visit = await arrive({ width });
  const { page } = visit;
  await signUp(page, person);
  await setTier(stack(), { email: person.email, tier: 'plus' });
  await keep(page, count);
  await open(page, '/favorites');
  await expect(hearts(page)).toHaveCount(count);
  return { ...visit, person };
};

/** Makes favorites of the so many listings that are nearest to Durham. */
const keep = async (page: Page, count: number): Promise<void> => {
  const find = async () => {
    const answer = await call(page, 'GET', '/api/resources?location=27701');
    return resourceListSchema.parse(await answer.json());
  };
  await expect.poll(async () => (await find()).meta.userTier).toBe('plus');
  const { resources } = await find();
  for (const { id } of resources.slice(0, count))
    expect((await call(page, 'POST', '/api/favorites', { resourceId: id })).status()).toBe(204);
};

/** The same family's page in another browser. */
const arriveToo = async (person: Person): Promise<Page> => {
  const { page } = await arrive();
  await signIn(page, person);
  await open(page, '/favorites');
  return page;
};

const card = (page: Page, place: number) => page.getByRole('article').nth(place);

const namesOn = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a note, a status and an order are there in another browser at once, and after a reload', async () => {
  const { page, person } = await arriveWith(3);
  const other = await arriveToo(person);
  const [first = '', second = '', third = ''] = await namesOn(page);

  await card(page, 0).getByLabel('Contact status').selectOption('Called');
  await expect(card(other, 0).getByLabel('Contact status')).toHaveValue('called');

  await card(page, 0).getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Your note on').fill('Ask for Ana.\nBring the letter.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(card(other, 0)).toContainText('Bring the letter.');
  await expect(card(page, 0).getByRole('button', { name: 'Edit the note' })).toBeFocused();

  const down = page.getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
  await expect(down).toBeFocused();
  await expect(page.getByRole('status')).toContainText([`${first} is now number 2 of 3.`]);
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOn(other)).toEqual([second, third, first]);

  await open(page, '/favorites');
  await expect.poll(() => namesOn(page)).toEqual([second, third, first]);
  await expect(card(page, 2)).toContainText('Ask for Ana.');
  await expect(card(page, 2).getByLabel('Contact status')).toHaveValue('called');
});

test('a card is dragged to another place', async () => {
  const { page } = await arriveWith(3);
  // Near the edge of a window, a browser would scroll meanwhile.
  await page.setViewportSize({ width: 1280, height: 1_800 });
  const [first = '', second = '', third = ''] = await namesOn(page);
  const handle = card(page, 0).locator('[draggable="true"]');
  const target = card(page, 1);
  const box = await target.boundingBox();
  await handle.dragTo(target, {
    targetPosition: { x: 100, y: (box?.height ?? 0) - 20 },
    steps: 10,
  });
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
  await open(page, '/favorites');
  await expect.poll(() => namesOn(page)).toEqual([second, first, third]);
});

test('a favorite with a note is not removed by one press', async () => {
  const { page } = await arriveWith(1);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Your note on').fill('Ask for Ana.');
  // The list that holds the note is still to come.
  const list = Promise.withResolvers<void>();
  await page.route('**/api/favorites', async (route) => {
    await list.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Edit the note' })).toBeVisible();

  await hearts(page).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your note too?' });
  await expect(dialog).toContainText('Ask for Ana.');
  list.resolve();
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(hearts(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page)).toBeFocused();

  await hearts(page).click();
  await dialog.getByRole('button', { name: 'Remove both' }).click();
  await expect(toast(page, 'Removed from favorites')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('only the favorites with a status are shown, and the address says which', async () => {
  const { page } = await arriveWith(3);
  const [first = '', second = ''] = await namesOn(page);
  await card(page, 0).getByLabel('Contact status').selectOption('To call');
  await page.getByLabel('Show', { exact: true }).selectOption('To call (1)');
  await expect.poll(() => namesOn(page)).toEqual([first]);
  await expect(page).toHaveURL(/\?status=to-call$/);
  await page.getByLabel('Show', { exact: true }).selectOption('No status yet (2)');
  await expect.poll(() => namesOn(page)).toContain(second);
  await card(page, 0).getByLabel('Contact status').focus();
  await card(page, 0).getByLabel('Contact status').selectOption('Called');
  await expect.poll(() => namesOn(page)).toHaveLength(1);
  await expect(hearts(page).first()).toBeFocused();
});

test('what is written is there after a reload, and is not lost when it cannot be saved', async () => {
  const { page } = await arriveWith(1);
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByLabel('Your note on');
  await expect(note).toBeFocused();
  await note.fill('a'.repeat(1_990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await note.fill('a'.repeat(2_003));
  await expect(page.getByText('This is 3 characters too long.')).toBeVisible();
  await note.fill('Ask for Ana.');
  await open(page, '/favorites');
  await expect(note).toHaveValue('Ask for Ana.');

  await page.route('**/note', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(note).toHaveValue('Ask for Ana.');
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Edit the note' })).toBeVisible();
  await open(page, '/favorites');
  await expect(card(page, 0)).toContainText('Ask for Ana.');
  await expect(note).toHaveCount(0);
});

test('a note that was changed elsewhere is shown before it is replaced', async () => {
  const { page, person } = await arriveWith(1);
  const other = await arriveToo(person);
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Add a note' }).click();
    await each.getByLabel('Your note on').fill(each === page ? 'Mine.' : 'Theirs.');
  }
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Theirs.')).toBeVisible();
  await expect(page.getByLabel('Your note on')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(card(other, 0)).toContainText('Mine.');
});

test('what the server refuses is taken back, and the page says so', async () => {
  const { page } = await arriveWith(2);
  const before = await namesOn(page);
  await page.route(/\/(?:status|position)$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, body: '' })
      : route.fallback(),
  );
  await page.keyboard.press('Tab');
  await card(page, 0).getByLabel('Contact status').selectOption('Called');
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(toast(page, 'Please try again later.')).toBeVisible();
  await expect(card(page, 0).getByLabel('Contact status')).toHaveValue('');
  await card(page, 0)
    .getByRole('button', { name: /^Move .* down$/ })
    .click();
  await expect.poll(() => namesOn(page)).toEqual(before);
});

test('four are compared side by side, the fifth says why not, and on the way back they are picked', async () => {
  const { page } = await arriveWith(5, { width: 320 });
  const names = await namesOn(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(card(page, 4)).toContainText('You can compare 4 at a time.');

  await page.getByRole('link', { name: 'Compare these 4' }).first().click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('columnheader').last()).toContainText(names[3] ?? '');
  await expect(page.getByRole('rowheader', { name: 'Insurance' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Wait list' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole('link', { name: 'Back to Favorites' }).click();
  await expect(boxes.nth(3)).toBeChecked();
  await expect(boxes.nth(4)).not.toBeChecked();
});

test('the list is taken along as a spreadsheet that runs nothing', async () => {
  const { page } = await arriveWith(2);
  const [first = ''] = await namesOn(page);
  await page.getByRole('button', { name: 'Add a note' }).first().click();
  await page.getByLabel('Your note on').fill('=1+1, "twice"');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(card(page, 0).getByRole('button', { name: 'Edit the note' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('hearthway-favorites.csv');
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\u{FEFF}Name,Phone,/u);
  expect(lines[1]).toContain(first);
  expect(lines[1]).toContain(`"'=1+1, ""twice"""`);
});

test('an open page learns of another plan at once; past the limit, favorites stay', async () => {
  const { page, person } = await arriveWith(FREE_FAVORITES_LIMIT + 1);
  const become = (tier: 'free' | 'plus') => setTier(stack(), { email: person.email, tier });
  const upgrade = page.getByRole('banner').getByRole('link', { name: 'Upgrade to Plus' });
  await expect(upgrade).toHaveCount(0);
  await become('free');
  await expect(upgrade).toBeVisible();
  await expect(page.getByText('All your 11 favorites stay')).toBeVisible();
  await card(page, 10).getByLabel('Contact status').selectOption('Not a fit');
  await expect(card(page, 10).getByLabel('Contact status')).toHaveValue('not-a-fit');

  const remove = async (from: number, to: number) => {
    await expect(hearts(page)).toHaveCount(from);
    for (let left = from; left > to; left -= 1) {
      await hearts(page).first().click();
      await expect(hearts(page)).toHaveCount(left - 1);
    }
  };
  await remove(FREE_FAVORITES_LIMIT + 1, FREE_FAVORITES_LIMIT);
  await expect(page.getByText('You’ve reached the limit of 10 favorites')).toBeVisible();

  await open(page, '/resources');
  await page.getByLabel('Where?').fill('90210');
  await page.getByLabel('Where?').press('Enter');
  const other = page.getByRole('button', { name: /^Favorite: /, pressed: false }).first();
  await other.click();
  await expect(toast(page, 'Favorites limit reached')).toBeVisible();
  await expect(other).toHaveAttribute('aria-pressed', 'false');

  await open(page, '/favorites');
  await remove(FREE_FAVORITES_LIMIT, FREE_FAVORITES_WARNING);
  const warning = page.getByText('You’ve saved 8 of the 10 favorites');
  await expect(warning).toBeVisible();
  await become('plus');
  await expect(warning).toHaveCount(0);
  await expect(upgrade).toHaveCount(0);
});

test('a favorite that its source lists no more says since when, and one that is gone keeps its name', async () => {
  const { page } = await arriveWith(2);
  const names = await namesOn(page);
  await page.route('**/api/favorites', async (route) => {
    const answer = await route.fetch();
    const [first, second] = z.array(favoriteSchema).parse(await answer.json());
    const listed = { ...first, retiredAt: '2026-10-03T12:00:00.000Z' };
    await route.fulfill({ response: answer, json: [listed, { ...second, isGone: true }] });
  });
  await open(page, '/favorites');
  await expect(card(page, 0)).toContainText('No longer listed by its source since October 3, 2026');
  await expect(card(page, 1)).toContainText('has left the directory');
  expect(await namesOn(page)).toEqual(names);
});

test('without favorites the page says how to get one', async () => {
  const { page } = await arrive();
  await signUp(page, newPerson());
  await open(page, '/favorites');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Resources' }).click();
  await expect(page).toHaveURL(/\/resources$/);
});
