import { expect, test } from 'vitest';
import { barriersOf } from '../../testing/barriers.fixture.ts';
import { refusal } from '../../testing/hearthway.fixture.ts';
import { openPage, type SitePage } from '../../testing/page.fixture.ts';
import {
  CHECKOUT_PATH,
  FREE_PLAN,
  onPlan,
  plusPlan,
  TRIAL_PLAN,
} from '../../testing/plan.fixture.ts';
import { bodiesTo, press } from '../../testing/steps.fixture.ts';
import { hold, unreachable } from '../../testing/wire.fixture.ts';

const SYNC = 'POST /api/subscription/sync';

const title = ({ site }: SitePage, name: string) => site.getByRole('heading', { level: 1, name });

const inMain = ({ site }: SitePage) => site.getByRole('main');

test('it waits for the payment provider, then welcomes with the end of the trial', async () => {
  let plan = FREE_PLAN;
  const page = await openPage('/about', { viewer: 'family', api: onPlan(() => plan) });
  const held = hold();
  page.wire.answer(SYNC, async (call) => {
    await held.promise;
    return page.wire.pass(call);
  });
  await page.open(CHECKOUT_PATH);
  await expect.element(title(page, 'Checking your payment')).toBeVisible();
  await expect.poll(page.path).toBe('/subscription-success');
  plan = TRIAL_PLAN;
  held.resolve();
  await expect.element(title(page, 'Welcome to Hearthway Plus!')).toBeVisible();
  await expect.element(inMain(page)).toMatchTextContent('Your free trial ends on ');
  await expect.element(inMain(page)).toMatchTextContent('Then it is $5.99 a month.');
  for (const [name, href] of [
    ['See the results on a map', '/resources?view=map'],
    ['Plan a week of meals', '/dietary/plan'],
    ['Add up to 3 children', '/children'],
    ['Share with those who care for them', '/household'],
    ['Go to the start page', '/'],
    ['Account Settings', '/account'],
    ['Support Center', '/support'],
  ] as const)
    await expect
      .element(inMain(page).getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  expect(bodiesTo(page, SYNC)).toEqual([{ sessionId: 'cs_1' }]);
  expect(await barriersOf(page)).toEqual([]);

  await page.reload();
  await expect.element(title(page, 'Welcome to Hearthway Plus!')).toBeVisible();
  expect(page.path()).toBe('/subscription-success');
});

test('the welcome names the plan, and the next payment where there is no trial', async () => {
  const page = await openPage(CHECKOUT_PATH, {
    viewer: 'family',
    api: onPlan(plusPlan({ plan: 'family', monthlyCents: 1_499 }, { tier: 'family' })),
  });
  await expect.element(title(page, 'Welcome to Hearthway Family!')).toBeVisible();
  await expect
    .element(inMain(page))
    .toMatchTextContent('It is $14.99 a month. The next payment is on ');
});

test('a completed payment gives nothing until the plan is there', async () => {
  let plan = FREE_PLAN;
  const page = await openPage(CHECKOUT_PATH, { viewer: 'family', api: onPlan(() => plan) });
  await expect.element(title(page, 'Your plan is starting')).toBeVisible();
  plan = TRIAL_PLAN;
  await expect.element(title(page, 'Welcome to Hearthway Plus!')).toBeVisible();
});

test('a payment page that is still open is said to be, and is asked for again', async () => {
  let checkout = 'open';
  let plan = FREE_PLAN;
  const page = await openPage(CHECKOUT_PATH, {
    viewer: 'family',
    api: { ...onPlan(() => plan), [SYNC]: () => ({ body: { checkout, plan: 'plus' } }) },
  });
  await expect.element(title(page, 'Your payment isn’t finished yet')).toBeVisible();
  await expect
    .element(inMain(page).getByRole('link', { name: 'See the plans' }))
    .toHaveAttribute('href', '/subscribe');
  checkout = 'complete';
  plan = TRIAL_PLAN;
  await press(page, 'Check again');
  await expect.element(title(page, 'Welcome to Hearthway Plus!')).toBeVisible();
});

test.for([
  ['expired', 'This payment page has expired'],
  ['refused', 'Your free trial is used up'],
] as const)(
  'a payment page that is %s says that nothing was charged',
  async ([checkout, heading]) => {
    const page = await openPage(CHECKOUT_PATH, {
      viewer: 'family',
      api: { [SYNC]: () => ({ body: { checkout, plan: 'plus' } }) },
    });
    await expect.element(title(page, heading)).toBeVisible();
    await expect.element(inMain(page)).toMatchTextContent('nothing was charged');
    await expect.element(inMain(page).getByRole('link', { name: 'See the plans' })).toBeVisible();
  },
);

test('a payment of another account is not shown', async () => {
  const page = await openPage(CHECKOUT_PATH, {
    viewer: 'family',
    api: { [SYNC]: () => refusal('UnknownCheckout') },
  });
  await expect.element(title(page, 'We can’t find this payment')).toBeVisible();
  await expect
    .element(inMain(page).getByRole('link', { name: 'See your plan and payments' }))
    .toHaveAttribute('href', '/account#plan');
});

test.for([
  ['the payment service', () => refusal('PaymentsUnavailable')],
  ['the server', unreachable],
] as const)('where %s does not answer, it claims nothing about the payment', async ([, answer]) => {
  let plan = FREE_PLAN;
  const page = await openPage(CHECKOUT_PATH, {
    viewer: 'family',
    api: onPlan(() => plan),
    isCut: true,
  });
  const restore = page.wire.answer(SYNC, answer);
  await page.open(CHECKOUT_PATH);
  await expect.element(title(page, 'We can’t confirm your payment yet')).toBeVisible();
  await expect.element(inMain(page)).not.toMatchTextContent('Nothing was charged');
  expect(await barriersOf(page)).toEqual([]);
  restore();
  plan = TRIAL_PLAN;
  await press(page, 'Check again');
  await expect.element(title(page, 'Welcome to Hearthway Plus!')).toBeVisible();
});

test('without a payment page it tells the plan that runs, or that none has started', async () => {
  const page = await openPage('/subscription-success', { viewer: 'family' });
  await expect.element(title(page, 'No plan has started')).toBeVisible();
  expect(bodiesTo(page, SYNC)).toEqual([]);
  const other = await openPage('/subscription-success', {
    viewer: 'family',
    api: onPlan(TRIAL_PLAN),
  });
  await expect.element(title(other, 'Welcome to Hearthway Plus!')).toBeVisible();
});

test('a lost session is said, and that the payment is not lost', async () => {
  const page = await openPage(CHECKOUT_PATH, { viewer: 'family', isSignedOut: true });
  await expect.element(title(page, 'Sign In Required')).toBeVisible();
  await expect.element(inMain(page)).toMatchTextContent('it is not lost');
  await expect
    .element(inMain(page).getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login?redirect=%2Faccount');
});
