import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { overflowOf } from '../testing/barriers.fixture.ts';
import { refusal } from '../testing/hearthway.fixture.ts';
import {
  answerOf,
  COLLEAGUE,
  messageOf,
  OTHER_THREAD_ID,
  THREAD_ID,
  THREAD_PATH,
  threadOf,
} from '../testing/inbox.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { press } from '../testing/steps.fixture.ts';
import { unreachable } from '../testing/wire.fixture.ts';

const REPLY = 'POST /api/staff/threads/:threadId/reply';

const rows = ({ site }: SitePage) =>
  site.getByRole('region', { name: 'Conversations' }).getByRole('listitem');

const reply = ({ site }: SitePage) => site.getByLabelText('Your reply', { exact: true });

const messages = ({ site }: SitePage) =>
  site.getByRole('region', { name: 'Messages' }).getByRole('article');

const openInbox = async (options: { readonly width?: number } = {}): Promise<SitePage> => {
  const page = await openPage('/staff/inbox', { viewer: 'support', ...options });
  await expect.element(rows(page)).toHaveLength(3);
  await isLive(page);
  // The pointer may be where the test before left it: among rows, it holds them in place.
  await focusPage(page);
  return page;
};

/** From then on, the page hears what is told. */
const isLive = ({ wire }: SitePage): Promise<void> =>
  expect.poll(() => wire.heard('inbox').length).toBeGreaterThan(0);

/** Keys are pressed in the page, not in the frame around it. */
const focusPage = ({ site }: SitePage): Promise<void> =>
  site.getByRole('heading', { level: 1 }).click();

const openThread = async (options: { readonly language?: string } = {}): Promise<SitePage> => {
  const page = await openPage(THREAD_PATH, { viewer: 'support', ...options });
  await expect.element(messages(page).first()).toBeVisible();
  await isLive(page);
  return page;
};

/** A message comes in while support has the thread open. */
const answerElsewhere = ({ hearthway, wire }: SitePage, text: string): void => {
  const { messages: before } = hearthway.account.thread;
  const answer = answerOf(before.length + 1, COLLEAGUE.staffId, text);
  hearthway.account.thread = threadOf({ messages: [...before, answer] });
  wire.tell('inbox-moved', { threadId: THREAD_ID });
};

test('the queue shows what is urgent and how late it is, and no words of the sender', async () => {
  const page = await openInbox();
  const { site } = page;
  await expect.element(rows(page).first()).toMatchTextContent('Words of suicide or self-harm');
  await expect.element(rows(page).nth(1)).toMatchTextContent('3 hours late');
  await expect.element(rows(page).nth(1)).toMatchTextContent('Sam Porter');
  await expect.element(rows(page).nth(1)).toMatchTextContent('Email not delivered');
  await expect.element(rows(page).nth(2)).toMatchTextContent('17 hours left');
  await expect.element(rows(page).nth(2)).toMatchTextContent('Not assigned');
  await expect.element(site.getByText('A letter from our insurer')).toHaveLength(0);
});

test('a filter stays in the address, and the whole queue is one press away', async () => {
  const page = await openInbox();
  const { site, path } = page;
  await site.getByLabelText('Topic', { exact: true }).selectOptions('Technical help');
  await expect.element(rows(page)).toHaveLength(1);
  expect(path()).toBe('/staff/inbox?topic=technical');
  await page.reload();
  await expect.element(rows(page)).toHaveLength(1);
  await site.getByLabelText('Show', { exact: true }).selectOptions('Resolved');
  await expect.element(site.getByText('No conversation matches.')).toBeVisible();
  await site.getByRole('button', { name: 'Show the whole queue' }).first().click();
  await expect.element(rows(page)).toHaveLength(3);
});

test('letters go along the queue, Enter opens a thread, and the switch turns letters off', async () => {
  const page = await openInbox();
  const { site } = page;
  const focused = (nth: number) => rows(page).nth(nth).getByCss('a:focus');
  await commands.pressKey('j');
  await expect.element(focused(0)).toHaveLength(1);
  await commands.pressKey('j');
  await commands.pressKey('j');
  await commands.pressKey('k');
  await expect.element(focused(1)).toHaveLength(1);
  await site.getByLabelText('Keyboard shortcuts').click();
  await rows(page).nth(1).getByRole('link').element().focus();
  await commands.pressKey('j');
  await expect.element(focused(1)).toHaveLength(1);
  await site.getByLabelText('Keyboard shortcuts').click();
  await rows(page).nth(1).getByRole('link').element().focus();
  await commands.pressKey('j');
  await expect.element(focused(2)).toHaveLength(1);
  await commands.pressKey('Enter');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'A letter from our insurer' }))
    .toBeVisible();
});

test('the queue follows what happens, and says who has a thread open', async () => {
  const page = await openInbox();
  const { site, wire, hearthway } = page;
  wire.tell('inbox-people', {
    people: [{ staffId: COLLEAGUE.staffId, threadId: THREAD_ID, isWriting: false }],
  });
  await expect.element(rows(page).nth(2)).toMatchTextContent('Sam Porter has this open');
  hearthway.account.inbox = hearthway.account.inbox.slice(0, 1);
  wire.tell('inbox-moved', { threadId: null });
  await expect.element(rows(page)).toHaveLength(1);
  expect(wire.heard('inbox')).toEqual([{ threadId: null, isWriting: false }]);
  await expect.element(site.getByText('Sam Porter has this open')).toHaveLength(0);
});

test('on a phone the note of news covers no row', async () => {
  const page = await openInbox({ width: 320 });
  const { site, wire, hearthway } = page;
  const [crisis, ...others] = hearthway.account.inbox;
  if (crisis === undefined) throw new Error('The queue has a crisis.');
  await commands.pressKey('j');
  hearthway.account.inbox = [{ ...crisis, threadId: '5'.repeat(32) }, ...others];
  wire.tell('inbox-moved', { threadId: null });
  const news = site.getByRole('button', { name: '1 new: words of a crisis' });
  await expect.element(news).toBeVisible();
  page.window().scrollTo(0, 0);
  const bottom = () => news.element().getBoundingClientRect().bottom;
  const top = () => rows(page).first().element().getBoundingClientRect().top;
  await expect.poll(() => top() - bottom()).toBeGreaterThanOrEqual(0);
  expect(overflowOf(page)).toBe(0);
});

test('rows keep their places under the reader, who takes in the changes with a key', async () => {
  const page = await openInbox();
  const { site, wire, hearthway } = page;
  const [crisis, late, waiting] = hearthway.account.inbox;
  if (crisis === undefined || late === undefined || waiting === undefined)
    throw new Error('The queue has three threads.');
  const focused = (nth: number) => rows(page).nth(nth).getByCss('a:focus');
  await commands.pressKey('j');
  await commands.pressKey('j');
  await expect.element(focused(1)).toHaveLength(1);
  const added = { ...crisis, threadId: '5'.repeat(32) };
  hearthway.account.inbox = [added, late, { ...waiting, messages: 7 }];
  wire.tell('inbox-moved', { threadId: null });
  const news = site.getByRole('button', { name: '1 new: words of a crisis' });
  await expect.element(news).toBeVisible();
  await expect.element(rows(page)).toHaveLength(3);
  await expect.element(rows(page).first()).toMatchTextContent('No longer in this list');
  await expect.element(rows(page).nth(2)).toMatchTextContent('7 messages');
  await expect.element(focused(1)).toHaveLength(1);
  hearthway.account.inbox = [added, waiting, late];
  await commands.pressKey('n');
  await expect.element(news).toHaveLength(0);
  await expect.element(site.getByText('No longer in this list')).toHaveLength(0);
  await expect.element(focused(1)).toMatchTextContent('Technical help');
  wire.tell('inbox-moved', { threadId: null });
  await press(page, 'Update the queue');
  await expect.element(focused(2)).toMatchTextContent('Technical help');
});

test('a template fills the reply in the language of the family, and the reply is sent once', async () => {
  const page = await openBrowser({ viewer: 'support' });
  page.hearthway.account.thread = threadOf({ language: 'es' });
  await page.open(THREAD_PATH);
  const { site, wire, hearthway } = page;
  await site.getByLabelText('Insert a template').selectOptions('We are looking into it');
  await expect.element(reply(page)).toHaveAttribute('lang', 'es');
  await expect
    .poll(() => wire.heard('inbox').at(-1))
    .toEqual({ threadId: THREAD_ID, isWriting: true });
  const restore = wire.answer(REPLY, unreachable);
  await press(page, 'Send reply');
  await expect.element(site.getByText('We don’t know whether that worked.')).toBeVisible();
  restore();
  await press(page, 'Send reply');
  await expect.element(site.getByText('Reply sent', { exact: true })).toBeVisible();
  await expect.element(reply(page)).toHaveValue('');
  await expect.element(messages(page)).toHaveLength(2);
  expect(hearthway.account.thread.messages.at(-1)?.text).toContain('Hola, Maple:');
  const keys = wire.calls(REPLY).map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
  expect(new Set(keys).size).toBe(1);
  await expect
    .poll(() => wire.heard('inbox').at(-1))
    .toEqual({ threadId: THREAD_ID, isWriting: false });
});

test('an empty reply is not sent', async () => {
  const page = await openThread();
  await press(page, 'Send reply');
  await expect.element(page.site.getByText('Write the reply first')).toBeVisible();
  expect(page.wire.calls(REPLY)).toEqual([]);
});

test('two people at one thread never both answer without knowing', async () => {
  const page = await openThread();
  const { site, wire, hearthway } = page;
  wire.tell('inbox-people', {
    people: [
      { staffId: COLLEAGUE.staffId, threadId: THREAD_ID, isWriting: true },
      { staffId: hearthway.account.user.id, threadId: THREAD_ID, isWriting: false },
    ],
  });
  await expect.element(site.getByText('Sam Porter is writing a reply')).toBeVisible();
  await reply(page).fill('It is form 7.');
  answerElsewhere(page, 'It is form 12.');
  await expect.element(site.getByText('A message has come in while you wrote.')).toBeVisible();
  await press(page, 'Send reply');
  await expect.element(site.getByText('Another message has come in.')).toBeVisible();
  await expect.element(reply(page)).toHaveValue('It is form 7.');
  await press(page, 'I have read it');
  await expect.element(reply(page)).toHaveValue('It is form 7.');
  await press(page, 'Send reply');
  await expect.element(messages(page)).toHaveLength(3);
  expect(wire.calls(REPLY).map(({ body }) => body)).toEqual([
    { text: 'It is form 7.', seen: 1 },
    { text: 'It is form 7.', seen: 2 },
  ]);
});

test('a message that the page has not heard of refuses the reply, and is shown with it', async () => {
  const page = await openThread();
  const { site, hearthway } = page;
  await reply(page).fill('It is form 7.');
  const { messages: before } = hearthway.account.thread;
  hearthway.account.thread = threadOf({ messages: [...before, messageOf(2, { text: 'Solved!' })] });
  await press(page, 'Send reply');
  await expect.element(site.getByRole('status').getByText('Solved!')).toBeVisible();
  await expect.element(reply(page)).toHaveValue('It is form 7.');
});

test('a note, an assignment, resolving and reopening are a key away', async () => {
  const page = await openThread();
  const { site, hearthway } = page;
  await focusPage(page);
  await commands.pressKey('n');
  await site.getByLabelText('Note', { exact: true }).fill('They call back on Tuesday');
  await press(page, 'Add note');
  await expect
    .element(messages(page).filter({ hasText: 'They call back on Tuesday' }))
    .toMatchTextContent('Internal note');
  const assignee = site.getByLabelText('Assigned to', { exact: true });
  await commands.pressKey('a');
  await expect.element(assignee).toHaveValue(hearthway.account.user.id);
  await assignee.selectOptions('Sam Porter');
  await expect.poll(() => hearthway.account.thread.assignedTo).toBe(COLLEAGUE.staffId);
  await press(page, 'Resolve');
  await press(page, 'Reopen');
  await expect.element(site.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await commands.pressKey('r');
  await expect.element(reply(page)).toHaveFocus();
});

test('two threads of one person are joined', async () => {
  const page = await openThread();
  const { wire } = page;
  await press(page, 'Join with another');
  await press(page, 'Join');
  await expect.poll(() => page.path()).toBe(`/staff/inbox/${OTHER_THREAD_ID}`);
  expect(wire.calls('POST /api/staff/threads/:threadId/merge')[0]?.body).toEqual({
    into: OTHER_THREAD_ID,
  });
});

test('the family’s activity and the thread lead to each other', async () => {
  const page = await openThread();
  const { site } = page;
  await site.getByRole('link', { name: 'Open the family’s activity' }).click();
  await expect.element(site.getByRole('heading', { level: 1, name: 'Maple Hearth' })).toBeVisible();
  await site.getByRole('link', { name: 'Back to the conversation' }).click();
  await expect.element(messages(page).first()).toBeVisible();
});

test('when the look ends, the thread goes and the reply stays', async () => {
  const page = await openThread();
  const { site, wire } = page;
  await reply(page).fill('It is form 7.');
  const restore = wire.answer('GET /api/staff/threads/:threadId', () =>
    refusal('ThreadGrantRequired'),
  );
  wire.tell('inbox-moved', { threadId: THREAD_ID });
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Your access has ended' }))
    .toBeVisible();
  await expect.element(site.getByText('The insurer asks')).toHaveLength(0);
  await expect.element(site.getByLabelText('Your unsent reply')).toHaveValue('It is form 7.');
  restore();
  await press(page, 'Open again');
  await expect.element(reply(page)).toHaveValue('It is form 7.');
});

test('an erased family’s thread says so, and the reply is kept to be copied', async () => {
  const page = await openThread();
  const { site, wire } = page;
  await reply(page).fill('It is form 7.');
  wire.answer('GET /api/staff/threads/:threadId', () => refusal('PersonErased'));
  wire.tell('inbox-moved', { threadId: THREAD_ID });
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'The account was deleted' }))
    .toBeVisible();
  await expect.element(site.getByText('The insurer asks')).toHaveLength(0);
  await expect.element(site.getByLabelText('Your unsent reply')).toHaveValue('It is form 7.');
});

test('staff whose role ends while they type read why, and keep the reply', async () => {
  const page = await openThread();
  const { site, wire } = page;
  await reply(page).fill('It is form 7.');
  wire.answer('* /api/*', () => refusal('SignInRequired'));
  wire.tell('signed-out');
  await expect.element(site.getByText('You were signed out.')).toBeVisible();
  await expect.element(site.getByText('The insurer asks')).toHaveLength(0);
  await expect.element(site.getByLabelText('Your unsent reply')).toHaveValue('It is form 7.');
});

test('a reply whose session has ended is not sent, and is kept to be copied', async () => {
  const page = await openThread();
  const { site, wire } = page;
  await reply(page).fill('It is form 7.');
  wire.answer('* /api/*', () => refusal('SignInRequired'));
  await press(page, 'Send reply');
  await expect.element(site.getByText('Your reply was not sent.')).toBeVisible();
  await expect.element(site.getByLabelText('Your unsent reply')).toHaveValue('It is form 7.');
});

test('pressed twice, a reply is sent once', async () => {
  const page = await openThread();
  const { site, wire } = page;
  await reply(page).fill('It is form 7.');
  await site.getByRole('button', { name: 'Send reply' }).dblClick();
  await expect.element(messages(page)).toHaveLength(2);
  expect(wire.calls(REPLY)).toHaveLength(1);
});

test('after a broken connection, the queue and a thread show what they missed', async () => {
  const reconnect = async ({ wire, window }: SitePage, meanwhile: () => void): Promise<void> => {
    const before = wire.heard('inbox').length;
    wire.cut();
    meanwhile();
    wire.restore();
    window().dispatchEvent(new Event('online'));
    await expect.poll(() => wire.heard('inbox').length).toBeGreaterThan(before);
  };
  const page = await openInbox();
  await reconnect(page, () => {
    page.hearthway.account.inbox = page.hearthway.account.inbox.slice(0, 2);
  });
  await expect.element(rows(page)).toHaveLength(2);
  const thread = await openThread();
  await reply(thread).fill('It is form 7.');
  await reconnect(thread, () => {
    const { messages: before } = thread.hearthway.account.thread;
    thread.hearthway.account.thread = threadOf({ messages: [...before, messageOf(2)] });
  });
  await expect
    .element(thread.site.getByText('A message has come in while you wrote.'))
    .toBeVisible();
  await expect.element(reply(thread)).toHaveValue('It is form 7.');
});

test('a row of a family that was erased leads to no thread, and back to the queue', async () => {
  const page = await openInbox();
  const { site, wire, hearthway } = page;
  wire.answer('POST /api/staff/threads/:threadId/view', () => refusal('UnknownThread'));
  await rows(page).nth(2).getByRole('link').click();
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'There is no such conversation' }))
    .toBeVisible();
  hearthway.account.inbox = hearthway.account.inbox.slice(0, 2);
  await site.getByRole('link', { name: 'Inbox', exact: true }).last().click();
  await expect.element(rows(page)).toHaveLength(2);
});

test('an unknown thread is reported as such', async () => {
  const { site } = await openPage('/staff/inbox/nowhere', { viewer: 'support' });
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'There is no such conversation' }))
    .toBeVisible();
});

test('a long thread opens at its newest messages', async () => {
  const page = await openBrowser({ viewer: 'support' });
  page.hearthway.account.thread = threadOf({
    messages: Array.from({ length: 130 }, (_, nth) => messageOf(nth)),
  });
  await page.open(THREAD_PATH);
  await expect.element(messages(page)).toHaveLength(20);
  await expect.element(messages(page).last()).toMatchTextContent('Message 129');
  await press(page, 'Show 110 earlier entries');
  await expect.element(messages(page).first()).toMatchTextContent('Message 0');
});

/** Words of a crisis come in, and are unopened. */
const raiseAlert = ({ hearthway, wire }: SitePage): void => {
  hearthway.account.alerts = [
    {
      alertId: 'a1',
      userId: 'f'.repeat(32),
      source: 'support',
      placeId: THREAD_ID,
      tier: 'self-harm',
      raisedAt: new Date().toISOString(),
    },
  ];
  wire.tell('alerts-moved');
};

test('an alert of a crisis is on every page of support, in its title, and leads to the words', async () => {
  const page = await openInbox();
  const { site, hearthway, wire, path } = page;
  const title = () => page.document().title;
  const alarm = site.getByRole('region', { name: 'Crisis alert' });
  await expect.element(alarm).toHaveLength(0);
  raiseAlert(page);
  await expect.element(alarm).toMatchTextContent('no one has looked yet');
  await expect.poll(title).toBe('1 crisis · Inbox · Hearthway');
  await alarm.getByRole('link', { name: 'Look now' }).click();
  await expect.element(messages(page).first()).toBeVisible();
  expect(path()).toBe(THREAD_PATH);
  await expect.poll(title).toMatch(/^1 crisis · /);
  // A member of support has opened it.
  hearthway.account.alerts = [];
  wire.tell('alerts-moved');
  await expect.element(alarm).toHaveLength(0);
  await expect.poll(title).not.toContain('crisis');
});

test('duty is set on the desk, and the sound is turned off on this device', async () => {
  const page = await openPage('/staff/alerts', { viewer: 'support' });
  const { site } = page;
  await expect.element(site.getByText('No alert is waiting.')).toBeVisible();
  await site.getByLabelText(COLLEAGUE.name, { exact: true }).click();
  await expect.element(site.getByText('No one is on duty, so everyone is alerted')).toBeVisible();
  await site.getByLabelText('Sound on this device', { exact: true }).click();
  await page.reload();
  await expect
    .element(site.getByLabelText('Sound on this device', { exact: true }))
    .not.toBeChecked();
  await expect.element(site.getByLabelText(COLLEAGUE.name, { exact: true })).not.toBeChecked();
});
