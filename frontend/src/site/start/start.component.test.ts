import { expect, test } from 'vitest';
import { barriersOf } from '../../testing/barriers.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { openPage } from '../../testing/page.fixture.ts';

test.for([
  { door: 'Just diagnosed', title: 'Breathe first', tomorrow: /full report in writing/ },
  { door: 'They said no', title: 'A no is often not the end', tomorrow: /number on the letter/ },
  { door: 'On a waiting list', title: 'While you are on a list', tomorrow: /Call one list/ },
])('behind “$door” help comes before any question, with leave to stop', async (row) => {
  const { site, document } = await openPage('/', { width: 360 });
  await site.getByRole('link', { name: row.door }).click();
  await expect.element(site.getByRole('heading', { level: 1, name: row.title })).toBeVisible();
  expect(document().querySelectorAll('main :is(input, select, textarea)')).toHaveLength(0);
  const enough = site.getByRole('region', { name: 'Enough for tonight' });
  await expect.element(enough).toMatchTextContent(row.tomorrow);
  // The mail is the person's own, to an address that is theirs to fill in.
  await expect
    .element(enough.getByRole('link', { name: 'Mail it to myself' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=/));
});

test('whom to call stands first where a family is not safe, and Escape leaves only an open page', async () => {
  const page = await openPage('/start/not-safe-tonight', { width: 360 });
  const { site } = page;
  const main = site.getByRole('main');
  await expect.element(main.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
  const leave = main.getByRole('button', { name: /Leave this page now/ });
  await expect.element(leave).toHaveLength(0);
  const keys = keyboardOf(page);
  await keys.enter(main.getByText('Someone at home hurts us'));
  await expect.element(leave).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Violence at home: 1-800-799-7233' }))
    .toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('the contacts speak Spanish', async () => {
  const { site } = await openPage('/start/not-safe-tonight', { language: 'es' });
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Llamar al 911' }).first())
    .toBeVisible();
});
