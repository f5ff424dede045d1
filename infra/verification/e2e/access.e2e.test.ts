import { test } from 'vitest';
import { expect } from './expect.ts';
import { keyboardOf } from './keyboard.fixture.ts';
import { setStage } from './stage.fixture.ts';
import { arriveAs, PROVIDER_PATH, settle } from './views.ts';
import { hearts, newPerson, open, resultsNearDurham } from './visit.ts';

const stage = setStage();

test('the keyboard alone leads from signing up to a favorite and back', async () => {
  const { page } = await stage.arrive();
  const keys = keyboardOf(page);
  const { email, password } = newPerson();
  await open(page, '/signup?redirect=%2Fresources');
  for (const [label, text] of [
    ['First name', 'Robin'],
    ['Last name', 'Hearth'],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources$/);
  await settle(page);

  await keys.tabTo(page.getByLabel('Where?'));
  await page.keyboard.type('27701');
  await page.keyboard.press('Enter');
  await expect(resultsNearDurham(page)).toBeVisible();

  const heart = hearts(page).first();
  await keys.tabTo(heart);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('staff get none of the families’ prompts, and learn which pages are for families', async () => {
  const { page } = await arriveAs('analyst', stage);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const [path, heading] of [
    ['/', /./],
    ['/account', 'Account Settings'],
    ['/subscribe', 'Plans and Prices'],
    ['/resources', 'This page is for families'],
    [PROVIDER_PATH, 'This page is for families'],
    ['/favorites', 'This page is for families'],
    ['/favorites/compare', 'This page is for families'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settle(page);
  }
  expect(refused).toEqual([]);
});
