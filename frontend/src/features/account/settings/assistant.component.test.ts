import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { bodiesTo, connected, settle } from '../../../testing/steps.fixture.ts';
import { hold, unreachable } from '../../../testing/wire.fixture.ts';

const CHOICE = 'GET /api/support/chat/outside-model';
const CHOOSE = 'PUT /api/support/chat/outside-model';

const OUTSIDE = {
  'GET /api/support/chat/model': () => ({ body: { model: 'openai', isOutside: true } }),
};

const section = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('region', { name: 'AI support chat', exact: true });
const choice = (page: SitePage) =>
  section(page).getByRole('checkbox', { name: 'Let outside AI models help with the answers' });

/** The settings of a family, where the operator has set up an outside model. */
const openSettings = async ({ api, ...options }: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage('/account', {
    viewer: 'family',
    api: { ...OUTSIDE, ...api },
    ...options,
  });
  await settle(page);
  return page;
};

test('where no outside model is set up, there is nothing to choose', async () => {
  const page = await openPage('/account', { viewer: 'family' });
  await settle(page);
  await expect.poll(() => page.wire.calls('GET /api/support/chat/model').length).toBe(1);
  await expect.element(section(page)).toHaveLength(0);
  expect(page.wire.calls(CHOICE)).toEqual([]);
});

test('the choice says what goes out, without barriers, on a phone', async () => {
  const page = await openSettings({ width: 320 });
  await expect.element(choice(page)).not.toBeChecked();
  await expect
    .element(section(page).getByText(/without names, contacts, dates of birth and places/))
    .toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('it is off, and a family turns it on by keyboard, once', async () => {
  const page = await openSettings();
  await expect.element(choice(page)).toBeVisible();
  const keys = keyboardOf(page);
  await keys.tabTo(choice(page));
  await keys.press('Space');
  await expect.element(choice(page)).toBeChecked();
  await keys.expectAt(choice(page));
  await expect.poll(() => bodiesTo(page, CHOOSE)).toEqual([{ isAllowed: true }]);
  await page.reload();
  await expect.element(choice(page)).toBeChecked();
});

test('it shows the new choice while it is saved', async () => {
  const saved = hold();
  const page = await openSettings({
    api: { [CHOOSE]: () => saved.promise.then(() => ({ status: 503 })) },
  });
  await choice(page).click();
  await expect.element(choice(page)).toBeChecked();
  saved.resolve();
  await expect.element(choice(page)).not.toBeChecked();
});

test('a choice that could not be saved says so and goes back, and can be made again', async () => {
  const page = await openSettings();
  const restore = page.wire.answer(CHOOSE, unreachable);
  await choice(page).click();
  await expect.element(section(page).getByText('Not saved. Please try again.')).toBeVisible();
  await expect.element(choice(page)).not.toBeChecked();
  restore();
  await choice(page).click();
  await expect.element(choice(page)).toBeChecked();
  await expect.element(section(page).getByText(/Not saved/)).toHaveLength(0);
});

test('a choice that could not be loaded is none, and can be asked for again', async () => {
  const page = await openSettings({ width: 320, api: { [CHOICE]: unreachable } });
  await connected(page);
  await expect.element(section(page).getByText('We couldn’t load this setting')).toBeVisible();
  await expect.element(choice(page)).toHaveLength(0);
  expect(await barriersOf(page)).toEqual([]);
  page.wire.answer(CHOICE, page.wire.pass);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect.element(choice(page)).not.toBeChecked();
});

test('what is chosen in another tab is shown here at once', async () => {
  const page = await openSettings();
  await connected(page);
  await expect.element(choice(page)).not.toBeChecked();
  page.wire.answer(CHOICE, () => ({ body: { isAllowed: true } }));
  page.hearthway.changed('outside_model');
  await expect.element(choice(page)).toBeChecked();
});

test('the address of the note in the chat leads to the choice', async () => {
  const page = await openPage('/account#assistant', { viewer: 'family', api: OUTSIDE });
  await settle(page);
  await expect.element(choice(page)).toBeInViewport();
});
