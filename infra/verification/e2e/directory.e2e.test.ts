import { PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import type { Page, Request } from '@playwright/test';
import { test } from 'vitest';
import { PROGRAMS } from '../../launcher/programs.ts';
import { expect } from './expect.ts';
import { operate } from './operate.ts';
import { setTier } from './set-tier.ts';
import { setStage } from './stage.fixture.ts';
import { PROVIDER_PATH, settle } from './views.ts';
import { newPerson, open, type Person, signUp, type Visit } from './visit.ts';

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

/** Requests to a path from now on. */
const sentTo = (page: Page, path: string): Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request);
  });
  return sent;
};

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

test.for([
  { what: 'an unknown word', typed: 'zzqqxxyy' },
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

  const reports = await operate(stack(), [PROGRAMS.directory, 'reports']);
  const report = reports.split('\n').find((line) => /[0-9a-f]{32}/.test(line));
  const id = /[0-9a-f]{32}/.exec(report ?? '')?.[0] ?? '';
  const correction = ['--set', 'waitlist=About a month', '--note', 'We called them.'];
  await operate(stack(), [PROGRAMS.directory, 'resolve', id, ...correction]);
  await expect(page.getByText('We’ve corrected the listing. Thank you!')).toBeVisible();
  await expect(page.getByText('Our answer: We called them.')).toBeVisible();
  await expect(page.getByText('About a month')).toBeVisible();
  await expect(page.getByText('Corrected', { exact: true })).toBeVisible();
});

test('reaching the favorites limit is reported', async () => {
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
