import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { favoriteOf } from '../../testing/directory.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, focus, press, settle } from '../../testing/steps.fixture.ts';
import { CHILD_ID } from './shared/child-id.fixture.ts';

test('a child is added with a name alone, sent once, and a wrong month is named', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 320, height: 740 });
  const { site } = page;
  await page.open('/children');
  await press(page, 'Add a child');
  const dialog = site.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Add child' });
  await send.click();
  await expect.element(dialog.getByText('Please enter a name or a nickname')).toBeVisible();
  await dialog.getByLabelText('Name').fill('Leo');
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await focus(send);
  await commands.pressKey('Enter');
  await commands.pressKey('Enter');
  await expect.element(site.getByRole('link', { name: 'Leo' })).toBeVisible();
  expect(bodiesTo(page, 'POST /api/children')).toMatchObject([
    { name: 'Leo', birthMonth: '', communication: [], diagnoses: [], insurance: null },
  ]);
});

test('a child’s page says what is known and what belongs to it, and a change sends what changed', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  const main = site.getByRole('main');
  await page.open('/children');
  await site.getByRole('link', { name: 'Maya' }).click();
  await expect
    .element(main)
    .toMatchTextContent(
      /Maya.*years old.*In an emergency.*Call Grandma first.*Medicines.*Melatonin.*How Maya eats, to print.*A few words, A speech device or app.*every bus line.*Autism: October 2024.*From a job/,
    );
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Change');
  await main.getByText('School, diagnoses, and insurance').click();
  await main.getByLabelText('Diagnoses').fill('Autism: October 2024\nADHD');
  await press(page, 'Save');
  await expect.element(main.getByText('ADHD')).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/children/:childId')).toEqual([
    {
      diagnoses: [
        { name: 'Autism', since: 'October 2024' },
        { name: 'ADHD', since: '' },
      ],
    },
  ]);
});

test('removing a child names what goes with it, and is taken back', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.tier = 'free';
  const { site } = page;
  await page.open(`/children/${CHILD_ID}`);
  await press(page, 'Remove Maya');
  await expect
    .element(site.getByText(/The dietary profile and its food log go as well/))
    .toBeVisible();
  await press(page, 'Yes, remove');
  await expect.element(site.getByText('Maya is removed')).toBeVisible();
  await expect.element(site.getByRole('heading', { name: 'No child is added yet' })).toBeVisible();
  await press(page, 'Take it back');
  await expect.element(site.getByRole('link', { name: 'Maya' })).toBeVisible();
  await settle(page);
  await expect.element(site.getByText('Plus is for 3 children, Family for 10.')).toBeVisible();
});

test('on a smaller plan, a child can only be read until it is chosen in place of another', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 320, height: 740 });
  const { site } = page;
  const main = site.getByRole('main');
  await page.open('/children');
  await press(page, 'Add a child');
  await site.getByRole('dialog').getByLabelText('Name').fill('Leo');
  await press(page, 'Add child');
  await expect.element(main.getByRole('link', { name: 'Leo' })).toBeVisible();
  page.hearthway.account.tier = 'free';
  page.hearthway.changed('subscription');
  await expect.element(main.getByText('Can only be read on your plan')).toBeVisible();
  await main.getByRole('link', { name: 'Leo' }).click();
  await expect
    .element(main)
    .toMatchTextContent(/Leo can only be read: your plan covers 1 child\..*Maya can only be read/);
  await expect.element(main.getByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Choose Leo');
  await expect.element(main.getByRole('button', { name: 'Change' })).toBeVisible();
});

test('a dietary profile asks which child only where several have none', async () => {
  const page = await openBrowser({ viewer: 'plus' });
  const { site } = page;
  const create = async () => {
    await page.open('/dietary');
    await press(page, 'Create Profile');
    const dialog = site.getByRole('dialog');
    await expect.element(dialog.getByLabelText('Notes')).toBeVisible();
    return dialog;
  };
  const add = async (name: string) => {
    await page.open('/children');
    await press(page, 'Add a child');
    const dialog = site.getByRole('dialog');
    await dialog.getByLabelText('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add child' }).click();
    await expect.element(site.getByRole('link', { name, exact: true })).toBeVisible();
  };
  await expect.element((await create()).getByLabelText('Child’s name')).toBeVisible();
  await add('Leo');
  const one = await create();
  await expect.element(one.getByText('For Leo')).toBeVisible();
  await expect.element(one.getByLabelText('Child’s name')).toHaveLength(0);
  await add('Ana');
  const several = await create();
  await several.getByLabelText('For which child').selectOptions('Ana');
  await several.getByLabelText('Age in years').fill('4');
  await several.getByRole('button', { name: 'Create Profile' }).click();
  await expect.element(site.getByRole('article').filter({ hasText: 'Ana' })).toBeVisible();
  expect(bodiesTo(page, 'POST /api/dietary/profiles')).toMatchObject([
    { childId: `${'c'.repeat(31)}2`, childName: 'Ana', age: 4 },
  ]);
});

test('with two children, a favorite is marked for one, and found at that child and by the filter', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 320, height: 740 });
  const { site } = page;
  const main = site.getByRole('main');
  const { account } = page.hearthway;
  account.favorites = [
    favoriteOf(0, { name: 'Bright Steps' }),
    favoriteOf(1, { name: 'River Speech' }),
  ];
  await page.open('/favorites');
  await press(page, 'Bright Steps');
  await expect.element(main.getByLabelText('Contact status')).toBeVisible();
  await expect.element(main.getByText('For which child')).toHaveLength(0);
  await page.open('/children');
  await press(page, 'Add a child');
  const dialog = site.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Leo');
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect.element(site.getByRole('link', { name: 'Leo', exact: true })).toBeVisible();
  await page.open('/favorites');
  await press(page, 'Bright Steps');
  await main.getByLabelText('Leo').click();
  await expect.element(main.getByLabelText('Leo')).toBeChecked();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await main.getByLabelText('For which child').selectOptions('Maya');
  await expect.element(main.getByRole('button', { name: 'Bright Steps' })).toHaveLength(0);
  await expect.element(main.getByRole('button', { name: 'River Speech' })).toBeVisible();
  await page.open(`/children/${CHILD_ID}`);
  await expect.element(main.getByRole('link', { name: 'River Speech' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Bright Steps' })).toHaveLength(0);
});

test('a search is set to fit a child in one press, and its filters are kept for it', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 320, height: 740 });
  const { site } = page;
  const main = site.getByRole('main');
  await page.open('/resources?telehealth=1');
  await main.getByRole('button', { name: /^Filters/ }).click();
  await press(page, 'Keep these filters for Maya');
  await expect.element(site.getByText('“Fits Maya” sets them from now on.')).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/children/:childId')).toEqual([
    { searchFilters: { telehealth: '1' } },
  ]);
  const fits = main.getByRole('button', { name: /^Fits Maya: \d+ years?, Telehealth$/ });
  await expect.element(fits).toHaveAttribute('aria-pressed', 'false');
  await fits.click();
  await expect.element(fits).toHaveAttribute('aria-pressed', 'true');
  // Results that were found before are paler until the new ones are here.
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});
