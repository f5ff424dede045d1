import {
  PLUS_RADIUS_MILES,
  RESULTS_PER_PAGE,
} from '@hearthway/domain/directory/directory.constants.ts';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createClock } from '../testing/clock.fixture.ts';
import { PROVIDER_NAME, PROVIDER_PATH } from '../testing/directory.fixture.ts';
import { refusal } from '../testing/hearthway.fixture.ts';
import { openPage, type SitePage } from '../testing/page.fixture.ts';
import { bodiesTo, focus, press, settle } from '../testing/steps.fixture.ts';
import { hold, overloaded } from '../testing/wire.fixture.ts';

/** A longer list has in the page only what is in sight, and some around it. */
const WHOLE_LIST = 100;

/** Before a search counts as one. */
const SETTLED_MS = 2_000;

const cards = ({ site }: SitePage) => site.getByRole('main').getByCss('li[aria-posinset]');
const countOf = (page: SitePage): number => cards(page).elements().length;
const summary = ({ site }: SitePage) => site.getByRole('main').getByRole('status').last();

test('the gate tells a visitor what an account and Plus offer', async () => {
  const page = await openPage('/resources');
  const { site } = page;
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Access Resource Directory' }))
    .toBeVisible();
  await expect
    .element(site.getByPlaceholder('Create account to search local resources...'))
    .toBeDisabled();
  await expect.element(site.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect.element(site.getByRole('button', { name: 'Map', exact: true })).toBeDisabled();
  await page.open(PROVIDER_PATH);
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', `/login?redirect=${encodeURIComponent(PROVIDER_PATH)}`);
});

test('a family on the free plan sees five, and filters and the map as what Plus adds', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const { site } = page;
  await expect.element(summary(page)).toMatchTextContent('Showing first 5 results');
  await expect.element(summary(page)).toMatchTextContent('Within 25 miles of Durham, NC.');
  await expect.element(cards(page)).toHaveLength(5);
  await expect.element(site.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect.element(site.getByRole('button', { name: 'Map', exact: true })).toBeDisabled();
  await expect
    .poll(() => bodiesTo(page, 'POST /api/journey/prompts'))
    .toEqual(
      expect.arrayContaining(
        ['filters', 'limited-results', 'map'].map((where) => ({ kind: 'upgrade', where })),
      ),
    );
  expect(
    new Set(bodiesTo(page, 'POST /api/journey/prompts').map((body) => JSON.stringify(body))).size,
  ).toBe(3);

  await page.open('/resources?location=27701&telehealth=1');
  await press(page, 'Search without filters');
  await expect.poll(page.path).toBe('/resources?location=27701');
  await expect.element(cards(page)).toHaveLength(5);
});

test('a plan that ends takes its results along, on pages that are open', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'plus' });
  await expect.poll(() => cards(page).elements().length).toBeGreaterThan(5);
  page.hearthway.account.tier = 'free';
  page.hearthway.changed('subscription');
  await expect.element(cards(page)).toHaveLength(5);
  await expect.element(page.site.getByRole('button', { name: 'Map', exact: true })).toBeDisabled();
});

test('the home that a family has told is searched around, and is sent and shown nowhere', async () => {
  const page = await openPage('/', { viewer: 'family' });
  const { site, wire } = page;
  await expect.element(site.getByRole('button', { name: 'Robin' })).toBeVisible();
  await site.getByLabelText('Diagnosis date').fill('2025-10-05');
  await site.getByLabelText('Your location').fill('27701');
  await site.getByCss('#onboarding').getByRole('button', { name: 'Get Started' }).click();
  const place = site.getByLabelText('Where?');
  await expect.element(place).toHaveValue('27701');

  await settle(page);
  const before = wire.calls('GET /api/resources').length;
  const searches = () =>
    wire
      .calls('GET /api/resources')
      .slice(before)
      .map(({ query }) => String(query));
  await page.open('/resources');
  await expect.element(summary(page)).toMatchTextContent('Within 25 miles of your home.');
  await expect.element(place).toHaveValue('27701');
  expect(searches()).toEqual(['']);
  await place.fill('');
  await expect.poll(page.path).toBe('/resources?location=');
  await expect.element(summary(page)).not.toMatchTextContent('your home');
  expect(searches().at(-1)).toBe('location=');
});

test('the last word wins, and what was found before stays until then', async () => {
  const page = await openPage('/resources?location=27701', { viewer: 'family' });
  const { site, wire } = page;
  await expect.element(cards(page)).toHaveLength(5);
  const { promise: held, resolve: release } = hold();
  wire.answer('GET /api/resources', async (call) => {
    if (call.query.get('search') === 'dent') await held;
    return wire.pass(call);
  });
  const words = site.getByLabelText('What are you looking for?');
  await words.fill('dent');
  await expect
    .poll(() => wire.calls('GET /api/resources').at(-1)?.query.get('search'))
    .toBe('dent');
  await expect.element(cards(page)).toHaveLength(5);
  await words.fill('speech');
  await expect.poll(page.path).toContain('search=speech');
  await expect.element(cards(page).first()).toMatchTextContent('Speech');
  release();
  await settle(page);
  await expect.element(cards(page).first()).toMatchTextContent('Speech');
});

test('a settled search is recorded once, without the typed text', async () => {
  const clock = createClock();
  const page = await openPage('/resources?location=27701&search=speech%20for%20Tommy', {
    viewer: 'family',
    prepare: clock.prepare,
  });
  const reportedSearches = () => bodiesTo(page, 'POST /api/journey/searches');
  const countSettled = async () => {
    await clock.run(SETTLED_MS);
    return reportedSearches().length;
  };
  await expect.poll(countSettled).toBe(1);
  expect(reportedSearches()[0]).toMatchObject({ resultCount: expect.any(Number) });
  expect(JSON.stringify(reportedSearches()[0]).toLowerCase()).not.toContain('tommy');
  const category = page.site.getByLabelText('What kind of help?');
  await category.selectOptions('dental');
  await expect.poll(page.path).toContain('dental');
  page.window().history.back();
  await expect.element(category).toHaveValue('');
  await category.selectOptions('dental');
  await expect.poll(countSettled).toBe(2);
  expect(reportedSearches()[1]).toMatchObject({ category: 'dental', state: 'NC' });
});

test('a long list is read on with the keyboard, holds what is in sight, and is come back to', async () => {
  const page = await openPage('/resources', { viewer: 'plus' });
  const { site } = page;
  await expect.element(summary(page)).toMatchTextContent(`The first ${RESULTS_PER_PAGE} providers`);
  await expect.element(cards(page)).toHaveLength(RESULTS_PER_PAGE);
  const firstOfPage = (number: number) =>
    site.getByCss(`li[aria-posinset="${(number - 1) * RESULTS_PER_PAGE + 1}"] h2 a`);
  const last = Math.ceil(WHOLE_LIST / RESULTS_PER_PAGE) + 1;
  for (let number = 2; number <= last; number += 1) {
    await focus(site.getByRole('button', { name: 'Show more providers' }));
    await commands.pressKey('Enter');
    await expect.element(firstOfPage(number)).toHaveFocus();
  }
  await expect
    .element(summary(page))
    .toMatchTextContent(`The first ${last * RESULTS_PER_PAGE} providers`);
  await expect.poll(() => cards(page).elements().length).toBeLessThan(30);
  await expect.element(cards(page).first()).toHaveAttribute('aria-setsize', '-1');

  const name = firstOfPage(last).element().textContent ?? '';
  await commands.pressKey('Enter');
  await expect.element(site.getByRole('heading', { level: 1, name })).toBeVisible();
  await site.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.element(firstOfPage(last)).toBeInViewport();
});

test('a page of a long list that fails can be tried again, and the list stays', async () => {
  const page = await openPage('/resources', { viewer: 'plus' });
  const { site, wire } = page;
  await expect.element(cards(page)).toHaveLength(RESULTS_PER_PAGE);
  const restore = wire.answer('GET /api/resources', (call) =>
    call.query.get('page') === '2' ? overloaded(call) : wire.pass(call),
  );
  await press(page, 'Show more providers');
  await expect.element(site.getByText('Failed to fetch resources')).toBeVisible();
  await expect.element(cards(page)).toHaveLength(RESULTS_PER_PAGE);
  restore();
  await press(page, 'Try again');
  await expect.element(cards(page)).toHaveLength(2 * RESULTS_PER_PAGE);
});

test.each([
  ['an unknown word', 'zzqqxxyy'],
  ['an emoji', '🦄'],
  ['one letter', 'a'],
  ['far too many letters', 'x'.repeat(5_000)],
])('a search for %s finds listings, or offers all of them', async (_words, typed) => {
  const page = await openPage(`/resources?${new URLSearchParams({ search: typed })}`, {
    viewer: 'family',
  });
  const { site, wire } = page;
  await settle(page);
  // The API refuses longer searches.
  for (const { query } of wire.calls('GET /api/resources'))
    expect(query.get('search')?.length ?? 0).toBeLessThanOrEqual(200);
  if (typed.length > 2) {
    await expect.element(site.getByRole('heading', { name: 'No resources found' })).toBeVisible();
    await press(page, 'Clear Filters');
  }
  await expect.element(cards(page)).toHaveLength(5);
});

test('filters offer what there is, stand in the address, and go back with Back', async () => {
  const page = await openPage('/resources?location=27701&search=harbor', { viewer: 'plus' });
  const { site } = page;
  await expect
    .element(summary(page))
    .toMatchTextContent(`Within ${PLUS_RADIUS_MILES} miles of Durham, NC.`);
  const all = countOf(page);

  const telehealth = site.getByLabelText(/^Telehealth \(/);
  const label = site.getByCss('label').filter({ hasText: /^Telehealth \(\d+\)$/ });
  await expect.element(label).toBeVisible();
  const offered = Number(/\d+/.exec(label.element().textContent ?? '')?.[0]);
  await telehealth.click();
  await expect.poll(page.path).toContain('telehealth=1');
  await expect.poll(() => countOf(page)).toBe(offered);
  expect(offered).toBeLessThan(all);

  await site.getByLabelText('Order').selectOptions('name');
  await expect.poll(page.path).toContain('sort=name');
  await settle(page);
  const names = cards(page)
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent ?? '');
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));

  const shared = page.path();
  page.window().history.back();
  await expect.poll(page.path).not.toContain('sort=name');
  page.window().history.back();
  await expect.poll(() => countOf(page)).toBe(all);
  await expect.element(telehealth).not.toBeChecked();
  await page.open(shared);
  await expect.element(telehealth).toBeChecked();
  await expect.element(site.getByLabelText('Order')).toHaveValue('name');
  await expect.poll(() => countOf(page)).toBe(offered);

  await press(page, 'Clear Filters');
  await expect.poll(page.path).toBe('/resources?search=harbor&location=27701');
});

test('an ambiguous place offers choices, and one abroad is reported as such', async () => {
  const page = await openPage('/resources', { viewer: 'family' });
  const { site } = page;
  const place = site.getByLabelText('Where?');
  const search = async (text: string) => {
    await place.fill(text);
    await focus(place);
    await commands.pressKey('Enter');
  };
  await search('Springfield');
  await expect.element(site.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
  await press(page, 'Springfield, IL');
  await expect.element(place).toHaveValue('Springfield, IL');
  await expect.element(summary(page)).toMatchTextContent('of Springfield, IL.');

  await search('M5V 2T6');
  await expect.element(site.getByText('That is outside the United States')).toBeVisible();
  await press(page, 'Search without a location');
  await expect.element(place).toHaveValue('');
  await expect.element(cards(page)).toHaveLength(5);
});

test('a provider that has gone while its page was open says so, and there is a way on', async () => {
  const page = await openPage(PROVIDER_PATH, { viewer: 'family' });
  const { site, wire } = page;
  await expect.element(site.getByText('Good to know')).toBeVisible();
  wire.answer('* /api/resources/:id', () => refusal('UnknownResource'));
  wire.answer('* /api/resources/:id/reports', () => refusal('UnknownResource'));
  await press(page, 'Report an error');
  await site.getByLabelText('What should it say?').fill('They have moved.');
  await press(page, 'Send');
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'This provider is not in the directory' }))
    .toBeVisible();
  await site.getByRole('main').getByRole('link', { name: 'Find Resources' }).click();
  await expect.element(site.getByLabelText('Where?')).toBeVisible();
});

test('a provider’s page tells all of it, and keeps a draft of a report', async () => {
  const page = await openPage('/resources?location=27701&search=speech', { viewer: 'family' });
  const { site, wire } = page;
  await site.getByRole('link', { name: PROVIDER_NAME, exact: true }).click();
  await expect.poll(page.path).toBe(PROVIDER_PATH);
  await expect.element(site.getByRole('main')).toMatchTextContent('Ages 1 to 10');
  await expect
    .element(site.getByRole('main'))
    .toMatchTextContent('Source: Made up for demonstration');
  await expect.poll(() => wire.calls('POST /api/journey/resource-views').length).toBe(1);
  await press(page, 'Report an error');
  const text = site.getByLabelText('What should it say?');
  await text.fill('Nobody answers there any more.');
  await commands.pressKey('Escape');
  await press(page, 'Report an error');
  await expect.element(text).toHaveValue('Nobody answers there any more.');
});

test('a provider’s page is shared by its address', async () => {
  await commands.allowClipboard();
  const page = await openPage(`${PROVIDER_PATH}?from=somewhere`, { viewer: 'family' });
  await press(page, 'Share');
  await expect.element(page.site.getByText('Link copied', { exact: true })).toBeVisible();
  const { location, navigator } = page.window();
  expect(await navigator.clipboard.readText()).toBe(new URL(PROVIDER_PATH, location.href).href);
});
