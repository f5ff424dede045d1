import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { expect, test } from 'vitest';
import { favoriteOf } from '../../testing/directory.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { onPlan, plusPlan } from '../../testing/plan.fixture.ts';
import { bodiesTo, searchNearDurham, settle } from '../../testing/steps.fixture.ts';
import { overloaded } from '../../testing/wire.fixture.ts';

const DISMISS = 'PUT /api/subscription/prompts';

const links = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('link', { name: 'See what Plus adds' });

const hide = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('button', { name: 'Hide for 24 hours' });

test('limited results have one upgrade prompt, which stays hidden with the next search', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  await expect.element(links(page)).toHaveLength(1);
  await hide(page).click();
  await expect.element(page.site.getByText('Hidden for 24 hours.')).toHaveFocus();
  await expect.element(links(page)).toHaveLength(0);
  expect(bodiesTo(page, DISMISS)).toEqual([{ where: 'limited-results' }]);
  await page.open('/resources');
  await searchNearDurham(page);
  await settle(page);
  await expect.element(page.site.getByText('Showing first 5 results')).toBeVisible();
  await expect.element(links(page)).toHaveLength(0);
});

test('the locked tools have the prompt where the results are not limited', async () => {
  const page = await openPage('/resources/respite-care?location=Boise, ID', { viewer: 'family' });
  await settle(page);
  await expect.element(page.site.getByText('Showing first 5 results')).toHaveLength(0);
  await expect.element(links(page)).toHaveLength(1);
  await hide(page).click();
  await expect.element(links(page)).toHaveLength(0);
  expect(bodiesTo(page, DISMISS)).toEqual([{ where: 'filters' }]);
});

test.for(['resources', 'subscription/status'])(
  'there is no prompt where %s can’t be loaded',
  async (call) => {
    const page = await openBrowser({ viewer: 'family', isCut: true });
    page.wire.answer(`GET /api/${call}`, overloaded);
    await page.open('/resources?location=27701');
    await expect.element(page.site.getByRole('main').getByRole('alert')).toHaveLength(1);
    await settle(page);
    await expect.element(links(page)).toHaveLength(0);
  },
);

test('the limit of favorites is said without its prompt, once that is hidden', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.favorites = Array.from({ length: FREE_FAVORITES_LIMIT }, (_, place) =>
    favoriteOf(place),
  );
  await page.open('/favorites');
  const limit = page.site.getByText('You’ve reached the limit of 10 favorites');
  await expect.element(links(page)).toHaveLength(1);
  await hide(page).click();
  await expect.element(links(page)).toHaveLength(0);
  await expect.element(limit).toBeVisible();
  await page.open('/favorites');
  await expect.element(limit).toBeVisible();
  await settle(page);
  await expect.element(links(page)).toHaveLength(0);
});

test('a paid plan sees no prompt and asks for none', async () => {
  const page = await openPage('/', { viewer: 'family', api: onPlan(plusPlan()) });
  await settle(page);
  await expect.element(page.site.getByRole('region', { name: 'Success Stories' })).toBeVisible();
  await expect.element(hide(page)).toHaveLength(0);
  expect(page.wire.calls('GET /api/subscription/prompts')).toEqual([]);
});
