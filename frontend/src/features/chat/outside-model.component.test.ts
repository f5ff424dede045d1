import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { connected, settle } from '../../testing/steps.fixture.ts';
import { unreachable } from '../../testing/wire.fixture.ts';

const MODEL = 'GET /api/support/chat/model';
const CHOICE = 'GET /api/support/chat/outside-model';

const GOES_OUT = /Outside AI models may help with the answers, without names or places/;
const STAYS = /Your questions stay on our servers/;

const dialog = ({ site }: SitePage) => site.getByRole('dialog', { name: 'AI Support Chat' });
const way = (page: SitePage) => dialog(page).getByRole('link', { name: 'Change this' });

const ALLOWED = { [CHOICE]: () => ({ body: { isAllowed: true } }) };

/** The chat where the operator has set up an outside model. */
const openChat = async ({ api, ...options }: OpenOptions = {}): Promise<SitePage> => {
  const outside = { [MODEL]: () => ({ body: { model: 'anthropic', isOutside: true } }) };
  const page = await openPage('/about', {
    viewer: 'family',
    api: { ...outside, ...api },
    ...options,
  });
  await settle(page);
  await keyboardOf(page).enter(page.site.getByRole('button', { name: 'Open AI Support Chat' }));
  await expect.element(dialog(page).getByLabelText('Your message')).toBeVisible();
  return page;
};

/** Until the calls of the opened chat are answered. */
const expectCall = (page: SitePage, route: string) =>
  expect.poll(() => page.wire.calls(route).length).toBeGreaterThan(0);

test('a family that has turned it on reads that outside models may help, without barriers, on a phone', async () => {
  const page = await openChat({ width: 320, height: 640, api: ALLOWED });
  await expect.element(dialog(page).getByText(GOES_OUT)).toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('a family reads it also where a model only finds pages', async () => {
  const page = await openChat({
    api: { ...ALLOWED, [MODEL]: () => ({ body: { model: 'embedded', isOutside: true } }) },
  });
  await expect.element(dialog(page).getByText(GOES_OUT)).toBeVisible();
});

test('by keyboard it leads to the choice, and the chat closes on the way', async () => {
  const page = await openChat();
  await expect.element(way(page)).toBeVisible();
  await keyboardOf(page).enter(way(page));
  await expect.poll(page.path).toBe('/account#assistant');
  await expect.element(dialog(page)).toHaveLength(0);
});

test('a family reads that its questions stay, until it turns outside models on', async () => {
  const page = await openChat();
  await expect.element(dialog(page).getByText(STAYS)).toBeVisible();
  await expect.element(way(page)).toHaveAttribute('href', '/account#assistant');
});

test('a choice in another tab changes the words at once', async () => {
  const page = await openChat();
  await connected(page);
  await expect.element(dialog(page).getByText(STAYS)).toBeVisible();
  page.wire.answer(CHOICE, ALLOWED[CHOICE]);
  page.hearthway.changed('outside_model');
  await expect.element(dialog(page).getByText(GOES_OUT)).toBeVisible();
  await expect.element(dialog(page).getByText(STAYS)).toHaveLength(0);
});

test('nothing is said where our own pages answer', async () => {
  const page = await openChat({
    api: { [MODEL]: () => ({ body: { model: 'embedded', isOutside: false } }) },
  });
  await expectCall(page, MODEL);
  await expect.element(way(page)).toHaveLength(0);
  expect(page.wire.calls(CHOICE)).toEqual([]);
});

test('a visitor, for whom no outside model is asked, reads nothing of one', async () => {
  const page = await openChat({ viewer: 'visitor' });
  await expect.element(way(page)).toHaveLength(0);
  expect([page.wire.calls(MODEL), page.wire.calls(CHOICE)]).toEqual([[], []]);
});

test.for([MODEL, CHOICE])(
  'without an answer to %s the chat goes on, and says nothing',
  async (route) => {
    const page = await openChat({ api: { [route]: unreachable } });
    await expectCall(page, route);
    await dialog(page).getByLabelText('Your message').fill('How far does the search look?');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog(page).getByText('You can choose up to 50 miles.')).toBeVisible();
    await expect.element(way(page)).toHaveLength(0);
  },
);
