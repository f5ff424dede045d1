import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  PLUS_RADIUS_MILES,
  RESULTS_PER_PAGE,
} from '@hearthway/domain/directory/directory.constants.ts';
import type { Page, Request } from '@playwright/test';
import { test } from 'vitest';
import { PROGRAMS } from '../../launcher/programs.ts';
import { expect } from './expect.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import { PROVIDER_PATH, settle } from './views.ts';
import { newPerson, open, type Person, signUp, type Visit } from './visit.ts';

const run = promisify(execFile);

const OPERATOR = PROGRAMS.directory;

/** A longer list has in the page only what is in sight, and some around it. */
const WHOLE_LIST = 100;

const { arrive, stack } = setStage();

const arriveAsFamily = async (): Promise<Visit & { readonly person: Person }> => {
  const visit = await arrive();
  const person = newPerson();
  await signUp(visit.page, person);
  return { ...visit, person };
};

const arriveOnPlus = async (): Promise<Page> => {
  const { page, person } = await arriveAsFamily();
  await setTier(stack(), { email: person.email, tier: 'plus' });
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeEnabled();
  return page;
};

const cards = (page: Page) => page.getByRole('main').locator('li[aria-posinset]');
const summary = (page: Page) => page.getByRole('main').getByRole('status').last();

/** What is sent to an address from now on. */
const sentTo = (page: Page, path: string): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
};

test('a visitor is told what is behind the gate, and what is behind Plus', async () => {
  const { page } = await arrive();
  await open(page, '/resources');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Access Resource Directory' }),
  ).toBeVisible();
  await expect(page.getByPlaceholder('Create account to search local resources...')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Map' })).toBeDisabled();
  await open(page, PROVIDER_PATH);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(PROVIDER_PATH)}`,
  );
});

test('a family on the free plan sees five, and filters and the map as what Plus adds', async () => {
  const { page } = await arriveAsFamily();
  const prompts = sentTo(page, '/api/journey/prompts');
  await open(page, '/resources?location=27701');
  await expect(summary(page)).toContainText('Showing first 5 results');
  await expect(summary(page)).toContainText('Within 25 miles of Durham, NC.');
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Filters' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Map' })).toBeDisabled();
  await expect
    .poll(() => new Set(prompts.map((request) => request.postDataJSON().where)))
    .toEqual(new Set(['filters', 'limited-results', 'map']));

  await open(page, '/resources?location=27701&telehealth=1');
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await expect(page).toHaveURL(/\/resources\?location=27701$/);
  await expect(cards(page)).toHaveCount(5);
});

test('filters offer what there is, stand in the address, and go back with Back', async () => {
  const page = await arriveOnPlus();
  await open(page, '/resources?location=27701');
  await expect(summary(page)).toContainText(`Within ${PLUS_RADIUS_MILES} miles of Durham, NC.`);
  const all = await cards(page).count();

  const telehealth = page.getByLabel(/^Telehealth \(/);
  const label = await page.locator('label', { hasText: /^Telehealth \(\d+\)$/ }).textContent();
  await telehealth.check();
  await expect(page).toHaveURL(/telehealth=1/);
  const offered = Number(/\d+/.exec(label ?? '')?.[0]);
  await expect(cards(page)).toHaveCount(offered);
  expect(offered).toBeLessThan(all);

  await page.getByLabel('Order').selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await settle(page);
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));

  const shared = page.url();
  await page.goBack();
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);
  await expect(telehealth).not.toBeChecked();
  await open(page, shared);
  await expect(telehealth).toBeChecked();
  await expect(page.getByLabel('Order')).toHaveValue('name');
  await expect(cards(page)).toHaveCount(offered);

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/resources\?location=27701$/);
});

test('a plan that ends takes its results along, on pages that are open', async () => {
  const { page, person } = await arriveAsFamily();
  await setTier(stack(), { email: person.email, tier: 'plus' });
  await open(page, '/resources?location=27701');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
  await setTier(stack(), { email: person.email, tier: 'free' });
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Map' })).toBeDisabled();
});

test('a place that could be several is asked about, and one abroad is said to be', async () => {
  const { page } = await arriveAsFamily();
  await page.getByLabel('Where?').fill('Springfield');
  await page.getByLabel('Where?').press('Enter');
  await expect(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
  await page.getByRole('button', { name: 'Springfield, IL' }).click();
  await expect(page.getByLabel('Where?')).toHaveValue('Springfield, IL');
  await expect(summary(page)).toContainText('of Springfield, IL.');

  await page.getByLabel('Where?').fill('M5V 2T6');
  await page.getByLabel('Where?').press('Enter');
  await expect(page.getByText('That is outside the United States')).toBeVisible();
  await page.getByRole('button', { name: 'Search without a location' }).click();
  await expect(page.getByLabel('Where?')).toHaveValue('');
  await expect(cards(page)).toHaveCount(5);
});

test('the home that a family has told is searched around, and is sent and shown nowhere', async () => {
  const { page } = await arriveAsFamily();
  const told = page.waitForResponse('**/api/journey/onboarding');
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  await page.getByLabel('Diagnosis date').fill('2025-10-05');
  await page.getByLabel('Your location').fill('27701');
  await page.locator('#onboarding').getByRole('button', { name: 'Get Started' }).click();
  await told;
  await expect(page.getByLabel('Where?')).toHaveValue('27701');

  await settle(page);
  const searches = sentTo(page, '/api/resources');
  await open(page, '/resources');
  await expect(summary(page)).toContainText('Within 25 miles of your home.');
  await expect(page.getByLabel('Where?')).toHaveValue('27701');
  expect(searches.map((request) => new URL(request.url()).search)).toEqual(['']);
  await page.getByLabel('Where?').fill('');
  await expect(page).toHaveURL(/\/resources\?location=$/);
  await expect(summary(page)).not.toContainText('your home');
  expect(new URL(searches.at(-1)?.url() ?? '').search).toBe('?location=');
});

test('the last word wins, and what was found before stays until then', async () => {
  const { page } = await arriveAsFamily();
  await open(page, '/resources?location=27701');
  await expect(cards(page)).toHaveCount(5);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search=dent(?:&|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/search=dent(?:&|$)/);
  await page.getByLabel('What are you looking for?').fill('dent');
  await asked;
  await expect(cards(page)).toHaveCount(5);
  await page.getByLabel('What are you looking for?').fill('speech');
  await expect(page).toHaveURL(/search=speech/);
  await expect(cards(page).first()).toContainText('Speech');
  release();
  await settle(page);
  await expect(cards(page).first()).toContainText('Speech');
});

test('a search that has settled is told of once, without what was typed', async () => {
  const { page } = await arriveAsFamily();
  const told = sentTo(page, '/api/journey/searches');
  await open(page, '/resources?location=27701&search=dentist%20for%20Tommy');
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(1);
  const body = told[0]?.postDataJSON();
  expect(body).toMatchObject({ state: 'NC', resultCount: expect.any(Number) });
  expect(JSON.stringify(body).toLowerCase()).not.toContain('tommy');
  expect((await told[0]?.response())?.status()).toBe(204);
  const category = page.getByLabel('What kind of help?');
  await category.selectOption('dental');
  await expect(page).toHaveURL(/dental/);
  await page.goBack();
  await expect(category).toHaveValue('');
  await category.selectOption('dental');
  await expect.poll(() => told.length, { timeout: 10_000 }).toBe(2);
  expect(told[1]?.postDataJSON()).toMatchObject({ category: 'dental' });
});

test('a long list is read on with the keyboard, holds what is in sight, and is come back to', async () => {
  const page = await arriveOnPlus();
  await open(page, '/resources');
  await expect(summary(page)).toContainText(`The first ${RESULTS_PER_PAGE} providers`);
  await expect(cards(page)).toHaveCount(RESULTS_PER_PAGE);
  const more = page.getByRole('button', { name: 'Show more providers' });
  const firstOfPage = (number: number) =>
    page.locator(`li[aria-posinset="${(number - 1) * RESULTS_PER_PAGE + 1}"] h2 a`);
  const last = Math.ceil(WHOLE_LIST / RESULTS_PER_PAGE) + 1;
  for (let number = 2; number <= last; number += 1) {
    await more.press('Enter');
    await expect(firstOfPage(number)).toBeFocused();
  }
  await expect(summary(page)).toContainText(`The first ${last * RESULTS_PER_PAGE} providers`);
  await expect.poll(() => cards(page).count()).toBeLessThan(30);
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '-1');

  const name = await firstOfPage(last).textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(firstOfPage(last)).toBeInViewport();
});

test('a page of a long list that fails can be tried again, and the list stays', async () => {
  const page = await arriveOnPlus();
  await open(page, '/resources');
  await expect(cards(page)).toHaveCount(RESULTS_PER_PAGE);
  const secondPage = /\/api\/resources\?.*page=2/;
  await page.route(secondPage, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Show more providers' }).click();
  await expect(page.getByText('Failed to fetch resources')).toBeVisible();
  await expect(cards(page)).toHaveCount(RESULTS_PER_PAGE);
  await page.unroute(secondPage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2 * RESULTS_PER_PAGE);
});

test.for([
  { what: 'a word that nobody knows', typed: 'zzqqxxyy' },
  { what: 'an emoji', typed: '🦄' },
  { what: 'one letter', typed: 'a' },
  { what: 'far too many letters', typed: 'x'.repeat(5_000) },
])('a search for $what finds something, or a way to all', async ({ typed }) => {
  const { page } = await arriveAsFamily();
  await open(page, `/resources?${new URLSearchParams({ search: typed })}`);
  await settle(page);
  const clear = page.getByRole('button', { name: 'Clear Filters' });
  await expect(cards(page).first().or(clear)).toBeVisible();
  if (await clear.isVisible()) {
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
    await clear.click();
  }
  await expect(cards(page)).toHaveCount(5);
});

test('a provider’s page tells all of it, and a report of an error is answered there', async () => {
  const { page } = await arriveAsFamily();
  const views = sentTo(page, '/api/journey/resource-views');
  await open(page, '/resources?location=27701&search=speech');
  await page.getByRole('link', { name: 'Fennel & Harbor Speech Therapy', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PROVIDER_PATH}$`));
  await expect(page.getByRole('main')).toContainText('Ages 1 to 10');
  await expect(page.getByRole('main')).toContainText('Source: Made up for demonstration');
  await expect.poll(() => views.length).toBe(1);
  expect((await views[0]?.response())?.status()).toBe(204);

  await page.getByRole('button', { name: 'Report an error' }).click();
  await page.getByLabel('What should it say?').fill('Nobody answers there any more.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report an error' }).click();
  await expect(page.getByLabel('What should it say?')).toHaveValue(
    'Nobody answers there any more.',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We’re looking into what you reported.')).toBeVisible();

  const environment = { env: { DATA_DIR: stack().dataDirectory } };
  const operate = (...typed: readonly string[]) =>
    run(process.execPath, [OPERATOR, ...typed], environment);
  const { stdout } = await operate('reports');
  const report = stdout.split('\n').find((line) => /[0-9a-f]{32}/.test(line));
  const id = /[0-9a-f]{32}/.exec(report ?? '')?.[0] ?? '';
  await operate('resolve', id, '--set', 'waitlist=About a month', '--note', 'We called them.');
  await expect(page.getByText('We’ve corrected the listing. Thank you!')).toBeVisible();
  await expect(page.getByText('Our answer: We called them.')).toBeVisible();
  await expect(page.getByText('About a month')).toBeVisible();
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
});

test('a provider that has gone while its page was open says so, and there is a way on', async () => {
  const { page } = await arriveAsFamily();
  await open(page, PROVIDER_PATH);
  await expect(page.getByText('Good to know')).toBeVisible();
  const gone = {
    status: 404,
    json: { code: 'UnknownResource', message: 'This provider is no longer in the directory.' },
  };
  await page.route(/\/api\/resources\/demo-/, (route) => route.fulfill(gone));
  await page.getByRole('button', { name: 'Report an error' }).click();
  await page.getByLabel('What should it say?').fill('They have moved.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This provider is not in the directory' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Resources' }).click();
  await expect(page.getByLabel('Where?')).toBeVisible();
});

test('a provider’s page is shared by its address', async () => {
  const { page } = await arriveAsFamily();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PROVIDER_PATH}?from=somewhere`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    new URL(PROVIDER_PATH, stack().url).href,
  );
});

test('the limit of the favorites is told of when it is met', async () => {
  const { page, person } = await arriveAsFamily();
  await setTier(stack(), { email: person.email, tier: 'plus' });
  await open(page, '/resources?location=27701');
  const hearts = page.getByRole('button', { name: /^Favorite: / });
  await expect.poll(() => hearts.count()).toBeGreaterThan(9);
  for (let index = 0; index < 10; index += 1) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  const prompts = sentTo(page, '/api/journey/prompts');
  await setTier(stack(), { email: person.email, tier: 'free' });
  await expect(page.getByText('You’ve reached the limit of 10 favorites')).toBeVisible();
  await expect
    .poll(() => prompts.map((request) => request.postDataJSON().kind))
    .toContain('favorite-limit');
});
