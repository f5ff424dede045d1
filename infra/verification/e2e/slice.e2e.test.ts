import { test } from 'vitest';
import { expect } from './expect.ts';
import { setStage } from './stage.fixture.ts';
import {
  hearts,
  newPerson,
  open,
  searchNearDurham,
  signIn,
  signInByForm,
  signUp,
  signUpByForm,
} from './visit.ts';

const { arrive } = setStage();

test('a family signs up, finds a provider near a ZIP code and keeps it', async () => {
  const { page } = await arrive();
  await signUpByForm(page, newPerson());
  await searchNearDurham(page);

  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favorites', { exact: true })).toBeVisible();

  const name = (await heart.getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
  await open(page, '/favorites');
  await expect(page.getByRole('main')).toContainText(name);
});

test('a heart fills in another browser of the same family, without a reload', async () => {
  const person = newPerson();
  const [phone, desk] = await Promise.all([arrive({ width: 320 }), arrive()]);
  await signUp(phone.page, person);
  await signInByForm(desk.page, person);
  await Promise.all([phone, desk].map(({ page }) => searchNearDurham(page)));
  const loads: string[] = [];
  desk.page.on('framenavigated', (frame) => loads.push(frame.url()));

  await hearts(phone.page).first().click();
  await expect(hearts(desk.page).first()).toHaveAttribute('aria-pressed', 'true');
  await hearts(desk.page).first().click();
  await expect(hearts(phone.page).first()).toHaveAttribute('aria-pressed', 'false');
  expect(loads).toEqual([]);
});

test('a page whose socket was cut catches up when it has one again', async () => {
  const person = newPerson();
  const [first, second] = await Promise.all([arrive(), arrive()]);
  await signUp(first.page, person);
  await signIn(second.page, person);
  await Promise.all([first, second].map(({ page }) => searchNearDurham(page)));
  await hearts(first.page).first().click();
  await expect(hearts(second.page).first()).toHaveAttribute('aria-pressed', 'true');

  await second.socket.cut();
  await hearts(first.page).nth(1).click();
  await expect(first.page.getByText('Added to favorites', { exact: true })).toBeVisible();
  await open(first.page, '/favorites');
  await expect(first.page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(hearts(second.page).nth(1)).toHaveAttribute('aria-pressed', 'false');

  second.socket.restore();
  // Otherwise it waits before it tries again: the longer it had none, the longer, up to 30 s.
  await second.page.evaluate("dispatchEvent(new Event('online'))");
  await expect(hearts(second.page).nth(1)).toHaveAttribute('aria-pressed', 'true');
});
