import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { favoriteOf, PROVIDER_NAME } from '../../testing/directory.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';

const FAVORITE = favoriteOf(0);

test('an appointment with a favorite belongs to it by itself, leads to it, and is its next date', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  page.hearthway.account.favorites = [FAVORITE];
  await page.open('/favorites');
  const { site } = page;
  const openFavorite = () => site.getByRole('button', { name: PROVIDER_NAME, expanded: false });
  await openFavorite().click();
  await press(page, `Put on the calendar ${PROVIDER_NAME}`);
  const dialog = site.getByRole('dialog');
  await expect.element(dialog.getByLabelText('What is it?')).toHaveValue(PROVIDER_NAME);
  await dialog.getByText(/^What it belongs to/).click();
  await expect
    .element(dialog.getByLabelText('Which provider'))
    .toHaveValue(`provider ${FAVORITE.id} ${PROVIDER_NAME}`);
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Add' }).click();
  const link = site.getByRole('article').getByRole('link', { name: PROVIDER_NAME });
  await expect.element(link).toHaveAttribute('href', `/resources/provider/${FAVORITE.id}`);
  expect(bodiesTo(page, 'POST /api/calendar/entries')).toMatchObject([
    { kind: 'appointment', attached: { kind: 'provider', id: FAVORITE.id, name: PROVIDER_NAME } },
  ]);
  await page.open('/favorites');
  await openFavorite().click();
  await expect.element(site.getByText(/^Next date: /)).toBeVisible();
});

test('an entry is attached to a lesson instead, and a provider that left has its name and no link', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  page.hearthway.account.tier = 'family';
  await page.open('/calendar');
  const { site } = page;
  await expect
    .element(site.getByText(/^With Harbor School/))
    .toMatchTextContent('With Harbor School. They are no longer in the directory.');
  await press(page, 'Change Send the school form');
  const dialog = site.getByRole('dialog');
  await dialog.getByText(/^What it belongs to/).click();
  await expect.element(dialog.getByLabelText('Which provider')).toMatchTextContent('Harbor School');
  await dialog.getByLabelText('It belongs to').selectOptions('A denial');
  await expect.element(dialog.getByText('You have none yet.')).toBeVisible();
  await dialog.getByLabelText('It belongs to').selectOptions('A lesson');
  await dialog.getByLabelText('Which lesson').selectOptions('First words');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(site.getByText(/^Lesson: /)).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/calendar/entries/:entryId')).toMatchObject([
    { attached: { kind: 'lesson' } },
  ]);
});
