import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { openBrowser, type SitePage } from '../../../testing/page.fixture.ts';
import { press, settle } from '../../../testing/steps.fixture.ts';
import { GROUPS } from '../community.routes.fixture.ts';

/** Near Durham. */
const LISTED = 'Fennel & Harbor Speech Therapy';

const PROPOSE = 'POST /api/resource-proposals';

const openTab = async (options: Parameters<typeof openBrowser>[0] = {}): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'family', ...options });
  await page.open('/support/community');
  await settle(page);
  return page;
};

const main = ({ site }: SitePage) => site.getByRole('main');

test('two stories say that they are made up', async () => {
  const page = await openTab();
  await main(page).getByText('Two stories that are made up').click();
  await expect.element(main(page).getByText('Illustrative story').first()).toBeVisible();
  await expect.element(main(page).getByText('Illustrative story')).toHaveLength(2);
  expect(await barriersOf(page)).toEqual([]);
});

test('groups of the family’s own state come first, and can be taken into a calendar', async () => {
  const page = await openTab();
  const groups = main(page).getByRole('region', { name: 'Support groups' });
  await groups.getByRole('combobox', { name: 'State' }).selectOptions('North Carolina');
  await expect.element(groups.getByText('3 groups')).toBeVisible();
  await expect
    .element(groups.getByRole('heading', { level: 3 }).first())
    .toHaveTextContent('Parents of Durham');
  await expect.element(groups.getByRole('button', { name: /^Add to my calendar/ })).toHaveLength(1);
  await expect
    .element(groups.getByText(/^Source: A list of support groups, as of November 2026$/).first())
    .toBeVisible();
  await groups.getByRole('combobox', { name: 'How they meet' }).selectOptions('Online');
  await expect.element(groups.getByRole('heading', { level: 3 })).toHaveLength(1);
});

test('a state without groups has the sourced help of every state', async () => {
  const page = await openTab({ api: { 'GET /api/content/support-group': () => ({ body: [] }) } });
  const groups = main(page).getByRole('region', { name: 'Support groups' });
  await groups.getByRole('combobox', { name: 'State' }).selectOptions('Ohio');
  await expect.element(groups.getByText('We know of no support group in Ohio yet.')).toBeVisible();
  await expect
    .element(groups.getByRole('link', { name: /^Source: U.S. Department of Education/ }))
    .toBeVisible();
});

test('a proposal is checked, kept as a draft, and sent once', async () => {
  const page = await openTab();
  await press(page, 'Propose a provider');
  const form = main(page).getByRole('region', { name: 'Share a provider' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.element(form.getByText('Please enter the name')).toBeVisible();
  await expect.element(form.getByText('Please choose a kind of help')).toBeVisible();
  await expect.element(form.getByText('Please enter a phone number or a website')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name of the provider' }).fill('Calm Waters');
  await page.reload();
  await expect
    .element(form.getByRole('textbox', { name: 'Name of the provider' }))
    .toHaveValue('Calm Waters');
  await form.getByRole('combobox', { name: 'Kind of help' }).selectOptions('Dental Care');
  await form.getByRole('textbox', { name: 'City' }).fill('Durham');
  await form.getByRole('combobox', { name: 'State' }).selectOptions('North Carolina');
  await form.getByRole('textbox', { name: /^Phone number/ }).fill('919-555-0100');
  await form.getByRole('textbox', { name: /^Why do you/ }).fill('They dim the lights.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => page.wire.calls(PROPOSE).map(({ body }) => body))
    .toEqual([
      {
        name: 'Calm Waters',
        category: 'dental',
        street: '',
        city: 'Durham',
        state: 'NC',
        zip: '',
        phone: '919-555-0100',
        website: '',
        why: 'They dim the lights.',
      },
    ]);
  await expect.element(form.getByRole('button', { name: 'Propose a provider' })).toBeVisible();
});

test('listings that may be the provider are shown before it is proposed', async () => {
  const page = await openTab();
  await press(page, 'Propose a provider');
  const form = main(page).getByRole('region', { name: 'Share a provider' });
  await form.getByRole('textbox', { name: 'City' }).fill('Durham');
  await form.getByRole('combobox', { name: 'State' }).selectOptions('North Carolina');
  await form.getByRole('textbox', { name: 'Name of the provider' }).fill(LISTED);
  await form.getByRole('textbox', { name: /^Phone number/ }).click();
  await expect.element(form.getByText(/^Is it (?:this one|one of these)/)).toBeVisible();
  await expect.element(form.getByRole('link', { name: LISTED }).first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Name of the provider' }).fill('Quite Another');
  await form.getByRole('textbox', { name: /^Phone number/ }).click();
  await expect.element(form.getByText(/^Is it/)).not.toBeInTheDocument();
});

test('the focus stays in the page when what was pressed is gone', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({
    ...GROUPS[1],
    id: `nc-${at}`,
    words: { title: `Group ${at}`, description: '' },
  }));
  const page = await openTab({ api: { 'GET /api/content/support-group': () => ({ body: many }) } });
  const groups = main(page).getByRole('region', { name: 'Support groups' });
  await groups.getByRole('combobox', { name: 'State' }).selectOptions('North Carolina');
  await press(page, 'Show all 8 groups');
  await expect
    .element(groups.getByRole('listitem').filter({ hasText: 'Group 3' }).first())
    .toHaveFocus();
  await press(page, 'Propose a provider');
  await press(page, 'Cancel');
  await expect
    .element(main(page).getByRole('button', { name: 'Propose a provider' }))
    .toHaveFocus();
  await press(page, 'I’d like a family forum');
  await expect.element(main(page).getByText(/^You told us that you would like one/)).toHaveFocus();
});

test('a family says that it would like a forum, and reads that it said so', async () => {
  const page = await openTab();
  await press(page, 'I’d like a family forum');
  await expect.element(main(page).getByText(/^You told us that you would like one/)).toBeVisible();
});

test('nothing sticks out of a narrow page', async () => {
  const page = await openTab({ width: 320 });
  await press(page, 'Propose a provider');
  expect(overflowOf(page)).toBe(0);
});
