import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { MODULE_PATH, MODULE_TITLE, PASSED, progressOf } from '../../../testing/lessons.fixture.ts';
import {
  type OpenOptions,
  openBrowser,
  openPage,
  type SitePage,
} from '../../../testing/page.fixture.ts';
import { bodiesTo, press, settle } from '../../../testing/steps.fixture.ts';

const open = async (
  learning: readonly ReturnType<typeof progressOf>[] = [],
  options: OpenOptions = {},
): Promise<SitePage> => {
  const page = await openBrowser({ viewer: 'family', ...options });
  page.hearthway.account.learning = learning;
  await page.open('/learning');
  await settle(page);
  return page;
};

const card = ({ site }: SitePage, title: string) =>
  site.getByRole('tabpanel').getByRole('article').filter({ hasText: title });

test('below the gate a visitor reads the beginning of a lesson, and finds all by name', async () => {
  const page = await openPage('/learning', { viewer: 'visitor' });
  const article = page.site.getByRole('main').getByRole('article');
  await expect.element(article.getByRole('paragraph').first()).toBeVisible();
  await page.site.getByText(/^Every day/).click();
  await expect
    .element(page.site.getByRole('link', { name: 'ABA: what it is' }))
    .toHaveAttribute('href', '/learning/module/what-aba-is');
});

test('each lesson is started, continued or reviewed, with its progress once it is begun', async () => {
  const page = await open([
    PASSED,
    progressOf({ moduleId: 'what-aba-is', progress: 40, sectionId: 'steps' }),
  ]);
  await expect.element(card(page, 'First words')).toBeVisible();
  await page.site.getByText('Every day').click();
  for (const [title, action, bars] of [
    ['First words', 'Start', 0],
    ['ABA: what it is', 'Continue', 1],
    [MODULE_TITLE, 'Review', 1],
  ] as const) {
    const lesson = card(page, title);
    await expect.element(lesson.getByRole('link', { name: action })).toBeVisible();
    await expect.element(lesson.getByRole('progressbar')).toHaveLength(bars);
  }
  await expect
    .element(card(page, MODULE_TITLE).getByRole('link'))
    .toHaveAttribute('href', MODULE_PATH);
  expect(await barriersOf(page)).toEqual([]);
});

test('a tab shows the lessons of its category', async () => {
  const page = await open();
  await page.site.getByRole('tab', { name: 'Insurance' }).click();
  await expect.element(page.site.getByRole('tabpanel').getByRole('article')).toHaveLength(1);
  await expect.element(card(page, 'Who pays for what')).toBeVisible();
});

test.for(['/learning', '/support/community', '/insurance-help'])(
  'the tabs of %s stand in one line on a phone, with the open one in sight',
  async (path) => {
    const page = await openPage(path, { viewer: 'family', width: 360, language: 'es' });
    await settle(page);
    const tabs = [...page.document().querySelectorAll('main [role=tab]')];
    expect(tabs.length).toBeGreaterThan(2);
    expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
    const open = tabs.find((tab) => tab.ariaSelected === 'true')?.getBoundingClientRect();
    expect(open?.left).toBeGreaterThanOrEqual(0);
    expect(open?.right).toBeLessThanOrEqual(360);
    expect(overflowOf(page)).toBeLessThanOrEqual(0);
  },
);

test('the lesson to go on with comes first', async () => {
  const page = await open([progressOf({ moduleId: 'who-pays' })]);
  const first = page.site.getByRole('region', { name: 'Who pays for what' });
  await expect
    .element(first.getByRole('link', { name: 'Continue lesson' }))
    .toHaveAttribute('href', '/learning/module/who-pays');
});

test('level, XP and days are told kindly, and the days can be switched off', async () => {
  const page = await open([PASSED]);
  const stats = page.site.getByRole('region', { name: 'What you have learned' });
  await expect.element(stats.getByText('Level 1', { exact: true })).toBeVisible();
  await expect.element(stats.getByText('50 XP so far')).toBeVisible();
  await expect.element(stats.getByText('You learned on 12 days this month.')).toBeVisible();
  await expect.element(stats.getByText('Streak: 2 days')).toBeVisible();
  await press(page, 'Don’t count my days');
  await expect.poll(() => bodiesTo(page, 'PUT /api/learning/streak')).toEqual([{ isShown: false }]);
});

test('a search finds places in lessons, and says when there are none', async () => {
  const page = await open();
  const { site } = page;
  const field = site.getByLabelText('Search in lessons');
  await field.fill('small');
  await press(page, 'Search');
  await expect.element(site.getByText('4 places about “small”')).toBeVisible();
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Three small steps' }).first())
    .toHaveAttribute('href', `${MODULE_PATH}#steps`);
  await field.fill('nothing of the kind');
  await press(page, 'Search');
  await expect.element(site.getByText(/No lesson speaks of/)).toBeVisible();
  await press(page, 'Clear search');
  await expect.element(field).toHaveValue('');
});

test('practice asks again until the answer is right, one question after the other', async () => {
  const page = await openBrowser({ viewer: 'family' });
  page.hearthway.account.learning = [PASSED];
  page.hearthway.account.practice = [
    { lesson: PASSED.moduleId, id: 'first-step' },
    { lesson: PASSED.moduleId, id: 'who-knows' },
  ];
  await page.open('/learning');
  const { site } = page;
  const practice = site.getByRole('region', { name: 'Keep it fresh' });
  await expect.element(practice.getByText(/Question 1 of 2/)).toBeVisible();
  await practice.getByRole('button', { name: 'Wait for a year' }).click();
  await expect.element(practice.getByText('Waiting is tempting.')).toBeVisible();
  await practice.getByRole('button', { name: 'Watch for a while' }).click();
  await practice.getByRole('button', { name: 'Go on' }).click();
  await expect.element(practice.getByText(/Question 2 of 2/)).toBeVisible();
  await practice.getByRole('button', { name: 'You', exact: true }).click();
  await practice.getByRole('button', { name: 'Go on' }).click();
  await expect
    .element(practice.getByText(/next question comes on December 24, 2026/))
    .toBeVisible();
});

test('a change in another tab appears at once', async () => {
  const page = await open();
  await expect.element(card(page, 'First words').getByRole('link')).toBeVisible();
  page.hearthway.account.learning = [progressOf({ moduleId: 'first-words', progress: 30 })];
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  page.hearthway.changed('learning');
  await expect.element(card(page, 'First words').getByText('30% read')).toBeVisible();
});

test('home has a lesson to go on with', async () => {
  const page = await open([progressOf({ moduleId: 'who-pays' })]);
  await page.open('/');
  const lesson = page.site.getByRole('region', { name: 'A lesson to go on with' });
  await expect.element(lesson.getByText('Who pays for what')).toBeVisible();
  await expect.element(lesson.getByRole('link', { name: 'Continue lesson' })).toBeVisible();
});
