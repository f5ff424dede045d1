import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const ROUTE = 'POST /api/support/contact';

const open = async (path: string, options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage(path, options);
  await settle(page);
  await expect.element(field(page, 'Subject')).toBeVisible();
  return page;
};

const field = ({ site }: SitePage, label: string) => site.getByLabelText(label, { exact: true });

const WORDS = {
  Subject: 'Is speech therapy covered?',
  Message: 'Our plan says no. What can we do?',
};

const fillIn = async (page: SitePage, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
};

const complete = async (page: SitePage) => {
  await fillIn(page, WORDS);
  await field(page, 'What is it about?').selectOptions('insurance');
};

test('a visitor hears of the mail with the link, and the form is empty again', async () => {
  const page = await open('/contact', { width: 320 });
  await fillIn(page, { Name: 'Ana', Email: 'ana@example.org' });
  await complete(page);
  await press(page, 'Send Message');
  const { site, wire } = page;
  await expect.element(site.getByText('Message Sent Successfully', { exact: true })).toBeVisible();
  await expect
    .element(site.getByText('You hear from us by Wednesday, November 25.', { exact: false }))
    .toBeVisible();
  await expect.element(site.getByText(/^The confirmation to ana@example.org/)).toBeVisible();
  await expect.element(field(page, 'Message')).toHaveValue('');
  expect(wire.calls(ROUTE).map(({ body }) => body)).toEqual([
    {
      name: 'Ana',
      email: 'ana@example.org',
      phone: '',
      subject: WORDS.Subject,
      category: 'insurance',
      message: WORDS.Message,
      priority: 'normal',
    },
  ]);
  expect(overflowOf(page)).toBe(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('every rule of the specification has its message', async () => {
  const page = await open('/contact');
  await fillIn(page, { Name: 'A', Email: 'ana', Subject: 'Help', Message: 'Too short' });
  await press(page, 'Send Message');
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a category',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ])
    await expect.element(page.site.getByText(message, { exact: true })).toBeVisible();
  await expect.element(field(page, 'Name')).toHaveFocus();
  expect(page.wire.calls(ROUTE)).toEqual([]);
});

test('a family finds its name filled in, and its conversation after sending', async () => {
  const page = await open('/support/contact', { viewer: 'family' });
  await expect.element(field(page, 'Name')).toHaveValue('Robin Hearth');
  await expect.element(field(page, 'Email')).toHaveValue('robin@example.org');
  await complete(page);
  await press(page, 'Send Message');
  const { site } = page;
  await expect.element(site.getByText('We answer by Wednesday, November 25.')).toBeVisible();
  await site.getByRole('link', { name: 'See your conversation' }).click();
  await expect.element(site.getByRole('heading', { level: 1, name: WORDS.Subject })).toBeVisible();
});

test('a failing network keeps the words, and another press sends them', async () => {
  const page = await open('/support/contact', { viewer: 'family' });
  await complete(page);
  const restore = page.wire.answer(ROUTE, unreachable);
  await press(page, 'Send Message');
  await expect.element(page.site.getByText('Error Sending Message', { exact: true })).toBeVisible();
  await page.reload();
  await expect.element(field(page, 'Message')).toHaveValue(WORDS.Message);
  restore();
  await press(page, 'Send Message');
  await expect
    .element(page.site.getByText('Message Sent Successfully', { exact: true }))
    .toBeVisible();
  await page.reload();
  await expect.element(field(page, 'Message')).toHaveValue('');
});

test('a visitor’s words are there again after a reload, and gone once they are sent', async () => {
  const page = await open('/contact');
  await fillIn(page, { Name: 'Ana', Email: 'ana@example.org' });
  await complete(page);
  await page.reload();
  await settle(page);
  await expect.element(field(page, 'Name')).toHaveValue('Ana');
  await expect.element(field(page, 'What is it about?')).toHaveValue('insurance');
  await expect.element(field(page, 'Message')).toHaveValue(WORDS.Message);
  await press(page, 'Send Message');
  await expect.element(page.site.getByText(/^The confirmation to ana@example.org/)).toBeVisible();
  await page.reload();
  await settle(page);
  await expect.element(field(page, 'Message')).toHaveValue('');
});

test('a visitor’s words are there after signing in, and not in an address', async () => {
  const page = await open('/contact');
  await complete(page);
  const { site } = page;
  await site.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(page.path).toMatch(/^\/login(?:\?redirect=%2Fcontact)?$/);
  await site.getByLabelText('Email').fill('robin@example.org');
  await site.getByLabelText('Password', { exact: true }).fill('a-long-enough-Password-7');
  await site.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect.element(site.getByRole('banner').getByText('Sign In')).not.toBeInTheDocument();
  await page.open('/contact');
  await expect.element(field(page, 'Message')).toHaveValue(WORDS.Message);
  await expect.element(field(page, 'Name')).toHaveValue('Robin Hearth');
});

test('a draft with words of a crisis shows the crisis line after a reload', async () => {
  const page = await open('/contact');
  await field(page, 'Message').fill('I want to kill myself');
  await page.reload();
  await expect
    .element(page.site.getByRole('main').getByRole('status').getByText('Call 988'))
    .toBeVisible();
});

test('a session that ends takes nothing away that was typed', async () => {
  const page = await open('/contact', { viewer: 'family' });
  await expect.element(field(page, 'Name')).toHaveValue('Robin Hearth');
  await complete(page);
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  page.wire.tell('signed-out');
  await expect.element(page.site.getByRole('banner').getByText('Sign In')).toBeVisible();
  await expect.element(field(page, 'Message')).toHaveValue(WORDS.Message);
});

test('words of a crisis bring the crisis line to the message at once', async () => {
  const page = await open('/contact');
  const line = page.site.getByRole('main').getByRole('status').getByText('Call 988');
  await fillIn(page, WORDS);
  await expect.element(line).not.toBeInTheDocument();
  await field(page, 'Message').fill('I want to kill myself');
  await expect.element(line).toBeVisible();
});

test('arrow keys lead through the tabs, each with its address', async () => {
  const page = await open('/support/contact', { viewer: 'family' });
  const { site, window } = page;
  const tab = (name: string) => site.getByRole('tab', { name, exact: true });
  await expect.element(tab('Contact')).toHaveAttribute('aria-selected', 'true');
  const contact = await tab('Contact').findElement();
  contact.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.element(tab('Resources')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('Resources')).toHaveFocus();
  expect(window().location.pathname).toBe('/support/resources');
  await tab('Help').click();
  await expect.element(tab('Help')).toHaveAttribute('aria-selected', 'true');
  expect(window().location.pathname).toBe('/support');
});
