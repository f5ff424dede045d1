import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press } from '../../testing/steps.fixture.ts';

test('a recipe is found in the list, scaled, marked, and cooked step by step; kept, it is checked', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  await page.open('/dietary/recipes');
  await expect.element(site.getByText('no marks yet')).toBeVisible();
  await expect.element(site.getByText('Egg cups')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await site.getByRole('link', { name: 'Toast fingers with butter' }).click();
  await expect.element(site.getByText('Milk: by butter').last()).toBeVisible();
  await expect
    .poll(() => bodiesTo(page, 'POST /api/dietary/recipes/opened'))
    .toEqual([{ recipeId: 'butter-toast-fingers', meal: 'breakfast' }]);
  await expect.element(site.getByText('2 tsp')).toBeVisible();
  await press(page, 'More servings');
  await press(page, 'More servings');
  await expect.element(site.getByText('2 tbsp')).toBeVisible();
  await press(page, 'Made it');
  await press(page, 'Keep');
  expect(bodiesTo(page, 'PUT /api/dietary/recipes/:recipeId/marks/:mark')).toEqual([
    { isOn: true },
    { isOn: true },
  ]);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Cook step by step');
  const dialog = site.getByRole('dialog');
  await expect.element(dialog.getByText('Step 1 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog.getByText('Spread the butter.')).toBeVisible();
  await page.open('/dietary/recipes');
  await expect.element(site.getByText('Not for Leo: Milk: by butter')).toBeVisible();
  await site.getByText('1 recipe that you keep needs a change').click();
  await expect.element(site.getByText('For Leo: oil for butter')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a visitor reads the free recipes, and is asked to sign in for what is about a child', async () => {
  const page = await openBrowser({ viewer: 'visitor', width: 360, height: 740 });
  const { site } = page;
  await page.open('/dietary/recipes');
  await expect.element(site.getByText('Egg cups')).toBeVisible();
  await expect.element(site.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await site.getByRole('tab', { name: 'Food Tracking' }).click();
  await expect
    .element(site.getByRole('heading', { name: 'Access Dietary Management' }))
    .toBeVisible();
});
