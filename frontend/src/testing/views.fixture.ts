import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import * as z from 'zod/mini';
import { CHILD_ID } from '../features/children/shared/child-id.fixture.ts';
import { PROFILE_ID } from '../features/dietary/dietary.routes.fixture.ts';
import { INVITATION_PATH } from '../features/household/household.routes.fixture.ts';
import { THREAD } from '../features/support/threads.routes.fixture.ts';
import { PROVIDER_PATH } from './directory.fixture.ts';
import type { Viewer } from './hearthway.fixture.ts';
import {
  answerOf,
  COLLEAGUE,
  messageOf,
  THREAD_ID,
  THREAD_PATH,
  threadOf,
} from './inbox.fixture.ts';
import { MODULE_PATH } from './lessons.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from './page.fixture.ts';
import {
  CANCELED_PLAN,
  CHECKOUT_PATH,
  GIVEN_PLAN,
  LATE_PLAN,
  onPlan,
  plusPlan,
  TRIAL_PLAN,
} from './plan.fixture.ts';
import { FOUND, noteAdded, STOP_TOKEN } from './staff.fixture.ts';
import { focus, press, searchNearDurham, settle } from './steps.fixture.ts';

/** A page as a viewer sees it, by itself or with a part of it opened. */
export interface View {
  readonly path: string;
  readonly viewer: Viewer;
  /** Name of the opened part. */
  readonly part?: string;
  readonly reveal?: (page: SitePage) => Promise<unknown>;
  /** Answers in place of the usual ones. */
  readonly api?: OpenOptions['api'];
  /** The windows that have it, in pixels of width. */
  readonly from?: number;
  readonly below?: number;
}

/** Where the drawer gives way to the links themselves. */
const WIDE = 1024;

const pressed = (name: string) => (page: SitePage) => press(page, name);

const shown = ({ site }: SitePage, name: string): Promise<void> =>
  expect.element(site.getByRole('dialog', { name, exact: true })).toBeVisible();

const isNarrow = ({ window }: SitePage): boolean => window().innerWidth < WIDE;

const openDrawer = async (page: SitePage): Promise<void> => {
  await press(page, 'Menu');
  await shown(page, 'Menu');
};

const takeTour = async (page: SitePage): Promise<void> => {
  if (isNarrow(page)) await openDrawer(page);
  await press(page, 'Take Tour');
  await shown(page, 'Welcome to Hearthway');
};

/** Rem of width from which a page has a margin that holds the accessibility button. */
const MARGIN_FROM = 79;

/** Where the button for the panel is shown at any time: in the margin, or in the menu. */
const panelOpenerOf = async (page: SitePage): Promise<Locator> => {
  const { site, window, document } = page;
  const rem = Number.parseFloat(window().getComputedStyle(document().documentElement).fontSize);
  if (window().innerWidth >= MARGIN_FROM * rem)
    return site.getByCss('[data-floating="accessibility"]');
  if (isNarrow(page)) {
    await openDrawer(page);
    return site.getByRole('dialog', { name: 'Menu', exact: true });
  }
  await press(page, 'Navigate');
  return site.getByRole('banner');
};

/** Asks the assistant what it knows, what it does not, and for help in a crisis. */
const chat = async (page: SitePage): Promise<void> => {
  if (isNarrow(page)) await openDrawer(page);
  else await press(page, 'Navigate');
  await press(page, 'AI Support Chat');
  await shown(page, 'AI Support Chat');
  const { site } = page;
  const exchanges: readonly (readonly [message: string, answer: RegExp])[] = [
    ['How far does the search look?', /You can choose up to 50 miles/],
    ['What about the moon?', /Here is who does/],
    ['I want to die', /Please reach someone right now/],
  ];
  for (const [message, answer] of exchanges) {
    await site.getByLabelText('Your message').fill(message);
    await press(page, 'Send');
    await expect.element(site.getByText(answer)).toBeVisible();
  }
};

export const openPanel = async (page: SitePage): Promise<void> => {
  const around = await panelOpenerOf(page);
  await around.getByRole('button', { name: 'Accessibility', exact: true }).click();
  await shown(page, 'Accessibility');
};

const showToast = async (page: SitePage): Promise<void> => {
  await press(page, 'Get Started');
  const { site } = page;
  await expect.element(site.getByText('Please fill in all fields', { exact: true })).toBeVisible();
};

const openEveryForm = async (page: SitePage): Promise<void> => {
  for (const name of [
    'Change email',
    'Change password',
    'Sign out everywhere',
    'Delete my account',
  ])
    await press(page, name);
  const { site } = page;
  await site.getByLabelText('New password', { exact: true }).fill('sunshine22');
  await expect.element(site.getByText('Easy to guess.')).toBeVisible();
  await press(page, 'Save new password');
};

const reads =
  (text: string) =>
  ({ site }: SitePage): Promise<void> =>
    expect.element(site.getByRole('main').getByText(text, { exact: true })).toBeVisible();

const reportError = async (page: SitePage): Promise<void> => {
  await press(page, 'Report an error');
  await shown(page, 'Report an error');
  await press(page, 'Send');
  await expect.element(page.site.getByText('Please write what is wrong')).toBeVisible();
};

const openFilters = async (page: SitePage): Promise<void> => {
  if (isNarrow(page)) await press(page, 'Filters');
  await page.site.getByText('Topics', { exact: true }).click();
  await expect.element(page.site.getByRole('button', { name: /^Counseling/i })).toBeVisible();
};

const sendEmpty = async (page: SitePage): Promise<void> => {
  await press(page, 'Send Message');
  await reads('Please select a category')(page);
};

const chooseOnMap = async ({ site }: SitePage): Promise<void> => {
  const list = site.getByRole('region', { name: 'On this part of the map' });
  await list
    .getByRole('button')
    .filter({ hasNotText: /providers? near/ })
    .first()
    .click();
  await expect.element(site.getByRole('link', { name: /^See all details/ })).toBeVisible();
};

const openNote = async ({ site }: SitePage): Promise<void> => {
  const card = site.getByRole('main').getByRole('article').first();
  await card.getByRole('heading').getByRole('button').click();
  await card.getByRole('button', { name: /^Add a note/ }).click();
};

const compareTwo = async (page: SitePage): Promise<void> => {
  const { site } = page;
  await page.open('/resources');
  await searchNearDurham(page);
  const second = site.getByRole('button', { name: /^Favorite: / }).nth(1);
  await second.click();
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
  await page.open('/favorites');
  const boxes = site.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1]) await boxes.nth(place).click();
  await site.getByRole('link', { name: 'Compare 2', exact: true }).click();
  await expect.element(site.getByRole('columnheader')).toHaveLength(2);
};

const openSwitch = async (page: SitePage): Promise<void> => {
  await press(page, 'Switch to Family');
  await shown(page, 'Switch to Family');
  await expect.element(page.site.getByText(/^You pay \$4\.50 now/)).toBeVisible();
};

const choosePlan = async (page: SitePage): Promise<void> => {
  await page.site.getByRole('radio', { name: 'From a job', exact: true }).click();
  await press(page, 'Next');
};

const answerPlan = async (page: SitePage): Promise<void> => {
  await choosePlan(page);
  await page.site.getByRole('radio', { name: 'I’m not sure', exact: true }).click();
  await press(page, 'Next');
  await page.site.getByLabelText('State', { exact: true }).selectOptions('TX');
  await press(page, 'Next');
  await press(page, 'See the answer');
  await expect.element(page.site.getByText('Not certain yet', { exact: true })).toBeVisible();
};

const makeSteps = async (page: SitePage): Promise<void> => {
  await page.site.getByLabelText('When was your child born?').fill('2024-11');
  await page.site.getByLabelText('Where do you live?').selectOptions('NC');
  await press(page, 'Show my steps');
  await expect.element(page.site.getByText('Your next step', { exact: true })).toBeVisible();
};

const findFamilies = async (page: SitePage): Promise<void> => {
  const { site } = page;
  await site.getByLabelText('Find a family by').selectOptions('Name');
  await site.getByLabelText('Start of the name').fill('Maple');
  await press(page, 'Search');
  await expect.element(site.getByRole('table')).toBeVisible();
};

const openFamily = async (page: SitePage): Promise<void> => {
  const { site } = page;
  await findFamilies(page);
  await site.getByRole('table').getByRole('link').first().click();
  await expect.element(site.getByRole('heading', { name: 'What happened' })).toBeVisible();
};

const openTimeline = async (page: SitePage): Promise<void> => {
  const { site } = page;
  await openFamily(page);
  await site.getByRole('button', { name: /^Raw event Created an account/ }).click();
  await expect.element(site.getByText(/"AccountRegistered"/)).toBeVisible();
};

const askToReveal = async (page: SitePage): Promise<void> => {
  const { site } = page;
  // Further down in the timeline, new entries would wait to be asked for.
  await openFamily(page);
  await press(page, 'Add a note');
  await site.getByLabelText('Note', { exact: true }).fill('Called back');
  await press(page, 'Add note');
  await expect.poll(() => page.wire.calls('POST /api/staff/families/:userId/notes').length).toBe(1);
  page.wire.tell('timeline', { userId: FOUND.userId, entries: [noteAdded], newest: 'newer' });
  await site.getByRole('button', { name: 'Raw event Support added a note' }).first().click();
  await press(page, 'Reveal personal details');
  await press(page, 'Reveal');
  await expect.element(site.getByText('Say why you need to see this')).toBeVisible();
};

const givePlan = async (page: SitePage): Promise<void> => {
  await openTimeline(page);
  await press(page, 'Give a plan');
  await press(page, 'Give');
  await expect.element(page.site.getByText('Say why the family gets it')).toBeVisible();
};

/** From then on, the page hears what is told. */
const inInbox = ({ wire }: SitePage): Promise<void> =>
  expect.poll(() => wire.heard('inbox').length).toBeGreaterThan(0);

/** A colleague writes at the thread that support has open. */
const meetColleague = ({ wire }: SitePage): void =>
  wire.tell('inbox-people', {
    people: [{ staffId: COLLEAGUE.staffId, threadId: THREAD_ID, isWriting: true }],
  });

/** A crisis comes in while the focus is on the first row. */
const holdQueue = async (page: SitePage): Promise<void> => {
  const { site, wire, hearthway } = page;
  await inInbox(page);
  await focus(site.getByRole('link', { name: 'Something else', exact: true }));
  const [crisis, ...others] = hearthway.account.inbox;
  if (crisis === undefined) throw new Error('The queue has a crisis.');
  hearthway.account.inbox = [{ ...crisis, threadId: '5'.repeat(32) }, ...others];
  wire.tell('inbox-moved', { threadId: null });
  await expect.element(site.getByRole('button', { name: /^1 new/ })).toBeVisible();
};

const readWorst = async (page: SitePage): Promise<void> => {
  const { site, wire, hearthway } = page;
  await inInbox(page);
  hearthway.account.thread = threadOf({
    messages: [
      messageOf(1, { crisis: 'self-harm', text: 'I do not want to live like this any more.' }),
      { ...answerOf(2, COLLEAGUE.staffId, 'We are here. Please call 988 now.'), isBounced: true },
    ],
  });
  wire.tell('inbox-moved', { threadId: THREAD_ID });
  meetColleague(page);
  await expect.element(site.getByText('Sam Porter is writing a reply')).toBeVisible();
  await expect.element(site.getByText('I do not want to live like this any more.')).toBeVisible();
};

const missMessage = async (page: SitePage): Promise<void> => {
  const { site, wire, hearthway } = page;
  await inInbox(page);
  await site.getByLabelText('Your reply', { exact: true }).fill('Please send us the letter.');
  const { messages } = hearthway.account.thread;
  hearthway.account.thread = threadOf({
    messages: [...messages, answerOf(2, COLLEAGUE.staffId, 'It is form 12.')],
  });
  wire.tell('inbox-moved', { threadId: THREAD_ID });
  await expect.element(site.getByRole('button', { name: 'I have read it' })).toBeVisible();
};

const addThreadNote = async (page: SitePage): Promise<void> => {
  await press(page, 'Add a note');
  await press(page, 'Add note');
  await expect.element(page.site.getByText('Write the note first')).toBeVisible();
};

const refuseReport = async (page: SitePage): Promise<void> => {
  await press(page, 'Start the report');
  await reads('Please choose a report')(page);
};

const answerReport = (report: string) => async (page: SitePage) => {
  await page.site.getByRole('radio', { name: report }).click();
  await press(page, 'Start the report');
  await expect.element(page.site.getByRole('table', { name: report })).toBeVisible();
};

const pagesSchema = z.array(z.object({ path: z.string(), audience: z.string() }));

/** The pages of the site, as it was built. */
const pages = pagesSchema.parse(await (await fetch('/testing/pages.json')).json());

/** Addresses of the pages whose pattern has parameters. Those without one are opened by a part below. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/resources/:category?': ['/resources', '/resources/speech-therapy'],
  '/resources/provider/:id': [PROVIDER_PATH],
  '/offices/:state': ['/offices/NC'],
  '/children/:childId': [`/children/${CHILD_ID}`],
  '/children/:childId/today': [`/children/${CHILD_ID}/today`],
  '/household/join': ['/household/join', INVITATION_PATH],
  '/learning/module/:id': [MODULE_PATH],
  '/learning/module/:id/certificate': [`${MODULE_PATH}/certificate`],
  '/dietary/:tab?': ['/dietary', '/dietary/recipes', '/dietary/tracking'],
  '/dietary/profiles/:profileId': [`/dietary/profiles/${PROFILE_ID}`],
  '/dietary/profiles/:profileId/food-summary': [`/dietary/profiles/${PROFILE_ID}/food-summary`],
  '/dietary/recipes/:id': ['/dietary/recipes/butter-toast-fingers'],
  '/insurance-help/:state': ['/insurance-help/TEXAS', '/insurance-help/ATLANTIS'],
  '/help/:id': ['/help/distance-filter', '/help/no-such-answer'],
  '/guides/:id': ['/guides/getting-started', '/guides/no-such-guide'],
  '/support/:tab?': ['/support', '/support/contact', '/support/resources', '/support/community'],
  '/support/threads/:threadId': [`/support/threads/${THREAD.threadId}`],
  '/staff/inbox/:threadId': [],
  '/staff/feedback/:userId/:feedbackId': [],
  '/staff/timeline/:userId': [],
  '/staff/reports/:runId': [],
};

/** They lead to another page. */
const REDIRECTS = ['/onboarding', '/auth'];

/** Pages for everyone that show a family something else. */
const FAMILIAR = [
  '/',
  '/household/join',
  '/insurance-help/call',
  '/insurance-help/denied',
  '/while-you-wait',
  '/subscribe',
  '/subscription-success',
  '/learning/module/:id',
  '/help/:id',
];

const pathsFor = (isFor: (page: (typeof pages)[number]) => boolean): readonly string[] =>
  pages
    .filter(({ path, audience }) => audience !== 'developers' && !REDIRECTS.includes(path))
    .filter(isFor)
    .flatMap(({ path }) => EXAMPLES[path] ?? [path]);

/** Pages that show a visitor something else than a family, or nothing at all. */
const FAMILY_PATHS = pathsFor(
  ({ path, audience }) => audience !== 'everyone' || FAMILIAR.includes(path),
);

const VISITOR_PATHS = [...pathsFor(() => true), '/nowhere'];

/** As far as the dates of the appeal. */
const answerDenial = async (page: SitePage): Promise<void> => {
  const { site } = page;
  await site.getByRole('radio', { name: 'Not medically necessary' }).click();
  await press(page, 'Next');
  await site.getByRole('checkbox', { name: 'progress data' }).click();
  await press(page, 'Next');
  await site.getByLabelText('Date on the letter').fill('2026-11-02');
  await site.getByLabelText('Kind of plan').selectOptions('medicaid-managed-care');
  await site.getByLabelText('State').selectOptions('TX');
  await site.getByRole('radio', { name: 'It is going on' }).click();
  await press(page, 'Show my deadlines');
  await expect.element(site.getByRole('heading', { name: 'Who helps', exact: true })).toBeVisible();
};

const writeAppeal = async (page: SitePage): Promise<void> => {
  await answerDenial(page);
  await page.site
    .getByRole('main')
    .getByRole('button', { name: 'Write the appeal letter' })
    .last()
    .click();
  await expect.element(page.site.getByLabelText('The letter', { exact: true })).toBeVisible();
};

const scheduleReport = async (page: SitePage): Promise<void> => {
  await answerReport('Favorites')(page);
  await press(page, 'Mail this weekly');
  await expect.element(page.site.getByRole('button', { name: 'Stop weekly emails' })).toBeVisible();
};

const listSchedules = async (page: SitePage): Promise<void> => {
  await scheduleReport(page);
  await page.site.getByRole('link', { name: 'All reports' }).click();
  const section = page.site.getByRole('region', { name: 'Reports by email' });
  await expect.element(section.getByRole('listitem')).toHaveLength(1);
};

/** Everything there is to see. */
export const VIEWS: readonly View[] = [
  ...VISITOR_PATHS.map((path) => ({ path, viewer: 'visitor' }) as const),
  { path: '/', viewer: 'visitor', part: 'accessibility panel', reveal: openPanel },
  { path: '/about', viewer: 'family', part: 'chat', reveal: chat },
  { path: '/', viewer: 'visitor', part: 'toast', reveal: showToast },
  { path: '/', viewer: 'visitor', part: 'first step of the tour', reveal: takeTour },
  { path: '/about', viewer: 'visitor', part: 'drawer', reveal: openDrawer, below: WIDE },
  { path: '/about', viewer: 'visitor', part: 'menu', reveal: pressed('Navigate'), from: WIDE },
  {
    path: '/',
    viewer: 'newcomer',
    part: 'welcome',
    reveal: (page) => shown(page, 'Welcome to Hearthway'),
  },
  {
    path: '/insurance-help/plan',
    viewer: 'visitor',
    part: 'who pays for the plan',
    reveal: choosePlan,
  },
  { path: '/insurance-help/plan', viewer: 'visitor', part: 'answer', reveal: answerPlan },
  { path: '/while-you-wait', viewer: 'visitor', part: 'steps', reveal: makeSteps },
  { path: '/insurance-help/denied', viewer: 'visitor', part: 'deadlines', reveal: answerDenial },
  { path: '/insurance-help/denied', viewer: 'visitor', part: 'letter', reveal: writeAppeal },
  { path: '/insurance-help/denied', viewer: 'family', part: 'account', reveal: answerDenial },
  ...FAMILY_PATHS.map((path) => ({ path, viewer: 'family' }) as const),
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
    reveal: openNote,
  },
  { path: '/favorites/compare', viewer: 'family', part: 'table', reveal: compareTwo },
  { path: '/account', viewer: 'family', part: 'every form', reveal: openEveryForm },
  {
    path: '/subscribe',
    viewer: 'family',
    part: 'own plan',
    api: onPlan(plusPlan()),
    reveal: reads('Your plan: Plus'),
  },
  {
    path: '/subscribe',
    viewer: 'family',
    part: 'amount of a switch',
    api: onPlan(plusPlan()),
    reveal: openSwitch,
  },
  {
    path: '/subscribe?checkout=canceled',
    viewer: 'family',
    part: 'payment page left',
    reveal: reads('You left the payment page, so no plan has started and nothing was charged.'),
  },
  {
    path: CHECKOUT_PATH,
    viewer: 'family',
    part: 'welcome',
    api: onPlan(TRIAL_PLAN),
    reveal: reads('Welcome to Hearthway Plus!'),
  },
  {
    path: '/account',
    viewer: 'family',
    part: 'cancellation',
    api: onPlan(plusPlan()),
    reveal: pressed('Cancel your plan'),
  },
  {
    path: '/account',
    viewer: 'family',
    part: 'canceled plan',
    api: onPlan(CANCELED_PLAN),
    reveal: reads('Access Ends'),
  },
  {
    path: '/account',
    viewer: 'family',
    part: 'payment issue',
    api: onPlan(LATE_PLAN),
    reveal: reads('Payment Issue'),
  },
  {
    path: '/account',
    viewer: 'family',
    part: 'gift',
    api: onPlan(GIVEN_PLAN),
    reveal: reads('A gift from us'),
  },
  { path: '/about', viewer: 'family', part: 'drawer', reveal: openDrawer, below: WIDE },
  { path: '/about', viewer: 'family', part: 'menu', reveal: pressed('Navigate'), from: WIDE },
  { path: '/about', viewer: 'family', part: 'own menu', reveal: pressed('Robin'), from: WIDE },
  { path: '/resources?location=27701', viewer: 'plus', part: 'filters', reveal: openFilters },
  {
    path: '/resources?location=27701&view=map',
    viewer: 'plus',
    part: 'map with one chosen',
    reveal: chooseOnMap,
  },
  { path: '/staff/inbox', viewer: 'support' },
  { path: '/staff/inbox', viewer: 'support', part: 'changes held back', reveal: holdQueue },
  { path: THREAD_PATH, viewer: 'support' },
  { path: THREAD_PATH, viewer: 'support', part: 'crisis and bounced mail', reveal: readWorst },
  { path: THREAD_PATH, viewer: 'support', part: 'missed message', reveal: missMessage },
  { path: THREAD_PATH, viewer: 'support', part: 'note', reveal: addThreadNote },
  { path: '/staff/alerts', viewer: 'support' },
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
  { path: '/staff/reports', viewer: 'analyst', part: 'report scheduled', reveal: scheduleReport },
  { path: '/staff/reports', viewer: 'analyst', part: 'schedules', reveal: listSchedules },
  {
    path: `/stop-report-mails#${STOP_TOKEN}`,
    viewer: 'visitor',
    part: 'mailed link',
    reveal: reads('This stops the emails with this report. Your other reports are not affected.'),
  },
  { path: '/contact', viewer: 'visitor', part: 'empty form sent', reveal: sendEmpty },
  {
    path: `/support/thread#thread=${THREAD.threadId}`,
    viewer: 'visitor',
    part: 'own conversation',
    reveal: reads('We have answered.'),
  },
  { path: '/about', viewer: 'support', part: 'own menu', reveal: pressed('Robin'), from: WIDE },
];

/** Where such a viewer goes without opening anything. */
export const pathsOf = (viewer: Viewer): readonly string[] =>
  VIEWS.filter((view) => view.viewer === viewer && view.reveal === undefined).map(
    ({ path }) => path,
  );

export const nameOf = ({ path, viewer, part }: View): string =>
  [path, viewer === 'visitor' ? [] : viewer, part ?? []].flat().join(', ');

/** Whether a window of that width has it. */
export const isIn = ({ from = 0, below = Number.POSITIVE_INFINITY }: View, width: number) =>
  from <= width && width < below;

export const show = async (view: View, options: OpenOptions): Promise<SitePage> => {
  const { path, viewer, reveal, api } = view;
  const page = await openPage(path, { viewer, ...(api && { api }), ...options });
  await settle(page);
  await reveal?.(page);
  await settle(page);
  return page;
};
