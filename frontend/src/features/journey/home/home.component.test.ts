import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { favoriteOf } from '../../../testing/directory.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { inDays, LATE_PLAN, onPlan, plusPlan, TRIAL_PLAN } from '../../../testing/plan.fixture.ts';
import { press, searchNearDurham } from '../../../testing/steps.fixture.ts';

const ANSWERS = { diagnosisDate: '2025-10-05', location: 'Durham, NC' };

/** The home of a family that has answered the first questions. */
const openHome = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openPage('/about', { viewer: 'family', ...options });
  page.hearthway.account.answer(ANSWERS);
  await page.open('/');
  return page;
};

const region = ({ site }: SitePage, name: string | RegExp) =>
  site.getByRole('main').getByRole('region', { name });

const greeting = ({ site }: SitePage) => site.getByRole('heading', { level: 1 });

const card = ({ site }: SitePage) => site.getByCss('#onboarding');

test('home greets by the first name, and asks the first questions once', async () => {
  const page = await openPage('/', { viewer: 'family' });
  await expect.element(greeting(page)).toHaveTextContent('Hello, Robin.');
  await expect.element(card(page)).toBeVisible();
  await page.site.getByLabelText('Diagnosis date').fill(ANSWERS.diagnosisDate);
  await page.site.getByLabelText('Your location').fill(ANSWERS.location);
  await press(page, 'Get Started');
  await expect.poll(page.path).toBe('/resources');
  await page.open('/');
  await expect.element(page.site.getByText('Near Durham, NC')).toBeVisible();
  await expect.element(page.site.getByText('October 5, 2025')).toHaveLength(0);
  await expect.element(card(page)).toHaveLength(0);
});

test('the answers are changed in the account', async () => {
  const page = await openHome();
  const { site } = page;
  await site.getByRole('main').getByRole('link', { name: 'Change' }).click();
  await expect.poll(page.path).toBe('/account#journey');
  const section = region(page, 'Diagnosis date and location');
  await expect.element(section.getByLabelText('Diagnosis date')).toHaveValue('2025-10-05');
  const place = section.getByLabelText('Your location');
  await place.fill('');
  await section.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(section.getByText('Please enter your city or ZIP code')).toBeVisible();
  await place.fill('Raleigh, NC');
  await expect
    .element(section.getByText('Please enter your city or ZIP code'))
    .not.toBeInTheDocument();
  await section.getByRole('button', { name: 'Save answers' }).click();
  await expect.element(site.getByText('Searches start from Raleigh, NC now.')).toBeVisible();
  await expect
    .poll(() => page.hearthway.account.journey.onboarding)
    .toEqual({ ...ANSWERS, location: 'Raleigh, NC' });
  await page.open('/');
  await expect.element(site.getByText('Near Raleigh, NC')).toBeVisible();
});

test('the next step is the call that is to be made', async () => {
  const page = await openHome();
  const { account } = page.hearthway;
  const [called, wanted] = [
    favoriteOf(0, { status: 'called' }),
    favoriteOf(1, { status: 'to-call' }),
  ];
  account.favorites = [called, wanted];
  await page.open('/');
  const step = region(page, `Call ${wanted.name}`);
  await expect
    .element(step.getByRole('link', { name: `Call ${wanted.phone}` }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
  const names = region(page, 'Your favorites').getByRole('listitem');
  await expect.element(names).toHaveLength(2);
  await expect.element(names.first()).toMatchTextContent(wanted.name);
  await expect.element(names.first()).toMatchTextContent('To call');
  expect(await barriersOf(page)).toEqual([]);
});

test.for([
  { favorites: [], step: 'Find someone to call' },
  { favorites: [favoriteOf(0)], step: 'Choose who to call first' },
  { favorites: [favoriteOf(0, { status: 'called' })], step: 'While you wait' },
])('with $favorites.length favorites the next step is: $step', async ({ favorites, step }) => {
  const page = await openHome();
  page.hearthway.account.favorites = favorites;
  await page.open('/');
  await expect.element(region(page, step).getByRole('link').first()).toBeVisible();
  await expect.element(page.site.getByText('Your next step')).toHaveLength(1);
});

test('the categories count the providers around the family', async () => {
  const page = await openHome();
  const nearby = region(page, 'Find the Right Support');
  await expect.element(nearby.getByText('Within 25 miles of Durham, NC')).toBeVisible();
  await expect.element(nearby.getByText('View 1 provider', { exact: true })).toBeVisible();
});

test('the last search is offered again, until the family signs out', async () => {
  const page = await openHome();
  const { site } = page;
  await page.open('/resources/speech-therapy');
  await searchNearDurham(page);
  await page.open('/');
  const last = region(page, 'Your last search');
  await expect.element(last).toMatchTextContent('Speech Therapy, near 27701');
  await page.reload();
  await last.getByRole('link', { name: 'Search again' }).click();
  await expect.poll(page.path).toBe('/resources/speech-therapy?location=27701');
  await press(page, 'Robin');
  await press(page, 'Sign Out');
  await expect
    .element(site.getByRole('banner').getByRole('link', { name: 'Sign In' }))
    .toBeVisible();
  expect(Object.values(localStorage).join()).not.toContain('27701');
});

test.for([
  { plan: TRIAL_PLAN, title: /^Your free trial ends on / },
  { plan: plusPlan({ cancelsAt: inDays(3) }), title: /^Your plan ends on / },
  { plan: LATE_PLAN, title: 'Your last payment failed' },
])('home says $title', async ({ plan, title }) => {
  const page = await openHome({ api: onPlan(plan) });
  const news = region(page, title);
  await expect.element(news.getByRole('link')).toHaveAttribute('href', '/account#plan');
  expect(await barriersOf(page)).toEqual([]);
});

test('home says nothing of a plan that goes on', async () => {
  const page = await openHome({ api: onPlan(plusPlan({ paidUntil: inDays(3) })) });
  await expect.element(region(page, 'Your favorites')).toBeVisible();
  await expect
    .element(region(page, /Your (?:plan|free trial) ends on |payment failed/))
    .toHaveLength(0);
});

test('an address to confirm is one line, on home and in the account only', async () => {
  const page = await openHome({ width: 320 });
  page.hearthway.account.user = { ...page.hearthway.account.user, isEmailConfirmed: false };
  const line = region(page, 'Confirm your address');
  await page.open('/favorites');
  await expect.element(greeting(page)).toBeVisible();
  expect(line.elements()).toEqual([]);
  for (const path of ['/account', '/']) {
    await page.open(path);
    await expect.element(line.getByRole('link', { name: 'Enter code' })).toBeVisible();
    expect(line.element().getBoundingClientRect().height).toBeLessThan(60);
    await expect.element(line.getByText('Confirm your email', { exact: true })).toBeVisible();
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await line.getByRole('button', { name: 'Not now' }).click();
  await expect.element(line).toHaveLength(0);
});

test('a card whose data did not come says so, and the rest is there', async () => {
  const page = await openHome({ isCut: true });
  const restore = page.wire.answer('GET /api/favorites', () => ({ status: 503, body: {} }));
  await page.open('/');
  await expect
    .element(region(page, 'Your favorites').getByText('Failed to fetch favorites'))
    .toBeVisible();
  await expect.element(region(page, 'Find the Right Support')).toBeVisible();
  restore();
  await region(page, 'Your favorites').getByRole('button', { name: 'Try again' }).click();
  await expect.element(region(page, 'Your favorites').getByRole('listitem')).toHaveLength(1);
});

test('home is no brochure, and still holds what the specification wants there', async () => {
  const page = await openHome();
  const { site } = page;
  await expect.element(greeting(page)).toHaveTextContent('Hello, Robin.');
  await expect.element(site.getByText('Let’s find help near you.')).toHaveLength(0);
  await expect
    .element(site.getByRole('link', { name: 'Check Your Insurance' }).first())
    .toBeVisible();
  await expect.element(region(page, 'Success Stories')).toBeVisible();
  await expect.element(site.getByRole('complementary', { name: 'Your plan' })).toBeVisible();
});

test('a visitor’s first, solid action needs no account, and comes before the questions', async () => {
  const page = await openPage('/');
  const inMain = page.site.getByRole('main');
  const look = inMain.getByRole('button', { name: 'Show who is near' });
  const start = inMain.getByRole('button', { name: 'Get Started' });
  await expect.element(look).toBeVisible();
  await expect.element(start).toBeVisible();
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(look.element().compareDocumentPosition(start.element())).toBe(DOCUMENT_POSITION_FOLLOWING);
});
