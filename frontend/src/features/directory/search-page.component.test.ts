import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { MILITARY_ZIP } from '../../testing/directory.fixture.ts';
import { openPage, type SitePage } from '../../testing/page.fixture.ts';
import { focus, press, settle } from '../../testing/steps.fixture.ts';

const PHONE = { width: 320, height: 640 };

const words = ({ site }: SitePage) => site.getByLabelText('What are you looking for?');
const place = ({ site }: SitePage) => site.getByLabelText('Where?');
const answer = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('status').getByRole('heading').last();
const folded = ({ site }: SitePage) => site.getByRole('button', { name: /Change$/ });
const cards = ({ site }: SitePage) => site.getByRole('main').getByCss('li[aria-posinset]');

const searchFor = async (page: SitePage, text: string): Promise<void> => {
  await words(page).fill(text);
  await focus(words(page));
  await commands.pressKey('Enter');
};

test('on a phone a search ends at its answer, and opens again at its words', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family', ...PHONE });
  await folded(page).click();
  await expect.element(words(page)).toHaveFocus();
  await searchFor(page, 'speech');
  await expect.element(answer(page)).toHaveFocus();
  await expect.element(answer(page)).toBeInViewport();
  await expect.element(folded(page)).toMatchTextContent('speech · 27701');
  await expect.element(words(page)).not.toBeVisible();
  await folded(page).click();
  await expect.element(words(page)).toHaveFocus();
  await expect.element(words(page)).toHaveValue('speech');
});

test('on a wide screen the form stays, and so does the focus', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  await searchFor(page, 'speech');
  await expect.poll(page.path).toContain('search=speech');
  await settle(page);
  await expect.element(words(page)).toHaveFocus();
  await expect.element(folded(page)).not.toBeInTheDocument();
});

test('offers stand after the results on a phone', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family', ...PHONE });
  await expect.element(cards(page)).toHaveLength(5);
  const lastCard = cards(page).last().element();
  for (const offer of [
    page.site.getByRole('region', { name: 'Filters and map' }),
    page.site.getByRole('main').getByRole('link', { name: 'See what Plus adds', exact: true }),
  ]) {
    await expect.element(offer).toBeVisible();
    expect(
      lastCard.compareDocumentPosition(offer.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
    expect(offer.element().getBoundingClientRect().top).toBeGreaterThan(
      lastCard.getBoundingClientRect().bottom,
    );
  }
});

test('a place among the words moves into its own field, and the page says so', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  const { site, wire } = page;
  await searchFor(page, 'speech near 27701');
  await expect.element(place(page)).toHaveValue('27701');
  await expect.element(words(page)).toHaveValue('speech');
  await expect
    .element(site.getByText('We searched near Durham, NC, taken from your words.'))
    .toBeVisible();
  await expect.poll(page.path).toBe('/resources?search=speech&location=27701');
  await settle(page);
  // The answer is the same, and is not asked for twice.
  expect(wire.calls('GET /api/resources').map(({ query }) => query.get('search'))).not.toContain(
    'speech',
  );
});

test('words are left as they are while they are being typed', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  await words(page).fill('speech near 27701');
  await expect
    .element(page.site.getByText('We searched near Durham, NC, taken from your words.'))
    .toBeVisible();
  await expect.element(words(page)).toHaveValue('speech near 27701');
  await focus(place(page));
  await expect.element(words(page)).toHaveValue('speech');
  await expect.element(place(page)).toHaveValue('27701');
});

test.each([
  ['near me', 'Near where? Enter a ZIP code or city, and we’ll search around it.'],
  ['speech near asdf', 'We don’t know where “asdf” is, so we searched everywhere.'],
])('"%s" asks for the place', async (text, question) => {
  const page = await openPage(`/resources?${new URLSearchParams({ search: text })}`, {
    viewer: 'family',
    ...PHONE,
  });
  await expect.element(page.site.getByText(question)).toBeVisible();
  await press(page, 'Enter a place');
  await expect.element(place(page)).toHaveFocus();
});

test.each([
  ['M5V 2T6', 'That is outside the United States'],
  ['asdf', 'We don’t know that ZIP code or city.'],
  [MILITARY_ZIP, 'That ZIP code is for military mail and has no place on a map.'],
])('on a phone the unusable place %s is asked for again in its field', async (typed, problem) => {
  const page = await openPage('/resources', { viewer: 'family', ...PHONE });
  await place(page).fill(typed);
  await focus(place(page));
  await commands.pressKey('Enter');
  await expect.element(place(page)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(place(page)).toHaveFocus();
  await expect.element(page.site.getByRole('main')).toMatchTextContent(problem);
});

test('a ZIP code of nine digits is searched around, and stays as it was written', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  await place(page).fill('27701-1234');
  await focus(place(page));
  await commands.pressKey('Enter');
  await expect.element(answer(page)).toBeVisible();
  await expect
    .element(page.site.getByRole('status').filter({ hasText: /near Durham, NC|of Durham, NC/ }))
    .toBeVisible();
  await expect.element(place(page)).toHaveValue('27701-1234');
});

test.for([
  ['letters', 'speech '.repeat(800)],
  ['emoji', `a${'🦄'.repeat(5_000)}`],
])('5,000 %s that are pasted are cut, and the page says so', async ([, pasted = '']) => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  await focus(words(page));
  await commands.insertText(pasted);
  await expect.element(page.site.getByText(/There is room for 200 letters/)).toBeVisible();
  await expect
    .poll(() => new URLSearchParams(page.window().location.search).get('search')?.length ?? 0)
    .toBeGreaterThan(180);
  const { search } = page.window().location;
  expect(search.length).toBeLessThan(2_000);
  expect(decodeURIComponent(search)).not.toContain('\ufffd');
  await words(page).fill('speech');
  await expect.element(page.site.getByText(/There is room for/)).not.toBeInTheDocument();
});

test('an address with too long a search says that its beginning is searched for', async () => {
  const search = 'speech '.repeat(800).trim();
  const page = await openPage(`/resources?${new URLSearchParams({ search, location: '27701' })}`, {
    viewer: 'family',
    ...PHONE,
  });
  const note = page.site.getByText(/This search is longer than 200 letters/);
  await expect.element(note).toBeVisible();
  await folded(page).click();
  await searchFor(page, 'speech');
  await expect.element(answer(page)).toHaveFocus();
  await expect.element(note).toHaveLength(0);
});

test('where nothing is within reach, there are the nearest, telehealth and help of the state', async () => {
  const page = await openPage('/resources?location=Nome%2C%20AK', { viewer: 'family' });
  const { site } = page;
  await expect.element(site.getByRole('heading', { name: 'No resources found' })).toBeVisible();
  await expect.element(site.getByText('There are none within 25 miles of Nome, AK.')).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  const nearest = site.getByRole('region', { name: 'The nearest, farther away' });
  await expect.element(nearest.getByRole('article')).toHaveLength(3);
  await expect
    .element(nearest.getByRole('article').first())
    .toMatchTextContent(/About [\d,]+ miles away/);
  await expect
    .element(
      site.getByRole('region', { name: 'By video or phone, from your state' }).getByRole('article'),
    )
    .toHaveLength(1);
  const state = site.getByRole('region', { name: 'Help from Alaska' });
  await expect.element(state).toMatchTextContent('Early Intervention');
  await expect.element(state).toMatchTextContent('Medicaid');
});

test('where nothing is within reach, a filter that is set can be cleared', async () => {
  const page = await openPage('/resources?location=Nome%2C%20AK&telehealth=1', { viewer: 'plus' });
  await page.site.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect.poll(page.path).toBe('/resources?location=Nome%2C+AK');
});

test('a filter that is set is a chip that takes it off', async () => {
  const page = await openPage('/resources?location=27701&insurance=medicaid&ages=5', {
    viewer: 'plus',
  });
  const chips = page.site.getByRole('list', { name: 'Filters that are set' });
  await expect.element(chips).toMatchTextContent('Medicaid');
  await chips.getByRole('button', { name: 'Remove filter: 5 years' }).click();
  await expect.poll(page.path).toBe('/resources?location=27701&insurance=medicaid');
  await expect.element(page.site.getByLabelText('Insurance')).toHaveValue('medicaid');
  await chips.getByRole('button', { name: 'Remove filter: Medicaid' }).click();
  await expect.poll(page.path).toBe('/resources?location=27701');
});

test('on every plan, words that name a filter are a chip that takes them out of the search', async () => {
  const page = await openPage('/resources?search=speech+for+a+toddler', { viewer: 'family' });
  await page.site.getByRole('button', { name: 'Remove filter: 2 years' }).click();
  await expect.element(words(page)).toHaveValue('speech');
  await expect.poll(page.path).toMatch(/search=speech$/);
});

test('back and forward through searches in a row return scroll and focus', async () => {
  const page = await openPage('/resources?location=27701', {
    viewer: 'plus',
    width: 320,
    height: 640,
  });
  const { site } = page;
  const searches = ['aba', 'speech', 'occupational', 'dental'];
  const thirdLink = () => cards(page).nth(2).getByRole('heading').getByRole('link');
  for (const [index, text] of searches.entries()) {
    await folded(page).click();
    await searchFor(page, text);
    await expect.element(answer(page)).toHaveFocus();
    await expect.poll(page.path).toContain(`search=${text}`);
    if (index === 0) await focus(thirdLink());
  }
  for (const text of searches.toReversed().slice(1)) {
    page.window().history.back();
    await expect.poll(page.path).toContain(`search=${text}`);
    await expect.element(folded(page)).toMatchTextContent(text);
  }
  await expect.element(thirdLink()).toHaveFocus();
  await expect.element(thirdLink()).toBeInViewport();
  for (const text of searches.slice(1)) {
    page.window().history.forward();
    await expect.poll(page.path).toContain(`search=${text}`);
  }
  await expect.element(site.getByLabelText('What are you looking for?')).toHaveValue('dental');
});

test('going back from a provider returns the focus to its card', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const third = cards(page).getByRole('heading').getByRole('link').nth(2);
  await expect.element(third).toBeVisible();
  await focus(third);
  await commands.pressKey('Enter');
  await expect.element(page.site.getByText('Good to know')).toBeVisible();
  page.window().history.back();
  await expect.element(third).toHaveFocus();
});

test('two tabs search for themselves', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  await searchFor(page, 'speech');
  await expect.poll(page.path).toContain('search=speech');
  const tab = await page.openTab('/resources?location=90210');
  await searchFor(tab, 'dental');
  await expect.poll(tab.path).toContain('search=dental');
  await expect.element(cards(tab).first()).toMatchTextContent('Dental');
  await expect.element(words(page)).toHaveValue('speech');
  expect(page.path()).toBe('/resources?search=speech&location=27701');
  await page.reload();
  await expect.element(words(page)).toHaveValue('speech');
});

test.each([
  ['an emoji', '🦄'],
  ['5,000 letters', 'x'.repeat(5_000)],
])('%s for a place is asked about again', async (_what, typed) => {
  const page = await openPage(`/resources?${new URLSearchParams({ location: typed })}`, {
    viewer: 'family',
    ...PHONE,
  });
  await expect.element(page.site.getByText(/^We don’t know that ZIP code or city/)).toBeVisible();
  await expect.element(place(page)).toHaveAttribute('aria-invalid', 'true');
});
