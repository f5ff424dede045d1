import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { bodiesTo, connected, press, settle } from '../../testing/steps.fixture.ts';
import { unreachable } from '../../testing/wire.fixture.ts';
import { HANDED_THREAD, historyOf, QUICK } from './chat.routes.fixture.ts';

const SEND = 'POST /api/support/chat';
const HISTORY = 'GET /api/support/chat';
const QUICK_RESPONSES = 'GET /api/support/quick-responses';
const ANSWER = 'You can choose up to 50 miles.';
const PHONE = { width: 320, height: 640 };

const dialog = ({ site }: SitePage) => site.getByRole('dialog', { name: 'AI Support Chat' });
const field = (page: SitePage) => dialog(page).getByLabelText('Your message');
const quick = (page: SitePage) => dialog(page).getByRole('list', { name: 'Quick questions' });
const again = (page: SitePage) => dialog(page).getByRole('button', { name: 'Try again' });

const openChat = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage('/about', options);
  await settle(page);
  await keyboardOf(page).enter(page.site.getByRole('button', { name: 'Open AI Support Chat' }));
  await expect.element(field(page)).toBeVisible();
  return page;
};

const ask = async (page: SitePage, text = 'How far does the search look?'): Promise<void> => {
  await field(page).fill(text);
  await press(page, 'Send');
};

const goOffline = (page: SitePage): void => {
  Object.defineProperty(page.window().navigator, 'onLine', { value: false, configurable: true });
};

test('offline it says so without barriers, and by keyboard the message goes out again', async () => {
  const page = await openChat(PHONE);
  const restore = page.wire.answer(SEND, unreachable);
  goOffline(page);
  await ask(page);
  await expect.element(dialog(page).getByText(/goes out when you’re back/)).toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
  restore();
  await keyboardOf(page).enter(again(page), 'Shift+Tab');
  await expect.element(dialog(page).getByText(ANSWER)).toBeVisible();
  await expect.element(dialog(page).getByText(/goes out when/)).toHaveLength(0);
});

test('a message that failed is without barriers, and by keyboard it is tried again', async () => {
  const page = await openChat(PHONE);
  const restore = page.wire.answer(SEND, () => ({ status: 500 }));
  await ask(page);
  await expect
    .element(
      dialog(page)
        .getByRole('alert')
        .getByText(/use our contact form/),
    )
    .toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
  restore();
  await keyboardOf(page).enter(again(page), 'Shift+Tab');
  await expect.element(dialog(page).getByText(ANSWER)).toBeVisible();
});

test('quick questions are there until the first message, also while it is written', async () => {
  const page = await openChat();
  await expect.element(quick(page).getByRole('button')).toHaveLength(QUICK.length);
  await field(page).fill('How far');
  await expect.element(quick(page)).toBeVisible();
  await press(page, 'Send');
  await expect.element(quick(page)).toHaveLength(0);
  await expect.element(dialog(page).getByText(ANSWER)).toBeVisible();
  await expect.element(quick(page)).toHaveLength(0);
});

test('a family with a single message behind it gets no quick questions', async () => {
  const body = { entries: historyOf(1), before: null };
  const page = await openChat({ viewer: 'family', api: { [HISTORY]: () => ({ body }) } });
  await expect.element(dialog(page).getByText('Question 0', { exact: true })).toBeVisible();
  await expect.element(quick(page)).toHaveLength(0);
});

test('without quick questions it can be asked all the same', async () => {
  const page = await openChat({ api: { [QUICK_RESPONSES]: unreachable } });
  await expect.element(quick(page)).toHaveLength(0);
  await ask(page);
  await expect.element(dialog(page).getByText(ANSWER)).toBeVisible();
});

test('a visitor’s page tells the messages before, and a family’s does not', async () => {
  const visitor = await openChat();
  await ask(visitor, 'find a speech therapist');
  await expect.element(dialog(visitor).getByText(ANSWER)).toBeVisible();
  await ask(visitor, '78704');
  await expect.element(dialog(visitor).getByText(ANSWER)).toHaveLength(2);
  expect(bodiesTo(visitor, SEND)[1]).toEqual({
    message: '78704',
    conversationHistory: [{ role: 'user', content: 'find a speech therapist' }],
  });
  const family = await openChat({ viewer: 'family' });
  await ask(family, 'find a speech therapist');
  await expect.element(dialog(family).getByText(ANSWER)).toBeVisible();
  await ask(family, '78704');
  await expect.element(dialog(family).getByText(ANSWER)).toHaveLength(2);
  expect(bodiesTo(family, SEND)[1]).toEqual({ message: '78704' });
});

test('a conversation is handed over by keyboard, and the focus follows', async () => {
  const page = await openChat({ viewer: 'family', ...PHONE });
  await ask(page, 'What about the moon?');
  const keys = keyboardOf(page);
  await keys.enter(dialog(page).getByRole('button', { name: 'Talk to a person' }), 'Shift+Tab');
  await expect
    .element(dialog(page).getByRole('heading', { name: 'Talk to a person' }))
    .toHaveFocus();
  await keys.enter(dialog(page).getByRole('button', { name: 'Send to our team' }));
  await expect
    .element(dialog(page).getByRole('heading', { name: 'Our team has your conversation' }))
    .toBeVisible();
  await keys.enter(dialog(page).getByRole('button', { name: 'Back to the chat' }));
  await keys.expectAt(field(page));
});

test('what another tab hands over leads to its conversation here too', async () => {
  const entries = historyOf(1);
  const page = await openChat({
    viewer: 'family',
    api: { [HISTORY]: () => ({ body: { entries, before: null } }) },
  });
  await connected(page);
  await expect.element(dialog(page).getByText('Question 0', { exact: true })).toBeVisible();
  page.wire.answer(HISTORY, () => ({
    body: {
      entries: entries.map((entry) => ({ ...entry, threadId: HANDED_THREAD })),
      before: null,
    },
  }));
  page.hearthway.changed('chats');
  await expect
    .element(dialog(page).getByRole('link', { name: 'See your conversation with our team' }))
    .toHaveAttribute('href', `/support/threads/${HANDED_THREAD}`);
  await expect
    .element(dialog(page).getByRole('button', { name: 'Talk to a person' }))
    .toHaveLength(0);
});
