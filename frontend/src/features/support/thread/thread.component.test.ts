import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';
import { answered, THREAD, USED_CODE } from '../threads.routes.fixture.ts';

const PATH = `/support/threads/${THREAD.threadId}`;
const ROUTE = `GET /api/support/threads/${THREAD.threadId}`;
const SEND = 'POST /api/support/threads/:threadId/messages';

const open = async (path: string, options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage(path, options);
  await settle(page);
  return page;
};

const message = ({ site }: SitePage) => site.getByLabelText('Your message', { exact: true });

/** Its socket is open: it has told where the family is. */
const connected = (page: SitePage) =>
  expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);

test('a family reads its conversation and writes on', async () => {
  const page = await open(PATH, { viewer: 'family', width: 320 });
  const { site } = page;
  await expect.element(site.getByRole('heading', { name: THREAD.subject ?? '' })).toBeVisible();
  await expect.element(site.getByText('We have answered.')).toBeVisible();
  await expect.element(site.getByText('Hearthway support', { exact: true })).toBeVisible();
  await message(page).fill('Thank you. How long do we have?');
  await press(page, 'Send');
  await expect
    .element(site.getByRole('article').nth(2))
    .toMatchTextContent(/How long do we have\?/);
  await expect.element(site.getByText('We answer by Wednesday, November 25.')).toBeVisible();
  await expect.element(message(page)).toHaveValue('');
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('an answer appears while the page is open, and is announced', async () => {
  const page = await open(PATH, { viewer: 'family' });
  page.wire.answer(ROUTE, () => ({ body: answered(THREAD, 'Within 180 days.') }));
  await connected(page);
  page.hearthway.changed('support_threads');
  await expect.element(page.site.getByText('Within 180 days.')).toBeVisible();
  await expect
    .element(page.site.getByRole('status').getByText('Hearthway support has answered.'))
    .toBeInTheDocument();
});

test('a message that cannot be sent stays, over a reload too', async () => {
  const page = await open(PATH, { viewer: 'family' });
  const restore = page.wire.answer(SEND, unreachable);
  await message(page).fill('How long do we have?');
  await press(page, 'Send');
  await expect.element(page.site.getByText(/^Your message was not sent\./)).toBeVisible();
  await page.reload();
  await expect.element(message(page)).toHaveValue('How long do we have?');
  restore();
  await press(page, 'Send');
  await expect.element(page.site.getByRole('article')).toHaveLength(3);
  const keys = page.wire.calls(SEND).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
});

test('what has expired is said to be gone, and a resolved conversation can be reopened', async () => {
  const expired = {
    ...THREAD,
    status: 'resolved',
    subject: null,
    messages: THREAD.messages.map((each) => ({ ...each, text: null })),
  };
  const page = await open(PATH, { viewer: 'family', api: { [ROUTE]: () => ({ body: expired }) } });
  const { site } = page;
  await expect
    .element(site.getByText('These words are deleted: we keep them for 12 months.').first())
    .toBeVisible();
  await expect.element(site.getByText('Resolved. Write again to reopen it.')).toBeVisible();
  await expect
    .element(site.getByRole('heading', { name: 'Your conversation with us' }))
    .toBeVisible();
});

test('a thousand messages are there without all of them in the page', async () => {
  const messages = Array.from({ length: 1_000 }, (_, at) => ({
    messageId: `m${at}`,
    by: at % 2 === 0 ? 'family' : 'support',
    via: 'page',
    at: THREAD.openedAt,
    text: `Message ${at}`,
  }));
  const page = await open(PATH, {
    viewer: 'family',
    api: { [ROUTE]: () => ({ body: { ...THREAD, messages } }) },
  });
  await expect.element(page.site.getByText('Message 0', { exact: true })).toBeVisible();
  expect(page.document().querySelectorAll('article').length).toBeLessThan(100);
  await press(page, 'Go to the newest message');
  await expect.element(message(page)).toHaveFocus();
  await expect.element(page.site.getByText('Message 999', { exact: true })).toBeVisible();
});

test('an address of another family’s conversation says so', async () => {
  const page = await open(`/support/threads/${'0'.repeat(32)}`, { viewer: 'family' });
  await expect
    .element(page.site.getByRole('heading', { name: 'No conversation here' }))
    .toBeVisible();
});

test('a mailed code leaves the address, opens the conversation once, and lasts over a reload', async () => {
  const page = await open('/support/thread#aB3_-x', { width: 320 });
  await expect.poll(page.path).toBe('/support/thread');
  expect(page.wire.calls('POST /api/support/thread-visits')).toEqual([]);
  await press(page, 'Open my conversation');
  const { site } = page;
  await expect.element(site.getByRole('heading', { name: THREAD.subject ?? '' })).toBeVisible();
  expect(page.path()).toBe(`/support/thread#thread=${THREAD.threadId}`);
  await message(page).fill('Thank you.');
  await page.reload();
  await expect.element(message(page)).toHaveValue('Thank you.');
  await press(page, 'Send');
  await expect.element(site.getByRole('article')).toHaveLength(3);
  expect(overflowOf(page)).toBe(0);
});

test('a visitor’s conversation is live too', async () => {
  const page = await open(`/support/thread#thread=${THREAD.threadId}`);
  await expect.element(page.site.getByText('You can appeal.')).toBeVisible();
  page.wire.answer(ROUTE, () => ({ body: answered(THREAD, 'Within 180 days.') }));
  const answer = page.site.getByText('Within 180 days.');
  // A socket may not be open yet.
  const countAnswers = () => {
    if (answer.elements().length === 0) page.hearthway.changed('support_threads');
    return answer.elements().length;
  };
  await expect.poll(countAnswers).toBe(1);
});

test('a used link offers to mail a new one', async () => {
  const page = await open(`/support/thread#${USED_CODE}`);
  await press(page, 'Open my conversation');
  await expect.element(page.site.getByText(/^This link does not work any more/)).toBeVisible();
  await press(page, 'Mail me a new link');
  await expect.element(page.site.getByText(/a new one is on its way/)).toBeVisible();
  expect(page.wire.calls('POST /api/support/thread-links').map(({ body }) => body)).toEqual([
    { code: USED_CODE },
  ]);
  expect(await barriersOf(page)).toEqual([]);
});

test('a lost session keeps the words for after the sign-in', async () => {
  const page = await open(PATH, { viewer: 'family' });
  await message(page).fill('How long do we have?');
  await connected(page);
  page.wire.tell('signed-out');
  await expect
    .element(page.site.getByRole('heading', { name: 'Access Support Center' }))
    .toBeVisible();
  expect(page.window().sessionStorage.getItem('hearthway-drafts')).toContain(
    'How long do we have?',
  );
});
