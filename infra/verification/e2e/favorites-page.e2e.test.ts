import { readFile } from 'node:fs/promises';
import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import {
  FREE_FAVORITES_LIMIT,
  FREE_FAVORITES_WARNING,
} from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
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

test('a refused change is rolled back, and the page says so', async () => {
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
