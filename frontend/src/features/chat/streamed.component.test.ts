import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { press, settle } from '../../testing/steps.fixture.ts';
import { createStreams } from './answer-stream.fixture.ts';
import { ANSWERED, historyOf, replyTo } from './chat.routes.fixture.ts';

const SEND = 'POST /api/support/chat';
const HISTORY = 'GET /api/support/chat';
const FALLBACK =
  "I'm having trouble right now. Please try again or use our contact form for assistance.";

const [FIRST = '', SECOND = ''] = ANSWERED.sentences.map(({ text }) => text);

const sentenceOf = (at: number) => ({
  text: ANSWERED.sentences[at]?.text,
  sources: ANSWERED.sentences[at]?.sources.map((place) => ANSWERED.sources[place]),
});

const opener = ({ site }: SitePage) => site.getByRole('button', { name: 'Open AI Support Chat' });
const dialog = ({ site }: SitePage) => site.getByRole('dialog', { name: 'AI Support Chat' });
const log = (page: SitePage) => dialog(page).getByRole('log');

/** Asks a question, whose answer comes piece by piece. */
const ask = async (options: OpenOptions = {}) => {
  const streams = createStreams();
  const page = await openPage('/about', { api: { [SEND]: streams.handler }, ...options });
  await settle(page);
  await keyboardOf(page).enter(opener(page));
  await dialog(page).getByLabelText('Your message').fill('How far does it look?');
  await press(page, 'Send');
  await expect.poll(() => page.wire.calls(SEND).length).toBe(1);
  return { page, streams };
};

const keysOf = (page: SitePage) =>
  page.wire.calls(SEND).map(({ headers }) => headers.get('idempotency-key'));

test('each sentence is announced when it comes, and the whole answer not again', async () => {
  const { page, streams } = await ask();
  await expect.element(dialog(page).getByText('Thinking...')).toBeVisible();
  streams.tell('sentence', sentenceOf(0));
  const first = log(page).getByText(FIRST);
  await expect.element(first).toBeVisible();
  const element = first.element();
  streams.tell('sentence', sentenceOf(1));
  await expect.element(log(page).getByText(SECOND)).toBeVisible();
  await expect.element(dialog(page).getByText('From our pages')).toHaveLength(0);
  streams.tell('reply', replyTo(ANSWERED));
  await expect.element(dialog(page).getByText('From our pages')).toBeVisible();
  expect(first.element()).toBe(element);
  expect(page.wire.calls(SEND)[0]?.headers.get('accept')).toContain('text/event-stream');
});

test('an answer goes on while the window is closed', async () => {
  const { page, streams } = await ask();
  streams.tell('sentence', sentenceOf(0));
  await expect.element(log(page).getByText(FIRST)).toBeVisible();
  await commands.pressKey('Escape');
  streams.tell('reply', replyTo(ANSWERED));
  await keyboardOf(page).enter(opener(page));
  await expect.element(dialog(page).getByText(SECOND)).toBeVisible();
});

test.for(['end', 'lose'] as const)(
  'after a stream that breaks off (%s), the same question finds its answer',
  async (how) => {
    const { page, streams } = await ask();
    streams.tell('sentence', sentenceOf(0));
    await expect.element(log(page).getByText(FIRST)).toBeVisible();
    streams[how]();
    await expect.element(dialog(page).getByText(FALLBACK, { exact: true })).toBeVisible();
    await expect.element(dialog(page).getByText(FIRST)).toHaveLength(0);
    await press(page, 'Try again');
    await expect.poll(() => page.wire.calls(SEND).length).toBe(2);
    streams.tell('reply', replyTo(ANSWERED));
    await expect.element(dialog(page).getByText(SECOND)).toBeVisible();
    expect(new Set(keysOf(page)).size).toBe(1);
  },
);

test('an error in the stream says that it failed', async () => {
  const { page, streams } = await ask();
  streams.tell('error', { code: 'InternalError', message: 'Broken.' });
  await expect.element(dialog(page).getByText(FALLBACK, { exact: true })).toBeVisible();
});

test('a session that ends meanwhile loses neither question nor answer', async () => {
  const { page, streams } = await ask({ viewer: 'family' });
  streams.tell('sentence', sentenceOf(0));
  await expect.element(log(page).getByText(FIRST)).toBeVisible();
  await dialog(page).getByLabelText('Your message').fill('And then');
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  page.wire.tell('signed-out');
  await expect.element(dialog(page)).toHaveLength(0);
  const kept = page.window().sessionStorage.getItem('hearthway-drafts');
  expect(kept).toContain('And then');
  expect(kept).toContain('How far does it look?');
});

test('the answer that another read brings first is shown once', async () => {
  const { page, streams } = await ask({ viewer: 'family' });
  streams.tell('sentence', sentenceOf(0));
  await expect.element(log(page).getByText(FIRST)).toBeVisible();
  const [entry] = historyOf(1, { daysAgo: 0 });
  const stored = { ...entry, message: 'How far does it look?', sentAt: new Date().toISOString() };
  page.wire.answer(HISTORY, () => ({ body: { entries: [stored], before: null } }));
  const reads = page.wire.calls(HISTORY).length;
  page.hearthway.changed('chats');
  await expect.poll(() => page.wire.calls(HISTORY).length).toBeGreaterThan(reads);
  await expect.element(dialog(page).getByText(FIRST)).toHaveLength(1);
  await expect
    .element(dialog(page).getByText('How far does it look?', { exact: true }))
    .toHaveLength(1);
});
