import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { pagesIn } from '../../launcher/frontend.ts';
import { expect } from './expect.ts';
import { setTier } from './set-tier.ts';
import type { RunningStack } from './stack.ts';
import {
  hearts,
  newPerson,
  open,
  openFavorite,
  searchNearDurham,
  signInAs,
  signUp,
  type Visit,
  type VisitOptions,
} from './visit.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

/**
 * A first-time visitor, who is invited to the tour; a returning visitor; a signed-in family on the
 * free plan, and one on Plus; a member of support, and an analyst.
 */
export const VIEWERS = ['newcomer', 'visitor', 'family', 'plus', 'support', 'analyst'] as const;

export type Viewer = (typeof VIEWERS)[number];

/** A page as one kind of viewer sees it, by itself or with a part of it opened. */
export interface View {
  readonly path: string;
  readonly viewer: Viewer;
  /** Name of the opened part. */
  readonly part?: string;
  readonly reveal?: (page: Page) => Promise<unknown>;
  /** The windows that have it, in pixels of width. */
  readonly from?: number;
  readonly below?: number;
}

/** Where the drawer gives way to the links themselves. */
const WIDE = 1024;

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const shown = async (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();

const openDrawer = async (page: Page): Promise<void> => {
  await press('Menu')(page);
  await shown(page, 'Menu');
};

const takeTour = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? WIDE) < WIDE) await openDrawer(page);
  await press('Take Tour')(page);
  await expect(page.getByRole('dialog', { name: 'Welcome to Hearthway' })).toBeVisible();
};

/** Its own button is away where a narrow page is full of text. */
const openPanel = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? WIDE) < WIDE) {
    await openDrawer(page);
    const drawer = page.getByRole('dialog', { name: 'Menu', exact: true });
    await drawer.getByRole('button', { name: 'Accessibility', exact: true }).click();
  } else await press('Accessibility')(page);
  await shown(page, 'Accessibility');
};

const showToast = async (page: Page): Promise<void> => {
  await press('Get Started')(page);
  await expect(page.getByText('Please fill in all fields', { exact: true })).toBeVisible();
  // It goes after a while, but not while it has the focus.
  await page.keyboard.press('F8');
};

const openEveryForm = async (page: Page): Promise<void> => {
  for (const name of [
    'Change email',
    'Change password',
    'Sign out everywhere',
    'Delete my account',
  ])
    await press(name)(page);
  await page.getByLabel('New password', { exact: true }).fill('sunshine22');
  await expect(page.getByText('Easy to guess.')).toBeVisible();
  await press('Save new password')(page);
};

const reads = (text: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();

const reportError = async (page: Page): Promise<void> => {
  await press('Report an error')(page);
  await shown(page, 'Report an error');
  await press('Send')(page);
  await expect(page.getByText('Please write what is wrong')).toBeVisible();
};

const openFilters = async (page: Page): Promise<void> => {
  if ((page.viewportSize()?.width ?? WIDE) < WIDE) await press('Filters')(page);
  await page.getByText('Topics', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Counseling/ })).toBeVisible();
};

const chooseOnMap = async (page: Page): Promise<void> => {
  const list = page.getByRole('region', { name: 'On this part of the map' });
  await list
    .getByRole('button')
    .filter({ hasNotText: /providers? near/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^See all details/ })).toBeVisible();
};

const compareTwo = async (page: Page): Promise<void> => {
  await open(page, '/resources');
  await searchNearDurham(page);
  const second = hearts(page).nth(1);
  await expect(second).toBeEnabled();
  if ((await second.getAttribute('aria-pressed')) !== 'true') await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/favorites');
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1]) await boxes.nth(place).check();
  await page.getByRole('link', { name: 'Compare 2', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
};

const findFamilies = async (page: Page): Promise<void> => {
  await page.getByLabel('Find a family by').selectOption('Name');
  await page.getByLabel('Start of the name').fill(FOUND);
  await press('Search')(page);
  await expect(page.getByRole('table')).toBeVisible();
};

const openTimeline = async (page: Page): Promise<void> => {
  await findFamilies(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await page.getByRole('button', { name: /^Raw event Created an account/ }).click();
  await expect(page.getByText('"AccountRegistered"')).toBeVisible();
};

const askToReveal = async (page: Page): Promise<void> => {
  await openTimeline(page);
  await press('Add a note')(page);
  await page.getByLabel('Note', { exact: true }).fill('Called back');
  await press('Add note')(page);
  await page.getByRole('button', { name: 'Raw event Support added a note' }).first().click();
  await press('Reveal personal details')(page);
  await press('Reveal')(page);
  await expect(page.getByText('Say why you need to see this')).toBeVisible();
};

const givePlan = async (page: Page): Promise<void> => {
  await openTimeline(page);
  await press('Give a plan')(page);
  await press('Give')(page);
  await expect(page.getByText('Say why the family gets it')).toBeVisible();
};

const refuseReport = async (page: Page): Promise<void> => {
  await press('Start the report')(page);
  await reads('Please choose a report')(page);
};

const answerReport = (report: string) => async (page: Page) => {
  await page.getByRole('radio', { name: report }).check();
  await press('Start the report')(page);
  await expect(page.getByRole('table', { name: report })).toBeVisible();
};

/** One of those that are made up. */
export const PROVIDER_PATH = '/resources/provider/demo-nc-durham-speech-therapy';

const pagesSchema = z.array(z.object({ path: z.string(), audience: z.string() }));

type SitePages = z.output<typeof pagesSchema>;

/** The pages of the site, as it was built. */
const readPages = async (): Promise<SitePages> =>
  pagesSchema.parse(
    JSON.parse(await readFile(`${pagesIn(REPOSITORY)}/templates/pages.json`, 'utf8')),
  );

/** Addresses of the pages whose pattern has parameters. Those without one are opened by a part below. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/resources/:category?': ['/resources', '/resources/speech-therapy'],
  '/resources/provider/:id': [PROVIDER_PATH],
  '/offices/:state': ['/offices/NC', '/offices/ZZ'],
  '/learning/module/:id': ['/learning/module/first-90-days'],
  '/learning/module/:id/certificate': ['/learning/module/first-90-days/certificate'],
  '/dietary/:tab?': ['/dietary', '/dietary/recipes', '/dietary/plan', '/dietary/tracking'],
  '/dietary/profiles/:profileId': [`/dietary/profiles/${'0'.repeat(32)}`],
  '/dietary/profiles/:profileId/food-summary': [`/dietary/profiles/${'0'.repeat(32)}/food-summary`],
  '/dietary/recipes/:id': ['/dietary/recipes/butter-toast-fingers', '/dietary/recipes/no-such'],
  '/insurance-help/:state': ['/insurance-help/TEXAS', '/insurance-help/ATLANTIS'],
  '/help/:id': ['/help/distance-filter', '/help/no-such-answer'],
  '/guides/:id': ['/guides/getting-started', '/guides/no-such-guide'],
  '/support/:tab?': ['/support', '/support/contact', '/support/resources', '/support/community'],
  '/support/threads/:threadId': [`/support/threads/${'0'.repeat(32)}`],
  '/staff/inbox/:threadId': [],
  '/staff/feedback/:userId/:feedbackId': [],
  '/staff/timeline/:userId': [],
  '/staff/reports/:runId': [],
};

/** They lead to another page. */
const REDIRECTS = ['/onboarding', '/auth'];

/** Pages for everyone that show a family something else. */
const FAMILIAR = ['/', '/subscribe', '/subscription-success', '/learning/module/:id', '/help/:id'];

const pathsOf = (pages: SitePages): readonly string[] =>
  pages
    .filter(({ path, audience }) => audience !== 'developers' && !REDIRECTS.includes(path))
    .flatMap(({ path }) => EXAMPLES[path] ?? [path]);

/** Every page of the built site, as each kind of viewer sees it. */
export const readViews = async (): Promise<readonly View[]> => {
  const pages = await readPages();
  const changing = pages.filter(
    ({ path, audience }) => audience !== 'everyone' || FAMILIAR.includes(path),
  );
  return [
    ...[...pathsOf(pages), '/nowhere'].map((path) => ({ path, viewer: 'visitor' }) as const),
    ...pathsOf(changing).map((path) => ({ path, viewer: 'family' }) as const),
    ...PARTS,
  ];
};

/** Pages with a part of them opened, and those of the staff. */
const PARTS: readonly View[] = [
  { path: '/', viewer: 'visitor', part: 'accessibility panel', reveal: openPanel },
  { path: '/', viewer: 'visitor', part: 'toast', reveal: showToast },
  { path: '/', viewer: 'visitor', part: 'first step of the tour', reveal: takeTour },
  { path: '/about', viewer: 'visitor', part: 'drawer', reveal: openDrawer, below: WIDE },
  { path: '/about', viewer: 'visitor', part: 'menu', reveal: press('Navigate'), from: WIDE },
  {
    path: '/',
    viewer: 'newcomer',
    part: 'welcome',
    reveal: (page) => shown(page, 'Welcome to Hearthway'),
  },
  { path: '/resources', viewer: 'family', part: 'results', reveal: searchNearDurham },
  {
    path: '/resources?location=Springfield',
    viewer: 'family',
    part: 'places to choose from',
    reveal: reads('Which one do you mean?'),
  },
  {
    path: '/resources?telehealth=1',
    viewer: 'family',
    part: 'no filters on the free plan',
    reveal: reads('Search without filters'),
  },
  { path: PROVIDER_PATH, viewer: 'family', part: 'error reported', reveal: reportError },
  {
    path: '/resources/provider/nobody',
    viewer: 'family',
    part: 'no such provider',
    reveal: reads('This provider is not in the directory'),
  },
  {
    path: '/favorites',
    viewer: 'family',
    part: 'note',
    reveal: async (page) => {
      await openFavorite(page, 0);
      await page.getByRole('button', { name: /^Add a note/ }).click();
    },
  },
  { path: '/favorites/compare', viewer: 'family', part: 'table', reveal: compareTwo },
  { path: '/account', viewer: 'family', part: 'every form', reveal: openEveryForm },
  { path: '/about', viewer: 'family', part: 'drawer', reveal: openDrawer, below: WIDE },
  { path: '/about', viewer: 'family', part: 'menu', reveal: press('Navigate'), from: WIDE },
  { path: '/about', viewer: 'family', part: 'own menu', reveal: press('Robin'), from: WIDE },
  { path: '/resources?location=27701', viewer: 'plus', part: 'filters', reveal: openFilters },
  {
    path: '/resources?location=27701&view=map',
    viewer: 'plus',
    part: 'map with a provider chosen',
    reveal: chooseOnMap,
  },
  { path: '/staff/inbox', viewer: 'support' },
  { path: '/staff/feedback', viewer: 'support' },
  { path: '/staff/timeline', viewer: 'support' },
  { path: '/staff/timeline', viewer: 'support', part: 'families', reveal: findFamilies },
  { path: '/staff/timeline', viewer: 'support', part: 'timeline', reveal: openTimeline },
  { path: '/staff/timeline', viewer: 'support', part: 'reason asked for', reveal: askToReveal },
  { path: '/staff/timeline', viewer: 'support', part: 'plan to give', reveal: givePlan },
  { path: '/staff/reports', viewer: 'analyst' },
  { path: '/favorites', viewer: 'analyst' },
  { path: '/staff/reports', viewer: 'analyst', part: 'no report chosen', reveal: refuseReport },
  ...['Active families', 'Sign-up funnel', 'Retention by week', 'Support load'].map(
    (report) =>
      ({
        path: '/staff/reports',
        viewer: 'analyst',
        part: report,
        reveal: answerReport(report),
      }) as const,
  ),
  { path: '/about', viewer: 'support', part: 'own menu', reveal: press('Robin'), from: WIDE },
];

export const nameOf = ({ path, viewer, part }: View): string =>
  [path, viewer === 'visitor' ? [] : viewer, part ?? []].flat().join(', ');

/** Whether a window of that width has it. */
export const isIn = ({ from = 0, below = Number.POSITIVE_INFINITY }: View, width: number) =>
  from <= width && width < below;

/** Where visits take place. */
export interface Scene {
  readonly arrive: (options: VisitOptions) => Promise<Visit>;
  readonly stack: () => RunningStack;
}

/** The first name of those whom support finds: they have done nothing but join. */
const FOUND = 'Maple';

const joinForSupport = async (page: Page): Promise<void> => {
  const { email, password } = newPerson();
  const names = { firstName: FOUND, lastName: 'Hearth' };
  const data = { ...names, email, password, confirmPassword: password };
  expect((await page.request.post('/api/register', { data })).ok()).toBe(true);
};

/** A visit by such a viewer. A family has kept one favorite. */
export const arriveAs = async (viewer: Viewer, { arrive, stack }: Scene): Promise<Visit> => {
  const visit = await arrive({ isFirst: viewer === 'newcomer' });
  const { page } = visit;
  if (viewer === 'family' || viewer === 'plus') {
    const person = newPerson();
    await signUp(page, person);
    if (viewer === 'plus') await setTier(stack(), { email: person.email, tier: 'plus' });
    await searchNearDurham(page);
    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  }
  if (viewer === 'support') await joinForSupport(page);
  if (viewer === 'support' || viewer === 'analyst')
    await signInAs(page, stack(), { role: viewer, path: '/' });
  return visit;
};

/** Waits until what a page has asked for is there. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

/** The page must be that viewer's. */
export const show = async (page: Page, { path, reveal }: View): Promise<void> => {
  await open(page, path);
  await settle(page);
  await reveal?.(page);
  await settle(page);
};

/** As the settings do it, without a reload. */
export const turnTo = (page: Page, mode: string): Promise<void> =>
  page.locator('html').evaluate((root, name) => root.setAttribute('data-color-mode', name), mode);
