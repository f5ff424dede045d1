import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { refusal } from '../../../testing/hearthway.fixture.ts';
import { openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { press } from '../../../testing/steps.fixture.ts';
import { unreachable } from '../../../testing/wire.fixture.ts';

const STORY_PATH = `/staff/feedback/${'a'.repeat(32)}/${'1'.repeat(32)}`;
const FEEDBACK = '/api/staff/feedback/:userId/:feedbackId';
const DECISION = `POST ${FEEDBACK}`;

const openStory = async (options: { readonly width?: number } = {}): Promise<SitePage> => {
  const page = await openPage(STORY_PATH, { viewer: 'support', ...options });
  await expect
    .element(page.site.getByRole('heading', { level: 1, name: 'He asks for his song' }))
    .toBeVisible();
  return page;
};

const bodiesOf = ({ wire }: SitePage, decision: string) =>
  wire.calls(`${DECISION}/${decision}`).map(({ body }) => body);

test('crisis words come first, without any words of the family, and letters move along', async () => {
  const page = await openPage('/staff/feedback', { viewer: 'support' });
  const rows = page.site.getByRole('region', { name: 'Waiting for us' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.first()).toMatchTextContent('Words of suicide or self-harm');
  await page.site.getByRole('heading', { level: 1 }).click();
  await commands.pressKey('j');
  await commands.pressKey('j');
  await expect.element(rows.nth(1).getByCss('a:focus')).toHaveLength(1);
  await commands.pressKey('Enter');
  await expect
    .element(page.site.getByRole('heading', { level: 1, name: 'He asks for his song' }))
    .toBeVisible();
});

test('a story is masked until its details are asked for', async () => {
  const page = await openStory();
  await expect.element(page.site.getByText('Call […].')).toBeVisible();
  await press(page, 'Show the details');
  await expect.element(page.site.getByText('(919) 555-0134')).toBeVisible();
  expect(bodiesOf(page, 'view')).toEqual([{ shown: 'masked' }, { shown: 'whole' }]);
  expect(await barriersOf(page)).toEqual([]);
});

test('the preview follows the words that will be published', async () => {
  const page = await openStory();
  await press(page, 'Publish…');
  const dialog = page.site.getByRole('dialog', { name: 'Publish this story' });
  await dialog.getByRole('textbox', { name: 'Story' }).fill('He asks for his song himself.');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect
    .element(preview.getByText('He asks for his song himself.', { exact: true }))
    .toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodiesOf(page, 'publish')).toEqual([
    {
      seen: 1,
      place: 'Durham, NC',
      title: 'He asks for his song',
      words: 'He asks for his song himself.',
    },
  ]);
});

test('single letters ask back and decline with a reason', async () => {
  const page = await openStory({ width: 320 });
  await page.site.getByRole('heading', { level: 1 }).click();
  await commands.pressKey('q');
  const question = page.site.getByRole('textbox', { name: 'Question' });
  await press(page, 'Ask');
  await expect.element(page.site.getByText('Please write a question')).toBeVisible();
  await question.fill('Which therapy?');
  await press(page, 'Ask');
  await expect
    .poll(() => bodiesOf(page, 'return'))
    .toEqual([{ question: 'Which therapy?', seen: 1 }]);
  await expect.element(question).not.toBeInTheDocument();
  await page.site.getByRole('heading', { level: 1 }).click();
  await commands.pressKey('d');
  await page.site
    .getByRole('combobox', { name: 'Reason' })
    .selectOptions('It reads like an advertisement');
  await press(page, 'Decline');
  await expect.poll(() => bodiesOf(page, 'decline')).toEqual([{ reason: 'advertising', seen: 1 }]);
  expect(overflowOf(page)).toBe(0);
});

test('a look that has ended shows nothing more, and can be taken again', async () => {
  const page = await openStory();
  const { site, wire } = page;
  const restore = wire.answer(`GET ${FEEDBACK}`, () => refusal('GrantRequired'));
  await press(page, 'Mark as read');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Your access has ended' }))
    .toBeVisible();
  await expect.element(site.getByText('Call […].')).not.toBeInTheDocument();
  expect(await barriersOf(page)).toEqual([]);
  restore();
  await press(page, 'Open again');
  await expect.element(site.getByText('Call […].')).toBeVisible();
});

test('feedback that the family took back meanwhile is said to be gone', async () => {
  const page = await openStory();
  const { site, wire } = page;
  wire.answer(`GET ${FEEDBACK}`, () => refusal('UnknownFeedback'));
  await press(page, 'Mark as read');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'There is no such feedback' }))
    .toBeVisible();
});

test('details that could not be shown can be asked for again, and the story stays', async () => {
  const page = await openStory();
  const { site, wire } = page;
  const restore = wire.answer(`${DECISION}/view`, unreachable);
  await press(page, 'Show the details');
  await expect.element(site.getByRole('alert').getByText(/connection/)).toBeVisible();
  await expect.element(site.getByText('Call […].')).toBeVisible();
  restore();
  await press(page, 'Show the details');
  await expect.element(site.getByText('(919) 555-0134')).toBeVisible();
});
