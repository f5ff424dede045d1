import { PRODUCT } from '@hearthway/domain/product.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';
import { hold, unreachable } from '../../testing/wire.fixture.ts';
import { ANSWERED, historyOf, QUICK, replyTo } from './chat.routes.fixture.ts';

const SEND = 'POST /api/support/chat';
const HISTORY = 'GET /api/support/chat';
const FALLBACK =
  "I'm having trouble right now. Please try again or use our contact form for assistance.";

const opener = ({ site }: SitePage) => site.getByRole('button', { name: 'Open AI Support Chat' });
const dialog = ({ site }: SitePage) => site.getByRole('dialog', { name: 'AI Support Chat' });
const field = (page: SitePage) => dialog(page).getByLabelText('Your message');
const log = (page: SitePage) => dialog(page).getByRole('log');
const says = (page: SitePage, text: string) => dialog(page).getByText(text, { exact: true });

/** Opens the chat on the page about Hearthway. */
const openChat = async (options: OpenOptions = {}, path = '/about'): Promise<SitePage> => {
  const page = await openPage(path, options);
  await settle(page);
  await keyboardOf(page).enter(opener(page));
  await expect.element(field(page)).toBeVisible();
  return page;
};

const ask = async (page: SitePage, text: string): Promise<void> => {
  await field(page).fill(text);
  await press(page, 'Send');
};

test('it opens with what it is and questions to begin with, which choosing answers at once', async () => {
  const page = await openChat();
  await expect
    .element(dialog(page).getByRole('heading', { name: 'AI Support Chat' }))
    .toBeVisible();
  await expect.element(says(page, '24/7 Available')).toBeVisible();
  await expect.element(dialog(page).getByText(/I am a machine, not a person/)).toBeVisible();
  await expect.element(says(page, 'AI responses are not medical advice.')).toBeVisible();
  const [first] = QUICK;
  await press(page, first?.text ?? '');
  await expect.element(says(page, first?.response ?? '')).toBeVisible();
  await expect.element(dialog(page).getByRole('list', { name: 'Quick questions' })).toHaveLength(0);
  expect(page.wire.calls(SEND)).toEqual([]);
  await page.reload();
  await keyboardOf(page).enter(opener(page));
  await expect.element(says(page, first?.response ?? '')).toBeVisible();
});

test('it asks for questions to begin with only once it is open', async () => {
  const page = await openPage('/about');
  await settle(page);
  expect(page.wire.calls('GET /api/support/quick-responses')).toEqual([]);
});

test.for([320, 1280])('it is without barriers at %i px', async (width) => {
  const page = await openChat({ width, height: 640 });
  await ask(page, 'I want to die');
  await expect.element(dialog(page).getByRole('link', { name: 'Call 988' }).first()).toBeVisible();
  await ask(page, 'How far does the search look?');
  await expect.element(says(page, 'From our pages')).toBeVisible();
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
  const { height, width: wide } = dialog(page).element().getBoundingClientRect();
  expect([height, wide]).toEqual(width === 320 ? [640, 320] : [600, 448]);
});

test('the keyboard stays in it, Escape closes it, and the focus comes back', async () => {
  const page = await openChat();
  const keys = keyboardOf(page);
  await keys.expectAt(field(page));
  await expect.element(dialog(page).getByRole('list', { name: 'Quick questions' })).toBeVisible();
  await commands.typeText('How far');
  await keys.goAround(dialog(page));
  await keys.press('Escape');
  await expect.element(dialog(page)).toHaveLength(0);
  await keys.expectAt(opener(page));
});

test('Enter sends the trimmed text, and Shift with Enter begins a line', async () => {
  const page = await openChat();
  await field(page).fill('  How far');
  await commands.pressKey('Shift+Enter');
  await commands.typeText('does it look?');
  expect(page.wire.calls(SEND)).toEqual([]);
  await commands.pressKey('Enter');
  await expect.element(log(page).getByText('You can choose up to 50 miles.')).toBeVisible();
  expect(bodiesTo(page, SEND)).toEqual([{ message: 'How far\ndoes it look?' }]);
  await expect.element(field(page)).toHaveValue('');
});

test('nothing is sent while the field is empty, blank or too long, or an answer is under way', async () => {
  const answer = hold();
  const page = await openChat({
    api: {
      [SEND]: async () => {
        await answer.promise;
        return { body: replyTo(ANSWERED) };
      },
    },
  });
  const send = dialog(page).getByRole('button', { name: 'Send' });
  await expect.element(send).toBeDisabled();
  await field(page).fill(' \n ');
  await expect.element(send).toBeDisabled();
  await field(page).fill('a'.repeat(2_003));
  await expect.element(dialog(page).getByText(/Please shorten yours by 3\./)).toBeVisible();
  await expect.element(send).toBeDisabled();
  await ask(page, 'One');
  await expect.element(says(page, 'Thinking...')).toBeVisible();
  await field(page).fill('Two');
  await expect.element(send).toBeDisabled();
  await commands.pressKey('Enter');
  answer.resolve();
  await expect.element(send).toBeEnabled();
  await expect.element(field(page)).toHaveValue('Two');
  await expect.element(dialog(page).getByText('Thinking...')).toHaveLength(0);
  expect(page.wire.calls(SEND)).toHaveLength(1);
});

test('each sentence has its sources, which lead to their pages without a load', async () => {
  const page = await openChat();
  await ask(page, 'How far does the search look?');
  await expect
    .element(dialog(page).getByRole('link', { name: 'Source 2: The law of Texas' }))
    .toHaveAttribute('href', '/insurance-help/TEXAS');
  const { document } = page.window();
  await dialog(page).getByRole('link', { name: 'How far the search looks', exact: true }).click();
  await expect.poll(page.path).toBe('/help/distance-filter');
  expect(page.window().document).toBe(document);
  await expect.element(dialog(page)).toHaveLength(0);
});

test('a screen reader hears each answer once, and what can be done with it not at all', async () => {
  const page = await openChat({ viewer: 'family', api: { [HISTORY]: pageOf(2) } });
  await expect.element(says(page, 'Question 1')).toBeVisible();
  await expect.element(log(page)).toHaveLength(0);
  await ask(page, 'How far does the search look?');
  await expect.element(log(page).getByText('You can choose up to 50 miles.')).toHaveLength(1);
  await expect.element(dialog(page).getByText('Question 0', { exact: true })).toHaveLength(1);
  const helpful = log(page).getByText('Was this helpful?');
  await expect.element(helpful).toHaveLength(1);
  expect(helpful.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

test('a message that may tell of danger has people to call above its answer, without an alarm', async () => {
  const page = await openChat();
  await ask(page, 'We have no food today');
  await expect.element(dialog(page).getByText('If someone is in danger now:')).toBeVisible();
  await expect.element(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expect.element(dialog(page).getByText('You can choose up to 50 miles.')).toBeVisible();
  await expect.element(dialog(page).getByRole('alert')).toHaveLength(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('a crisis interrupts, with people to call and to text, and the conversation goes on', async () => {
  const page = await openChat();
  await field(page).fill('I want to die');
  await expect.element(dialog(page).getByText(/Is it all too much right now/)).toBeVisible();
  await press(page, 'Send');
  const alert = dialog(page).getByRole('alert');
  await expect.element(alert.getByText('Please reach someone right now.')).toBeVisible();
  await expect
    .element(alert.getByRole('link', { name: /988/ }).first())
    .toHaveAttribute('href', 'tel:988');
  await ask(page, 'How far does the search look?');
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
});

test('beside an answer about violence is a way off the page, and what it cannot hide', async () => {
  const page = await openChat();
  await ask(page, 'My husband hits me');
  await expect
    .element(dialog(page).getByRole('button', { name: 'Leave this page now (Esc)' }))
    .toBeVisible();
  await expect
    .element(dialog(page).getByText(/It cannot hide your browser’s history/))
    .toBeVisible();
});

test('where nothing answers, it says who does', async () => {
  const page = await openChat();
  await ask(page, 'What about the moon?');
  await expect.element(dialog(page).getByText(/I don’t know this one/)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Talk to a person' }).click();
  await expect.poll(page.path).toBe('/contact');
  await expect
    .element(page.site.getByLabelText('Message', { exact: true }))
    .toHaveDisplayValue(/I asked:\nWhat about the moon\?\n\nThe assistant answered:\nI don’t know/);
  expect(page.window().location.href).not.toContain('moon');
});

test('a failed message says so and is tried again under the same key', async () => {
  const page = await openChat();
  const restore = page.wire.answer(SEND, () => ({
    status: 500,
    body: { code: 'InternalError', message: 'Broken.' },
  }));
  await ask(page, 'How far does the search look?');
  await expect.element(says(page, FALLBACK)).toBeVisible();
  restore();
  await press(page, 'Try again');
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
  await expect.element(says(page, FALLBACK)).toHaveLength(0);
  const keys = page.wire.calls(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('too many messages are refused with when it goes on', async () => {
  const page = await openChat({
    api: {
      [SEND]: () => ({
        status: 429,
        body: { code: 'TooManyTries', message: 'Too many.' },
        headers: { 'retry-after': '300' },
      }),
    },
  });
  await ask(page, 'How far does the search look?');
  await expect.element(dialog(page).getByText(/Please wait 5 minutes/)).toBeVisible();
});

test('without a network the message waits, and goes out when it is back', async () => {
  const page = await openChat();
  const restore = page.wire.answer(SEND, unreachable);
  Object.defineProperty(page.window().navigator, 'onLine', { value: false, configurable: true });
  await ask(page, 'How far does the search look?');
  await expect.element(dialog(page).getByText(/goes out when you’re back/)).toBeVisible();
  restore();
  Object.defineProperty(page.window().navigator, 'onLine', { value: true, configurable: true });
  page.window().dispatchEvent(new Event('online'));
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
});

test('a visitor’s draft and conversation outlast a reload, and a sign-in ends them', async () => {
  const page = await openChat({}, '/login');
  await ask(page, 'How far does the search look?');
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
  await field(page).fill('And what');
  await page.reload();
  await keyboardOf(page).enter(opener(page));
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
  await expect.element(field(page)).toHaveValue('And what');
  await commands.pressKey('Escape');
  await page.site.getByLabelText('Email').fill('robin@example.org');
  await page.site.getByLabelText('Password', { exact: true }).fill('a long password of mine');
  await page.site
    .getByRole('main')
    .getByRole('button', { name: /^(?:Sign|Log) In$/i })
    .click();
  await expect.poll(page.path).not.toContain('/login');
  expect(page.window().sessionStorage.getItem(`${PRODUCT.storagePrefix}-chat`)).toBe(null);
});

test('a message that a reload interrupts is answered afterwards, under the same key', async () => {
  const page = await openChat({ viewer: 'family' });
  const restore = page.wire.answer(SEND, () => hold().promise.then(() => ({})));
  await ask(page, 'How far does the search look?');
  await expect.poll(() => page.wire.calls(SEND).length).toBe(1);
  await page.reload();
  restore();
  await keyboardOf(page).enter(opener(page));
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
  await expect.element(says(page, 'How far does the search look?')).toHaveLength(1);
  const keys = page.wire.calls(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

/** The newest page of a history, and the one before. */
const pageOf =
  (count: number) =>
  ({ query }: { readonly query: URLSearchParams }) => {
    const entries = historyOf(count);
    const half = entries.length - 10;
    const isFirst = query.has('before') || half <= 0;
    return {
      body: isFirst
        ? { entries: half <= 0 ? entries : entries.slice(0, half), before: null }
        : { entries: entries.slice(half), before: `10.${'a'.repeat(32)}` },
    };
  };

test('a family reads on from where it was, and loads what was before', async () => {
  const page = await openChat({ viewer: 'family', api: { [HISTORY]: pageOf(20) } });
  await expect.element(says(page, 'Question 19')).toBeInViewport();
  await expect.element(says(page, 'Question 9')).toHaveLength(0);
  await expect.element(dialog(page).getByRole('list', { name: 'Quick questions' })).toHaveLength(0);
  const place = says(page, 'Question 10').element();
  // A press on the button would scroll to it, which asks for them as well.
  dialog(page).getByRole('region', { name: 'Messages' }).element().scrollTop = 0;
  await expect.element(says(page, 'Question 0')).toHaveLength(1);
  await expect
    .element(dialog(page).getByRole('button', { name: 'Earlier messages' }))
    .toHaveLength(0);
  // The messages that were read stay where they are.
  expect(place.getBoundingClientRect().top).toBeGreaterThan(0);
  expect(place.getBoundingClientRect().top).toBeLessThan(900);
});

test.for([
  { daysAgo: 3, greetings: 1 },
  { daysAgo: 8, greetings: 2 },
])('$daysAgo days later it says that it is a machine, $greetings times in all', async (days) => {
  const { daysAgo, greetings } = days;
  const entries = historyOf(2, { daysAgo });
  const page = await openChat({
    viewer: 'family',
    api: { [HISTORY]: () => ({ body: { entries, before: null } }) },
  });
  await expect.element(dialog(page).getByText(/I am a machine/)).toHaveLength(greetings);
});

test('what is asked in another tab is here at once', async () => {
  const page = await openChat({ viewer: 'family' });
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  await expect.poll(() => page.wire.calls(HISTORY).length).toBeGreaterThan(0);
  page.wire.answer(HISTORY, pageOf(1));
  page.hearthway.changed('chats');
  await expect.element(says(page, 'Question 0')).toBeVisible();
});

test('a message whose answer never came says so, and can be asked again', async () => {
  const page = await openChat({
    viewer: 'family',
    api: { [HISTORY]: () => ({ body: { entries: historyOf(1, { answer: null }), before: null } }) },
  });
  await expect.element(says(page, FALLBACK)).toBeVisible();
  await press(page, 'Ask again');
  await expect.element(says(page, 'You can choose up to 50 miles.')).toBeVisible();
  expect(bodiesTo(page, SEND)).toEqual([{ message: 'Question 0' }]);
});

test('words that have expired are said to be gone', async () => {
  const [entry] = historyOf(1);
  const page = await openChat({
    viewer: 'family',
    api: { [HISTORY]: () => ({ body: { entries: [{ ...entry, message: null }], before: null } }) },
  });
  await expect.element(dialog(page).getByText(/These words are deleted/)).toBeVisible();
});

test('a family says whether an answer helped; a visitor is not asked', async () => {
  const page = await openChat({ viewer: 'family' });
  await ask(page, 'How far does the search look?');
  await press(page, 'Yes');
  await expect.element(says(page, 'Thank you.')).toBeVisible();
  expect(bodiesTo(page, 'PUT /api/support/chat/:chatMessageId/rating')).toEqual([
    { isHelpful: true },
  ]);
  await expect
    .element(dialog(page).getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('a session that ends closes it, and the draft is there after the sign-in', async () => {
  const page = await openChat({ viewer: 'family' });
  await field(page).fill('How far');
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  page.wire.tell('signed-out');
  await expect.element(dialog(page)).toHaveLength(0);
  expect(page.window().sessionStorage.getItem('hearthway-drafts')).toContain('How far');
});

test('HTML, Markdown and text from right to left are shown as they are', async () => {
  const page = await openChat();
  const text = '<b>bold</b> **stars** שלום';
  await ask(page, text);
  await expect.element(says(page, text)).toBeVisible();
  await expect.element(says(page, text)).toHaveAttribute('dir', 'auto');
});

test('a 20,000 letter paste stays in the field', async () => {
  const page = await openChat();
  await field(page).fill('a'.repeat(20_000));
  await commands.pressKey('Enter');
  await expect.element(field(page)).toHaveValue('a'.repeat(20_000));
  expect(page.wire.calls(SEND)).toEqual([]);
});

test('it is never called a therapist, and offers no plan', async () => {
  const page = await openChat({ viewer: 'family' });
  await ask(page, 'How far does the search look?');
  await expect.element(says(page, 'From our pages')).toBeVisible();
  expect(dialog(page).element().textContent).not.toMatch(/therap|upgrade|plus/i);
});

test('the card in the help tab and the menu open it too', async () => {
  const page = await openPage('/support', { viewer: 'family', width: 320 });
  await settle(page);
  await press(page, 'Start a chat');
  await expect.element(field(page)).toHaveFocus();
  await commands.pressKey('Escape');
  await expect.element(page.site.getByRole('button', { name: 'Start a chat' })).toHaveFocus();
  await press(page, 'Menu');
  await page.site
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: 'AI Support Chat' })
    .click();
  await expect.element(field(page)).toHaveFocus();
  await commands.pressKey('Escape');
  await expect.element(page.site.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('where it cannot be loaded, the page says so, and another press tries again', async () => {
  await commands.failFiles('Chat');
  const page = await openPage('/about');
  await settle(page);
  await keyboardOf(page).enter(opener(page));
  await expect.element(page.site.getByText(/We couldn’t load the chat/)).toBeVisible();
  await commands.releaseFiles();
});
