import { expect, test } from 'vitest';
import { CHILD_ID } from '../features/children/shared/child-id.fixture.ts';
import { PROFILE_ID } from '../features/dietary/dietary.routes.fixture.ts';
import { INVITATION_PATH } from '../features/household/household.routes.fixture.ts';
import { THREAD } from '../features/support/threads.routes.fixture.ts';
import { barriersOf } from '../testing/barriers.fixture.ts';
import { PROVIDER_PATH } from '../testing/directory.fixture.ts';
import type { Viewer } from '../testing/hearthway.fixture.ts';
import { MODULE_PATH } from '../testing/lessons.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../testing/page.fixture.ts';
import { sliceOf } from '../testing/slice.fixture.ts';
import { press } from '../testing/steps.fixture.ts';
import { pathsOf } from '../testing/views.fixture.ts';
import { type Handler, overloaded, unreachable } from '../testing/wire.fixture.ts';

const THREAD_PATH = `/support/threads/${THREAD.threadId}`;

const EVERY_CALL = ['* /api/*', '* /health'];

/** Error messages for the parts of a page. */
const SAID = {
  categories: 'Failed to fetch categories',
  resources: 'Failed to fetch resources',
  favorites: 'Failed to fetch favorites',
  who: 'We can’t reach your account right now',
  provider: 'We couldn’t load this provider',
  reports: 'We couldn’t load your report',
  plan: 'We couldn’t load your plan',
  onboarding: 'We couldn’t load your answers',
  place: 'We couldn’t load your location',
  devices: 'We couldn’t load your devices',
  looked: 'We couldn’t load the list',
  copy: 'We couldn’t check on your copy',
  health: 'We can’t check right now',
  achievements: 'We couldn’t load your achievements',
  days: 'We couldn’t load your days',
  lessons: 'We couldn’t load the lessons',
  lesson: 'We couldn’t load this lesson',
  learned: 'We couldn’t load your progress',
  level: 'We couldn’t load your level',
  practice: 'We couldn’t load your practice',
  questions: 'We couldn’t load the questions',
  numbers: 'We couldn’t load the phone numbers',
  calls: 'We couldn’t load your call log',
  threads: 'We couldn’t load your conversations',
  thread: 'We couldn’t load your conversation',
  denials: 'We couldn’t load your denials',
  answers: 'We couldn’t load the answers',
  answer: 'We couldn’t load this answer',
  offices: 'We couldn’t load the offices',
  texas: 'We couldn’t load what we know about Texas',
  guide: 'We couldn’t load this guide',
  guides: 'We couldn’t load the guides',
  groups: 'We couldn’t load the support groups',
  proposed: 'We couldn’t load what you proposed',
  feedback: 'We couldn’t load your feedback',
  wished: 'We couldn’t load what you told us',
  child: 'We couldn’t load this child',
  children: 'We couldn’t load your children',
  calendar: 'We couldn’t load your calendar',
  dates: 'We couldn’t load your next dates',
  household: 'We couldn’t load your household',
  memberships: 'We couldn’t load the households you belong to',
  changes: 'We couldn’t load what changed',
  invitation: 'We couldn’t open this invitation',
  profiles: 'We couldn’t load your dietary profiles',
  profile: 'We couldn’t load this profile',
  recipes: 'We couldn’t load the recipes',
  kept: 'We couldn’t check the recipes that you keep',
  recipe: 'We couldn’t load this recipe',
  shopping: 'We couldn’t load your shopping list',
  toCall: 'We couldn’t load your favorites',
  steps: 'We couldn’t load your steps',
  callPlan: 'We couldn’t load your plan for calls',
} as const;

/** Whether there is such an answer is not known. */
const ANSWERS = {
  '/help/distance-filter': [SAID.answer],
  '/help/no-such-answer': [SAID.answer],
} as const;

const RECIPE_PATH = '/dietary/recipes/butter-toast-fingers';
const CHILD_PATH = `/children/${CHILD_ID}`;
const DIETARY_PROFILE_PATH = `/dietary/profiles/${PROFILE_ID}`;
const FOOD_SUMMARY_PATH = `${DIETARY_PROFILE_PATH}/food-summary`;

/** Calls that fail all at once. */
interface Outage {
  readonly who: string;
  readonly viewer: Viewer;
  readonly fail: Handler;
  /** Whether it is known all the same who is signed in. */
  readonly isKnown: boolean;
  /** Error messages of each page. Pages that are not listed lack nothing. */
  readonly said: Readonly<Record<string, readonly string[]>>;
}

const OUTAGES: readonly Outage[] = [
  {
    who: 'a visitor whose calls find no server',
    viewer: 'visitor',
    fail: unreachable,
    isKnown: false,
    said: {
      '/': [SAID.categories],
      '/status': [SAID.health],
      [INVITATION_PATH]: [SAID.invitation],
      [MODULE_PATH]: [SAID.lesson],
      '/insurance-help/call': [SAID.questions, SAID.numbers],
      '/insurance-help/TEXAS': [SAID.texas],
      '/offices/NC': [SAID.offices],
      '/help': [SAID.answers],
      ...ANSWERS,
      '/guides/getting-started': [SAID.guide],
      '/guides/no-such-guide': [SAID.guide],
      '/learning': [SAID.lessons],
      '/dietary': [SAID.recipes],
      '/dietary/recipes': [SAID.recipes],
      '/dietary/plan': [SAID.recipes],
      '/dietary/tracking': [SAID.recipes],
      [RECIPE_PATH]: [SAID.recipe],
      '/support': [SAID.guides],
      '/support/contact': [SAID.guides],
      '/support/resources': [SAID.guides],
      '/support/community': [SAID.guides],
    },
  },
  {
    who: 'a family whose every call fails',
    viewer: 'family',
    fail: overloaded,
    isKnown: false,
    said: {
      '/': [SAID.who],
      '/resources': [SAID.who],
      '/resources/speech-therapy': [SAID.who],
      [PROVIDER_PATH]: [SAID.who],
      '/favorites': [SAID.who],
      '/favorites/compare': [SAID.who],
      '/favorites/calls': [SAID.who],
      '/account': [SAID.who],
      '/learning': [SAID.who],
      [MODULE_PATH]: [SAID.who],
      [`${MODULE_PATH}/certificate`]: [SAID.who],
      '/children': [SAID.who],
      '/calendar': [SAID.who],
      [CHILD_PATH]: [SAID.who],
      [`${CHILD_PATH}/today`]: [SAID.who],
      '/household': [SAID.who],
      '/household/changes': [SAID.who],
      [INVITATION_PATH]: [SAID.invitation],
      '/dietary': [SAID.who],
      '/dietary/recipes': [SAID.who],
      '/dietary/plan': [SAID.who],
      '/dietary/shopping': [SAID.who],
      '/dietary/tracking': [SAID.who],
      [DIETARY_PROFILE_PATH]: [SAID.who],
      [FOOD_SUMMARY_PATH]: [SAID.who],
      [RECIPE_PATH]: [SAID.recipe],
      '/support': [SAID.who],
      '/support/contact': [SAID.who],
      '/support/resources': [SAID.who],
      '/support/community': [SAID.who],
      [THREAD_PATH]: [SAID.who],
      '/achievements': [SAID.who],
      '/subscribe': [SAID.who],
      '/subscription-success': [SAID.who],
      '/insurance-help/denied': [SAID.who],
      '/while-you-wait': [SAID.who],
      '/staff/inbox': [SAID.who],
      '/staff/alerts': [SAID.who],
      '/staff/feedback': [SAID.who],
      '/staff/timeline': [SAID.who],
      '/staff/reports': [SAID.who],
      '/insurance-help/call': [SAID.questions, SAID.numbers],
      ...ANSWERS,
    },
  },
  {
    who: 'a family that is known and can see nothing more',
    viewer: 'family',
    fail: unreachable,
    isKnown: true,
    said: {
      '/': [SAID.onboarding, SAID.dates, SAID.favorites, SAID.lessons, SAID.categories, SAID.plan],
      '/resources': [SAID.resources],
      '/resources/speech-therapy': [SAID.resources],
      [PROVIDER_PATH]: [SAID.provider],
      '/favorites': [SAID.favorites],
      '/favorites/compare': [SAID.favorites],
      '/favorites/calls': [SAID.toCall, SAID.callPlan],
      '/learning': [SAID.level, SAID.practice, SAID.lessons, SAID.learned],
      [MODULE_PATH]: [SAID.lesson],
      [`${MODULE_PATH}/certificate`]: [SAID.lesson, SAID.learned],
      '/account': [SAID.plan, SAID.onboarding, SAID.devices, SAID.looked, SAID.copy, SAID.feedback],
      '/support': [SAID.answers],
      ...ANSWERS,
      '/support/contact': [SAID.threads],
      [THREAD_PATH]: [SAID.thread],
      '/children': [SAID.children],
      '/calendar': [SAID.calendar],
      [CHILD_PATH]: [SAID.child],
      [`${CHILD_PATH}/today`]: [SAID.child],
      '/household': [SAID.household, SAID.memberships],
      '/household/changes': [SAID.changes],
      [INVITATION_PATH]: [SAID.invitation],
      '/dietary': [SAID.profiles],
      '/dietary/recipes': [SAID.kept, SAID.recipes],
      '/dietary/tracking': [SAID.profiles],
      '/dietary/plan': [SAID.profiles],
      '/dietary/shopping': [SAID.shopping],
      [DIETARY_PROFILE_PATH]: [SAID.profile],
      [FOOD_SUMMARY_PATH]: [SAID.profile],
      [RECIPE_PATH]: [SAID.recipe],
      '/achievements': [SAID.achievements],
      '/subscribe': [SAID.plan],
      '/subscription-success': [SAID.plan],
      '/insurance-help/call': [SAID.questions, SAID.numbers, SAID.calls],
      '/insurance-help/denied': [SAID.denials],
      '/while-you-wait': [SAID.steps],
      '/support/resources': [SAID.guides],
      '/support/community': [SAID.groups, SAID.proposed, SAID.wished, SAID.feedback],
    },
  },
];

const alerts = ({ site }: SitePage) => site.getByRole('main').getByRole('alert');

/** One press retries everything that the page lacks. */
const tryAgain = (page: SitePage): Promise<void> =>
  alerts(page).first().getByRole('button', { name: 'Try again' }).click();

/** Expects a page to lack just what it says by these titles. */
const expectSaid = async (page: SitePage, said: readonly string[]): Promise<void> => {
  await expect.element(alerts(page)).toHaveLength(said.length);
  for (const title of said)
    await expect.element(alerts(page).filter({ hasText: title })).toBeVisible();
  // Loading placeholders; the outline of a family’s home is hidden from visitors.
  const waiting = () =>
    [...page.document().querySelectorAll('.animate-breathe, .animate-spin')].filter((placeholder) =>
      placeholder.checkVisibility(),
    ).length;
  await expect.poll(waiting, { message: `nothing is waited for on ${page.path()}` }).toBe(0);
  await expect.element(page.site.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Makes these calls fail. Returns the way to undo that. */
const failing = (page: SitePage, { fail, isKnown }: Pick<Outage, 'fail' | 'isKnown'>) => {
  const undo = EVERY_CALL.map((route) => page.wire.answer(route, fail));
  if (isKnown) undo.push(page.wire.answer('GET /api/me', page.wire.pass));
  return () => {
    for (const each of undo) each();
  };
};

const CASES = OUTAGES.flatMap((outage) =>
  pathsOf(outage.viewer).map((path) => ({ path, ...outage })),
);

test.for(sliceOf(CASES))('$who opens $path, is told so, and tries again', async (outage) => {
  const { path, viewer, said } = outage;
  // Failed queries are retried once the socket connects.
  const page = await openBrowser({ viewer, isCut: true });
  const restore = failing(page, outage);
  await page.open(path);
  const titles = said[path] ?? [];
  await expectSaid(page, titles);
  if (titles.length > 0) expect(await barriersOf(page)).toEqual([]);
  restore();
  if (titles.length > 0) await tryAgain(page);
  await expectSaid(page, []);
});

/** Error message of each page when only this call fails. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {
    me: SAID.who,
    'categories/nearby': SAID.categories,
    favorites: SAID.favorites,
    journey: SAID.onboarding,
    calendar: SAID.dates,
    'insurance/denials': SAID.dates,
    'call-plan': SAID.dates,
    'learning/cards': SAID.lessons,
    'learning/progress': SAID.lessons,
    'subscription/status': SAID.plan,
  },
  '/resources/speech-therapy': {
    me: SAID.who,
    resources: SAID.resources,
    categories: SAID.categories,
    favorites: SAID.favorites,
    journey: SAID.place,
    'subscription/status': SAID.plan,
  },
  [PROVIDER_PATH]: {
    me: SAID.who,
    [PROVIDER_PATH.replace('/resources/provider/', 'resources/')]: SAID.provider,
    categories: SAID.categories,
    favorites: SAID.favorites,
    'listing-reports': SAID.reports,
  },
  '/favorites': {
    me: SAID.who,
    favorites: SAID.favorites,
    categories: SAID.categories,
    'subscription/status': SAID.plan,
  },
  '/account': {
    me: SAID.who,
    'account/sessions': SAID.devices,
    'account/staff-access': SAID.looked,
    'account/export': SAID.copy,
    feedback: SAID.feedback,
    journey: SAID.onboarding,
    'subscription/plan': SAID.plan,
  },
  '/learning': {
    me: SAID.who,
    'learning/cards': SAID.lessons,
    'learning/progress': SAID.learned,
    'learning/stats': SAID.level,
    'learning/practice': SAID.practice,
  },
  '/household': {
    me: SAID.who,
    household: SAID.household,
    'household/memberships': SAID.memberships,
  },
  '/household/changes': {
    me: SAID.who,
    'children/changes': SAID.changes,
    'dietary/changes': SAID.changes,
    'calendar/changes': SAID.changes,
  },
  '/support': { me: SAID.who, 'help/frequent': SAID.answers },
  '/support/contact': { me: SAID.who, 'support/threads': SAID.threads },
  '/support/resources': { me: SAID.who, 'content/guide': SAID.guides },
  '/support/community': {
    me: SAID.who,
    'content/support-group': SAID.groups,
    'resource-proposals': SAID.proposed,
    'help/mine': SAID.wished,
    feedback: SAID.feedback,
  },
  '/while-you-wait': { me: SAID.who, children: SAID.steps, 'next-steps': SAID.steps },
  '/achievements': {
    me: SAID.who,
    achievements: SAID.achievements,
    stats: SAID.days,
  },
};

/** Calls whose failure a page may hide: the account on a public page, saved settings, the plan. */
const QUIET: Readonly<Record<string, readonly string[]>> = {
  // Made-up stories stand in for those of families, tonight’s meal has a page of its own, and lessons fit anyone.
  '/': ['children', 'dietary/plans', 'stories', 'subscription/plan', 'subscription/prompts'],
  '/resources/speech-therapy': ['subscription/prompts'],
  '/account': ['subscription/status', 'support/chat/model'],
  [PROVIDER_PATH]: ['journey', 'subscription/status'],
  // A favorite then does not say which child it is for.
  '/favorites': ['children', 'journey'],
  '/learning': ['children', 'journey', 'subscription/status'],
  '/household': ['journey', 'subscription/status'],
  '/household/changes': ['journey', 'subscription/status'],
  '/support': ['journey', 'subscription/status'],
  '/support/contact': ['journey', 'subscription/status'],
  '/support/resources': ['journey', 'subscription/status'],
  '/support/community': ['categories/nearby', 'journey', 'stories', 'subscription/status'],
  '/achievements': ['journey', 'subscription/status'],
  // The state is then asked for, and offices are links.
  '/while-you-wait': ['journey', 'subscription/status'],
};

/** Asked for by every page, to tell what is unlocked from now on, and which households there are to switch to. */
const EVERYWHERE = ['achievements', 'household/memberships'];

test.for(sliceOf(Object.entries(CALLS)))('each call of %s may fail alone', async ([path, said]) => {
  const page = await openPage(path, { viewer: 'family', isCut: true });
  await expectSaid(page, []);
  for (const [call, title] of Object.entries(said)) {
    const restore = page.wire.answer(`GET /api/${call}`, overloaded);
    await page.open(path);
    await expectSaid(page, [title]);
    restore();
    await tryAgain(page);
    await expectSaid(page, []);
  }
  const requestedPaths = () =>
    new Set(page.wire.calls('GET /api/*').map((call) => call.path.replace('/api/', '')));
  await expect
    .poll(requestedPaths)
    .toEqual(new Set([...Object.keys(said), ...(QUIET[path] ?? []), ...EVERYWHERE]));
});

test('the categories come back with the listings', async () => {
  const page = await openBrowser({ viewer: 'family', isCut: true });
  const restore = failing(page, { fail: unreachable, isKnown: true });
  await page.open('/resources/speech-therapy');
  await expectSaid(page, [SAID.resources]);
  restore();
  await press(page, 'Try again');
  const { site } = page;
  await expect
    .element(site.getByRole('heading', { level: 1, name: 'Speech Therapy' }))
    .toBeVisible();
  await expect.element(site.getByLabelText('What kind of help?')).toHaveValue('speech-therapy');
});

test('a page says that there is no network, and goes on when there is one', async () => {
  const page = await openBrowser();
  const restore = failing(page, { fail: unreachable, isKnown: false });
  await page.open('/');
  await expectSaid(page, [SAID.categories]);
  const note = page.site.getByText('You’re offline. We’ll reconnect automatically.');
  await expect.element(note).toHaveLength(0);
  setOnline(page, false);
  await expect.element(note).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  restore();
  setOnline(page, true);
  await expect.element(note).toHaveLength(0);
  await expectSaid(page, []);
});

const setOnline = ({ window, wire }: SitePage, isOnline: boolean): void => {
  const page = window();
  Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: isOnline });
  if (isOnline) wire.restore();
  else wire.cut();
  page.dispatchEvent(new page.Event(isOnline ? 'online' : 'offline'));
};
