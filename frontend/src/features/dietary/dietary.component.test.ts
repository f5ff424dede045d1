import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, focus, press, settle } from '../../testing/steps.fixture.ts';
import { PROFILE_ID } from './dietary.routes.fixture.ts';

const CREATE = 'POST /api/dietary/profiles';

test('a profile shows allergies first, and says what cannot be checked and what to do', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const main = page.site.getByRole('main');
  await page.open('/dietary');
  await page.site.getByRole('link', { name: 'View Details' }).click();
  await expect.element(main.getByRole('heading', { name: 'How Maya eats' })).toBeVisible();
  await expect
    .element(main.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('Allergies');
  await expect
    .element(main)
    .toMatchTextContent(
      /Milk.*nuts: This could mean any of these, and we avoid all of them: Tree nuts, Peanuts\..*red dye: We can’t check this one\. Read every label\..*give epinephrine at once, then call 911.*Chicken nuggets: Tyson, not homemade/,
    );
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a new profile is asked for four fields, sent once, and refused where a field is wrong', async () => {
  const page = await openBrowser({ viewer: 'plus', width: 360, height: 740 });
  const { site } = page;
  await page.open('/dietary');
  await press(page, 'Create Profile');
  const dialog = site.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Create Profile' });
  await dialog.getByLabelText('Age in years').fill('4½');
  await send.click();
  await expect.element(dialog.getByText("Child's name is required")).toBeVisible();
  await expect
    .element(dialog.getByText('Please enter the age in whole years, from 0 to 18'))
    .toBeVisible();
  expect(bodiesTo(page, CREATE)).toEqual([]);
  await dialog.getByLabelText('Child’s name').fill('Leo');
  await dialog.getByLabelText('Age in years').fill('4');
  await dialog.getByText('Allergies', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Sesame' }).click();
  await dialog.getByLabelText('Other allergies, in your words').fill('kiwi\nnuts');
  await dialog.getByText('Foods your child eats, and where').click();
  await dialog.getByLabelText('Foods your child eats', { exact: true }).fill('Fries: cold\nRice');
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await focus(send);
  await commands.pressKey('Enter');
  await commands.pressKey('Enter');
  await expect
    .element(site.getByText('New dietary profile has been created successfully.'))
    .toBeVisible();
  await expect.element(site.getByRole('article').filter({ hasText: 'Leo' })).toBeVisible();
  expect(bodiesTo(page, CREATE)).toMatchObject([
    {
      childName: 'Leo',
      age: 4,
      allergens: ['sesame'],
      allergies: ['kiwi', 'nuts'],
      acceptedFoods: [
        { food: 'Fries', presentation: 'cold' },
        { food: 'Rice', presentation: '' },
      ],
    },
  ]);
});

test('a change sends the fields that changed, and a deleted profile is taken back', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.tier = 'free';
  const { site } = page;
  await page.open(`/dietary/profiles/${PROFILE_ID}`);
  await press(page, 'Change');
  await site.getByLabelText('Age in years').fill('7');
  await press(page, 'Save');
  await expect.element(site.getByText(/^Age: 7\./)).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/dietary/profiles/:profileId')).toEqual([{ age: 7 }]);

  await page.open('/dietary');
  await settle(page);
  await expect.element(site.getByRole('button', { name: 'Multiple Profiles Plus' })).toBeDisabled();
  await press(page, 'Delete the profile of Maya');
  await press(page, 'Yes, delete it');
  await expect.element(site.getByText('Profile Deleted')).toBeVisible();
  await expect
    .element(site.getByRole('heading', { name: 'No Dietary Profiles Yet' }))
    .toBeVisible();
  await press(page, 'Take it back');
  await expect.element(site.getByRole('article').filter({ hasText: 'Maya' })).toBeVisible();
});
