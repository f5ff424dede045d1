import type { Feedback } from '@hearthway/domain/feedback/feedback.contract.ts';
import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser, type SitePage } from '../../testing/page.fixture.ts';
import { press, settle } from '../../testing/steps.fixture.ts';

const SEND = 'POST /api/feedback';

const ENTRY: Feedback = {
  id: '1'.repeat(32),
  feedbackType: 'success_story',
  rating: 5,
  isPublic: true,
  language: 'en',
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  title: 'He asks for his song',
  message: 'After six months he asks for his favorite song himself.',
  childAge: 5,
  location: 'Durham, NC',
  status: 'returned',
  submittedAt: '2026-11-01T09:00:00.000Z',
  changedAt: '2026-11-02T09:00:00.000Z',
  question: 'May we leave out the name of the school?',
  declineReason: null,
  published: null,
};

const openTab = async (options: Parameters<typeof openBrowser>[0] = {}): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'family', ...options });
  await page.open('/support/community');
  await settle(page);
  await press(page, 'Tell us something');
  return page;
};

const formOf = ({ site }: SitePage) =>
  site.getByRole('region', { name: 'Share your story or feedback' });

const fill = async (page: SitePage, message: string): Promise<void> => {
  const form = formOf(page);
  await form.getByLabelText('Your rating', { exact: true }).selectOptions('5 stars: excellent');
  await form.getByRole('textbox', { name: 'Title' }).fill('He asks for his song');
  await form.getByRole('textbox', { name: /^Your message/ }).fill(message);
};

test('words of a crisis bring the crisis line to the form at once', async () => {
  const page = await openTab();
  const line = formOf(page).getByRole('status').getByText('Call 988');
  await fill(page, 'He asks for his song.');
  await expect.element(line).not.toBeInTheDocument();
  await fill(page, 'I want to kill myself');
  await expect.element(line).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('each field says what is missing', async () => {
  const page = await openTab();
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Your name' }).fill('A');
  await form.getByRole('textbox', { name: 'Email' }).fill('nowhere');
  await press(page, 'Submit Feedback');
  for (const words of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please choose from 1 to 5 stars',
    'Title must be at least 5 characters',
    'Message must be at least 20 characters',
  ])
    await expect.element(form.getByText(words, { exact: true })).toBeVisible();
  expect(page.wire.calls(SEND)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
});

test('feedback is sent without consent unless the box is ticked', async () => {
  const page = await openTab();
  await fill(page, 'He asks for his favorite song himself.');
  await press(page, 'Submit Feedback');
  await expect.element(page.site.getByText('Thank you for sharing!')).toBeVisible();
  expect(page.wire.calls(SEND).map(({ body }) => body)).toMatchObject([{ isPublic: false }]);
});

test('a failure is told, and the words stay', async () => {
  const page = await openTab({ api: { [SEND]: () => ({ status: 503, body: {} }) } });
  await fill(page, 'He asks for his favorite song himself.');
  await press(page, 'Submit Feedback');
  await expect.element(page.site.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect
    .element(formOf(page).getByRole('textbox', { name: 'Title' }))
    .toHaveValue('He asks for his song');
});

test('a phone number is asked about before it is sent', async () => {
  const page = await openTab();
  await fill(page, 'Call us at (919) 555-0134, we tell you more.');
  await press(page, 'Submit Feedback');
  const dialog = page.site.getByRole('dialog', { name: 'Do you want to send this?' });
  await expect.element(dialog.getByText('(919) 555-0134')).toBeVisible();
  expect(page.wire.calls(SEND)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press(page, 'Submit Feedback');
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(() => page.wire.calls(SEND).length).toBe(1);
});

test('a family answers a question, and takes its feedback back', async () => {
  const page = await openTab({ api: { 'GET /api/feedback': () => ({ body: [ENTRY] }) } });
  const own = page.site.getByRole('region', { name: 'Feedback that you sent' });
  await expect.element(own.getByText('May we leave out the name of the school?')).toBeVisible();
  await own.getByRole('button', { name: 'Change: He asks for his song' }).click();
  await expect.element(own.getByRole('checkbox')).toBeChecked();
  await own.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect.poll(() => page.wire.calls('PUT /api/feedback/:feedbackId').length).toBe(1);
  await own.getByRole('button', { name: 'Take back: He asks for his song' }).click();
  await expect.poll(() => page.wire.calls('DELETE /api/feedback/:feedbackId').length).toBe(1);
});

test('a published story is shown in the words of its family', async () => {
  const story = {
    kind: 'told',
    id: '2'.repeat(32),
    firstName: 'Ana',
    place: 'Durham, NC',
    title: 'He asks for his song',
    words: 'He asks for his favorite song himself.',
    rating: 5,
    language: 'en',
  };
  const page = await openTab({
    width: 320,
    api: { 'GET /api/stories': () => ({ body: [story] }) },
  });
  await expect.element(page.site.getByText('A family’s own story')).toBeVisible();
  await expect.element(page.site.getByText('Ana, Durham, NC')).toBeVisible();
  expect(overflowOf(page)).toBe(0);
});
