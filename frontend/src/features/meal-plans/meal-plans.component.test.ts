import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';

test('a week is planned once, says why, and a meal is swapped at its revision', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  const { site } = page;
  await page.open('/dietary/plan');
  await press(page, 'Plan this week');
  await expect
    .element(site.getByRole('main'))
    .toMatchTextContent(/Because Maya eats Toast.*no recipe is free of wheat, egg and soy/);
  expect(bodiesTo(page, 'PUT /api/dietary/plans/:weekStart')).toMatchObject([
    { revision: null, weekdayMinutes: 30, hasLeftovers: true, eaters: 1 },
  ]);
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await site.getByRole('button', { name: 'Swap : Dinner' }).first().click();
  await site.getByRole('button', { name: /Mini pancakes/ }).click();
  await expect.element(site.getByRole('link', { name: 'Mini pancakes' })).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/dietary/plans/:weekStart/days/:date/:meal')).toEqual([
    { revision: 1, recipeId: 'mini-pancakes' },
  ]);
});

test('the free plan is told what Plus adds, and keeps its shopping list, ticked on two phones', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'free';
  const { site } = page;
  await page.open('/dietary/plan');
  await expect
    .element(site.getByRole('heading', { name: 'Meal plans come with Plus' }))
    .toBeVisible();
  await page.open('/dietary/shopping');
  await expect.element(site.getByRole('checkbox', { name: /egg/ })).toBeVisible();
  const otherPhone = await page.openTab('/dietary/shopping');
  await otherPhone.site.getByRole('checkbox', { name: /egg/ }).click();
  await expect.element(otherPhone.site.getByText('In the cart: 1')).toBeVisible();
  await expect.element(site.getByText('In the cart: 1')).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/dietary/shopping/ticks')).toEqual([
    { key: 'egg', isOn: true, of: '5 piece' },
  ]);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});
