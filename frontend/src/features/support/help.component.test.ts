import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { MODULE_PATH } from '../../testing/lessons.fixture.ts';
import { openBrowser, type SitePage } from '../../testing/page.fixture.ts';
import { press, settle } from '../../testing/steps.fixture.ts';
import { overloaded } from '../../testing/wire.fixture.ts';

const RATING = 'PUT /api/help/ratings/:answerId';

const openAs = async (viewer: 'visitor' | 'family', path: string): Promise<SitePage> => {
  const page = await openBrowser({ viewer });
  await page.open(path);
  await settle(page);
  return page;
};

const main = ({ site }: SitePage) => site.getByRole('main');

test('the Help tab has the four cards, each with its way on', async () => {
  const page = await openAs('family', '/support');
  await expect.element(main(page).getByRole('heading', { name: 'AI Chat' })).toBeVisible();
  await expect.element(main(page).getByRole('button', { name: 'Start a chat' })).toBeVisible();
  const cards = main(page).getByRole('region', { name: 'Ways to get help' });
  await expect
    .element(cards.getByRole('link', { name: 'Call 988', exact: true }).first())
    .toHaveAttribute('href', 'tel:988');
  await expect
    .element(cards.getByRole('link', { name: /^Find your parent center/ }))
    .toHaveAttribute('target', '_blank');
  await cards.getByRole('link', { name: 'Write to us' }).click();
  await expect.poll(page.path).toBe('/support/contact');
});

test('the six questions open their answers, which lead on', async () => {
  const page = await openAs('family', '/support');
  const questions = main(page).getByRole('button', { name: /^What about/ });
  await expect.element(questions).toHaveLength(6);
  await questions.nth(1).click();
  await expect.element(main(page).getByText('Call them.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^This answer as a page/ })
    .click();
  await expect.poll(page.path).toBe('/help/distance-filter');
});

test('a family says whether an answer helped, and changes its mind', async () => {
  const page = await openAs('family', '/help/distance-filter');
  await press(page, 'Yes');
  await expect.element(main(page).getByText(/^Thank you/)).toBeVisible();
  await press(page, 'No');
  await expect
    .element(main(page).getByRole('link', { name: 'Tell us what is missing' }))
    .toBeVisible();
  await expect
    .poll(() => page.wire.calls(RATING).map(({ path, body }) => [path, body]))
    .toEqual([
      ['/api/help/ratings/distance-filter', { version: 3, isHelpful: true }],
      ['/api/help/ratings/distance-filter', { version: 3, isHelpful: false }],
    ]);
});

test('a vote that could not be stored is taken back, and the page says so', async () => {
  const page = await openAs('family', '/help/distance-filter');
  page.wire.answer(RATING, overloaded);
  await press(page, 'Yes');
  await expect.element(page.site.getByText('Something went wrong').first()).toBeVisible();
  await expect
    .element(main(page).getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('a visitor reads an answer, goes on to a related one, and is told where to ask', async () => {
  const page = await openAs('visitor', '/help/distance-filter');
  await expect
    .element(main(page).getByRole('heading', { level: 1 }))
    .toHaveTextContent('What about distance-filter?');
  await expect.element(main(page).getByRole('button', { name: 'Yes' })).toHaveLength(0);
  await expect
    .element(main(page).getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/contact');
  await main(page).getByRole('link', { name: 'What about states-covered?' }).click();
  await expect.poll(page.path).toBe('/help/states-covered');
});

test('a search lists the answers it finds, and says when there are none', async () => {
  const page = await openAs('visitor', '/help');
  const field = main(page).getByLabelText('Search in the help');
  await field.fill('nothing');
  await press(page, 'Search');
  await expect.element(main(page).getByText(/^No answer about “nothing” yet/)).toBeVisible();
  await field.fill('miles');
  await press(page, 'Search');
  await expect.element(main(page).getByText('2 answers about “miles”')).toBeVisible();
  await press(page, 'Clear search');
  await expect.element(field).toHaveFocus();
  await field.fill('miles');
  await press(page, 'Search');
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await field.fill('small');
  await press(page, 'Search');
  await expect
    .element(main(page).getByRole('region', { name: 'In lessons' }).getByRole('link').first())
    .toHaveAttribute('href', `${MODULE_PATH}#steps`);
  await field.fill('miles');
  await press(page, 'Search');
  await main(page).getByRole('link', { name: 'What about find-providers?' }).first().click();
  await expect.poll(page.path).toBe('/help/find-providers#first');
});

test('an address without an answer says so, and leads to all of them', async () => {
  const page = await openAs('visitor', '/help/no-such-answer');
  await main(page).getByRole('link', { name: 'See all answers' }).click();
  await expect.poll(page.path).toBe('/help');
});
