import { expect, test } from 'vitest';
import { openPage, type SitePage } from '../testing/page.fixture.ts';

const section = ({ site }: SitePage, name: string) =>
  site.getByRole('main').getByRole('region', { name });

const field = (page: SitePage, name: string) =>
  section(page, 'Your name').getByLabelText(name, { exact: true });

test('a changed name is kept, and a draft of one outlives a reload', async () => {
  const page = await openPage('/account', { viewer: 'family' });
  const { site } = page;
  const save = section(page, 'Your name').getByRole('button', { name: 'Save name', exact: true });
  await field(page, 'First name').fill(' ');
  await save.click();
  await expect.element(field(page, 'First name')).toHaveFocus();

  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await page.reload();
  await expect.element(field(page, 'Last name')).toHaveValue('Lovelace');
  await save.click();
  await expect.element(site.getByText('Name saved', { exact: true })).toBeVisible();
  await expect.element(site.getByRole('banner').getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.reload();
  await expect.element(section(page, 'Overview')).toMatchTextContent('Ada Lovelace');
});

test('the account leads to the Support Center and to a person', async () => {
  const page = await openPage('/account', { viewer: 'family' });
  const help = section(page, 'Need help?');
  await expect
    .element(help.getByRole('link', { name: 'Support Center' }))
    .toHaveAttribute('href', '/support');
  await expect
    .element(help.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/contact');
});
