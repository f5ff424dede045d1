import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { dayHere } from '../../components/day-here.ts';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser } from '../../testing/page.fixture.ts';
import { bodiesTo, focus, press, settle } from '../../testing/steps.fixture.ts';

/** The profile of the fixture of dietary profiles. */
const SUMMARY = '/dietary/profiles/0123456789abcdef0123456789abcdef/food-summary';
const OFFER = 'POST /api/dietary/profiles/:profileId/offers';
const CORRECT = 'PUT /api/dietary/profiles/:profileId/offers/:offerId';

test('an offer takes two taps, is sent once, and says that it is written down', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  await page.open('/dietary/tracking');
  await press(page, 'Rice cakes');
  const step = site.getByRole('button', { name: 'Smelled' });
  await focus(step);
  await commands.pressKey('Enter');
  await commands.pressKey('Enter');
  await expect.element(site.getByText('Written down', { exact: true })).toBeVisible();
  expect(bodiesTo(page, OFFER)).toEqual([
    {
      offerId: expect.stringMatching(/^20\d\d[01]\d[0-9a-f]{26}$/),
      food: 'Rice cakes',
      presentation: '',
      step: 'smelled',
      outcome: 'fine',
      offeredOn: dayHere(),
    },
  ]);
  await expect
    .element(site.getByRole('heading', { name: 'What did you offer Maya?' }))
    .toHaveFocus();
});

test('help in a reaction stands before every form, and the parts of the log are folded', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const { site } = page;
  const main = site.getByRole('main');
  await page.open('/dietary/tracking');
  await expect.element(main).toMatchTextContent(/allergic reaction\?.*What did you offer Maya/);
  await site.getByText('Could it be an allergic reaction?').click();
  await expect.element(main).toMatchTextContent(/Give epinephrine, call 911, then call.*doctor/);
  await site.getByText('Could it be an allergic reaction?').click();
  await site.getByText('Foods to look after (1)').click();
  await expect.element(main).toMatchTextContent(/did not go fine three times running.*Toast/);
  await site.getByText('Offers so far').click();
  await expect
    .element(main)
    .toMatchTextContent(/10 to 15 offers.*are usual.*Rice cakes: offered 2 times/);
  await site.getByText('The next small step').click();
  await expect
    .element(main)
    .toMatchTextContent(/Crackers → rice cakes or pretzels: also crunchy; other shape and taste/);
  await site.getByText('When to call the doctor').click();
  await site.getByText('A month as a picture').click();
  await settle(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a correction sends the fields that changed, and a food that was typed is named', async () => {
  const page = await openBrowser({ viewer: 'family', width: 320, height: 740 });
  const { site } = page;
  await page.open('/dietary/tracking');
  await site.getByRole('button', { name: 'Change the entry of Rice cakes' }).first().click();
  const dialog = site.getByRole('dialog');
  await dialog.getByLabelText('How it went').selectOptions('Said no');
  await dialog.getByLabelText('Mood').selectOptions('Not told');
  expect(await barriersOf(page)).toEqual([]);
  await press(page, 'Save');
  await settle(page);
  expect(bodiesTo(page, CORRECT)).toEqual([{ outcome: 'refused', mood: null }]);
  await press(page, 'Another food');
  await press(page, 'Go on');
  await expect.element(site.getByText('Please name the food')).toBeVisible();
  await site.getByLabelText('Food', { exact: true }).fill('Kiwi');
  await press(page, 'Go on');
  await expect.element(site.getByRole('heading', { name: 'Kiwi' })).toHaveFocus();
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a summary names its day and position, and is made again for a past day', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  const main = page.site.getByRole('main');
  await page.open(`${SUMMARY}?day=2026-11-20`);
  await expect
    .element(main)
    .toMatchTextContent(/6 offers, on 6 days.*Toast: no crust.*up to position 6/);
  await page.site.getByLabelText('As of the day').fill('2026-11-05');
  await expect.element(main).toMatchTextContent(/2 offers, on 2 days.*up to position 2/);
  expect(page.path()).toContain('day=2026-11-05');
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});
