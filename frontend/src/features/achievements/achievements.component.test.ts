import { expect, test } from 'vitest';
import { answerRow, rowOf } from '../../testing/achievements.fixture.ts';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { type OpenOptions, openBrowser, type SitePage } from '../../testing/page.fixture.ts';
import { press, settle } from '../../testing/steps.fixture.ts';
import { overloaded } from '../../testing/wire.fixture.ts';

const openAchievements = async (options: OpenOptions = {}): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'family', ...options });
  answerRow(page, rowOf(['first-steps', 'heart-collector', 'dedicated-parent']));
  await page.open('/achievements');
  await settle(page);
  return page;
};

const card = ({ site }: SitePage, title: string) =>
  site.getByRole('main').getByRole('article').filter({ hasText: title });

const titlesOf = async ({ site, document }: SitePage): Promise<readonly string[]> => {
  await expect.element(site.getByRole('main').getByRole('article')).toHaveLength(8);
  return [...document().querySelectorAll('main article h3')].map(({ textContent }) => textContent);
};

const region = ({ site }: SitePage, name: string) =>
  site.getByRole('main').getByRole('region', { name });

test('the page shows points, level and days, and how far the next level is', async () => {
  const page = await openAchievements();
  const progress = region(page, 'Level 3');
  await expect
    .element(progress)
    .toMatchTextContent(
      /120 points so far · 3 of 8 achievements.*30 more points to the next level.*12 days here in all · 3 days in a row/,
    );
  await page.site.getByRole('link', { name: 'Back Home' }).click();
  await expect.poll(page.path).toBe('/');
});

test('cards go from common to rarest, and say what is still missing', async () => {
  const page = await openAchievements();
  expect(await titlesOf(page)).toEqual([
    'First Steps',
    'Explorer',
    'Support Seeker',
    'Tour Guide',
    'Category Master',
    'Heart Collector',
    'Dedicated Parent',
    'Community Champion',
  ]);
  for (const [title, words] of [
    ['First Steps', /Common · 10 points.*Unlocked on November 20, 2026/],
    ['Explorer', /View 5 providers.*3 more providers to view/],
    ['Category Master', /Rare · 50 points.*4 more kinds of help to look into/],
    [
      'Community Champion',
      /Rarest · 100 points.*23 more providers to view.*4 more favorites to add/,
    ],
    ['Dedicated Parent', /Very rare · 75 points.*Unlocked on/],
  ] as const)
    await expect.element(card(page, title)).toMatchTextContent(words);
  await card(page, 'Explorer').getByRole('link', { name: '3 more providers to view' }).click();
  await expect.poll(page.path).toBe('/resources');
});

test.for([320, 768, 1280])('it fits %i px in the largest font, without barriers', async (width) => {
  const page = await openAchievements({ width });
  page.document().documentElement.style.fontSize = '150%';
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await barriersOf(page)).toEqual([]);
});

test('in Spanish nothing is left in English', async () => {
  const page = await openAchievements({ language: 'es' });
  await expect
    .element(region(page, 'Nivel 3'))
    .toMatchTextContent(/12 días aquí en total · 3 días seguidos/);
  await expect.element(card(page, 'Explorador')).toMatchTextContent(/Faltan 3 proveedores/);
});

test('a change in another tab shows at once', async () => {
  const page = await openAchievements();
  answerRow(page, rowOf(['first-steps', 'heart-collector'], { viewedResources: ['1', '2', '3'] }));
  page.hearthway.changed('achievements');
  await expect.element(card(page, 'Explorer')).toMatchTextContent(/2 more providers to view/);
});

test('days that do not come leave the rest, and come with another try', async () => {
  const page = await openBrowser({ viewer: 'family', isCut: true });
  answerRow(page, rowOf(['first-steps']));
  const restore = page.wire.answer('GET /api/stats', overloaded);
  await page.open('/achievements');
  await expect.element(page.site.getByText('We couldn’t load your days')).toBeVisible();
  expect(await titlesOf(page)).toHaveLength(8);
  restore();
  await press(page, 'Try again');
  await expect.element(region(page, 'Level 1')).toMatchTextContent(/12 days here in all/);
});

test('a session that ends leads to the gate', async () => {
  const page = await openAchievements();
  // Told over its socket, once that is open.
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  page.wire.tell('signed-out');
  const { site } = page;
  await expect.element(site.getByRole('heading', { name: 'Access Achievements' })).toBeVisible();
});

test('a member of staff is told that the page is for families', async () => {
  const page = await openBrowser({ viewer: 'support' });
  await page.open('/achievements');
  await expect
    .element(page.site.getByRole('heading', { name: 'This page is for families' }))
    .toBeVisible();
  expect(page.wire.calls('GET /api/achievements')).toEqual([]);
});
