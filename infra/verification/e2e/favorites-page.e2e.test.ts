import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import { newPerson, open, openFavorite, type Person, signIn, signUp } from './visit.ts';

const { arrive } = setStage();

const call = async (page: Page, method: 'GET' | 'POST', path: string, data?: object) => {
  const token = String(await page.evaluate("localStorage.getItem('auth_token')"));
  return page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data !== undefined && { data }),
  });
};

/** A family with this many favorites, on their page. */
const arriveWith = async (count: number) => {
  const person = newPerson();
  const visit = await arrive();
  const { page } = visit;
  await signUp(page, person, '/about');
  await keep(page, count);
  await open(page, '/favorites');
  await expect(page.getByRole('article')).toHaveCount(count);
  return { ...visit, person };
};

/** Makes favorites of the listings nearest to Durham. */
const keep = async (page: Page, count: number): Promise<void> => {
  const answer = await call(page, 'GET', '/api/resources?location=27701');
  const { resources } = resourceListSchema.parse(await answer.json());
  for (const { id } of resources.slice(0, count))
    expect((await call(page, 'POST', '/api/favorites', { resourceId: id })).status()).toBe(204);
};

/** The same family's page in another browser. */
const arriveToo = async (person: Person): Promise<Page> => {
  const { page } = await arrive();
  await signIn(page, person, '/favorites');
  return page;
};

const card = (page: Page, place: number) => page.getByRole('article').nth(place);

const namesOn = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();

test('a note, a status and an order are there in another browser at once, and after a reload', async () => {
  const { page, person } = await arriveWith(3);
  const other = await arriveToo(person);
  const [first = '', second = '', third = ''] = await namesOn(page);
  for (const each of [page, other]) await openFavorite(each, 0);

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
  await openFavorite(page, 2);
  await expect(card(page, 2).getByLabel('Contact status')).toHaveValue('called');
});
