import { expect, test } from 'vitest';
import { openPage, type SitePage } from '../../../testing/page.fixture.ts';

const openFirst = ({ site }: SitePage): Promise<void> =>
  site.getByRole('article').first().getByRole('heading').getByRole('button').click();

test('a note is kept as a draft until it is saved', async () => {
  const page = await openPage('/favorites', { viewer: 'family' });
  const { site, wire, reload } = page;
  await openFirst(page);
  await site
    .getByRole('button', { name: /^(Add a|Edit the) note/ })
    .first()
    .click();
  const note = site.getByRole('textbox', { name: /^Your note on/ });
  await expect.element(note).toHaveFocus();
  await note.fill('Ask about Tuesdays');
  await reload();
  await expect.element(note).toHaveValue('Ask about Tuesdays');
  await site.getByRole('button', { name: /^Save note/ }).click();
  await expect.poll(() => wire.calls('PUT /api/favorites/:id/note').length).toBe(1);
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(site.getByRole('group').getByText('Ask about Tuesdays')).toBeVisible();
});

test('a note that is too long says by how much and is not sent', async () => {
  const page = await openPage('/favorites', { viewer: 'family' });
  const { site, wire } = page;
  await openFirst(page);
  await site
    .getByRole('button', { name: /^(Add a|Edit the) note/ })
    .first()
    .click();
  const note = site.getByRole('textbox', { name: /^Your note on/ });
  await note.fill('a'.repeat(10_000));
  await expect.element(site.getByText(/too long\.$/)).toBeVisible();
  await site.getByRole('button', { name: /^Save note/ }).click();
  await expect.element(note).toHaveFocus();
  expect(wire.calls('PUT /api/favorites/:id/note')).toEqual([]);
});
