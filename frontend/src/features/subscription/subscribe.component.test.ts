import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { createClock } from '../../testing/clock.fixture.ts';
import { refusal } from '../../testing/hearthway.fixture.ts';
import { keyboardOf } from '../../testing/keyboard.fixture.ts';
import { openPage, type SitePage } from '../../testing/page.fixture.ts';
import {
  CANCELED_PLAN,
  FREE_PLAN,
  GIVEN_PLAN,
  LATE_PLAN,
  onPlan,
  PREVIEW,
  plusPlan,
} from '../../testing/plan.fixture.ts';
import { bodiesTo, press, settle } from '../../testing/steps.fixture.ts';
import { hold } from '../../testing/wire.fixture.ts';

const CREATE = 'POST /api/subscription/create-session';
const CHANGE = 'POST /api/subscription/change';
const PREVIEWED = 'POST /api/subscription/preview';

const card = ({ site }: SitePage, plan: string) =>
  site.getByRole('main').getByRole('region', { name: plan, exact: true });

const button = (page: SitePage, name: string) =>
  page.site.getByRole('button', { name, exact: true });

test('a visitor compares the plans, and is led to sign in and back', async () => {
  const page = await openPage('/subscribe');
  const { site, wire } = page;
  await expect.element(site.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect
    .element(site.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }))
    .toHaveAttribute('href', '/login?redirect=%2Fsubscribe');
  await expect
    .element(card(page, 'Plus'))
    .toMatchTextContent('7 days free, then $5.99 a month; we write to you 3 days before.');
  await expect.element(card(page, 'Family')).toMatchTextContent('$14.99 a month');
  await expect.element(card(page, 'Free')).toMatchTextContent('$0 a month');
  expect(wire.calls('GET /api/subscription/*')).toEqual([]);
});

test.for([320, 1280])('one table has each difference once at %i px', async (width) => {
  const page = await openPage('/subscribe', { width, language: 'es' });
  await settle(page);
  const table = page.document().querySelector('main table');
  const names = [...(table?.querySelectorAll('th[scope=row]') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  for (const values of [...(table?.querySelectorAll('tbody') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  )) {
    expect(values).toHaveLength(TIERS.length);
    expect(new Set(values).size).toBeGreaterThan(1);
  }
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('parts that are still to come are folded, and no plan has a tick for them', async () => {
  const page = await openPage('/subscribe');
  const { site } = page;
  const later = site.getByText('Messages to providers (Family)', { exact: true });
  await expect.element(later).not.toBeVisible();
  await site.getByText('Still to come', { exact: true }).click();
  await expect.element(later).toBeVisible();
  await expect.element(site.getByRole('table')).not.toMatchTextContent('Messages to providers');
  await expect.element(site.getByRole('main')).not.toMatchTextContent('Insurance tools');
});

test('a double click opens one payment page, and the button says so meanwhile', async () => {
  const page = await openPage('/subscribe', { viewer: 'family' });
  const { wire } = page;
  const held = hold();
  wire.answer(CREATE, async (call) => {
    await held.promise;
    return wire.pass(call);
  });
  await expect.element(card(page, 'Free')).toMatchTextContent('Your plan');
  await expect.element(button(page, 'Start 7-Day Free Trial')).toBeVisible();
  await button(page, 'Try Free for 7 Days').dblClick();
  await expect.element(button(page, 'Redirecting to payment...')).toBeVisible();
  await expect
    .element(button(page, 'Start 7-Day Free Trial'))
    .toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  await expect.poll(page.path).toBe('/subscription-success');
  expect(bodiesTo(page, CREATE)).toEqual([{ planId: 'plus' }]);
});

test.for([
  {
    answer: refusal('PaymentsUnavailable'),
    said: 'Error: We can’t reach the payment service just now. Nothing was charged. Please try again.',
  },
  {
    answer: { status: 502, body: new Blob(['Bad Gateway']) },
    said: 'Error: Failed to create subscription session. Please try again.',
  },
])('a payment page that does not come is told: $said', async ({ answer, said }) => {
  const page = await openPage('/subscribe', { viewer: 'family' });
  const { site, wire } = page;
  const restore = wire.answer(CREATE, () => answer);
  await press(page, 'Try Free for 7 Days');
  await expect.element(site.getByText('Subscription Error', { exact: true })).toBeVisible();
  await expect.element(site.getByText(said, { exact: true })).toBeVisible();
  restore();
  await press(page, 'Try Free for 7 Days');
  await expect.poll(page.path).toBe('/subscription-success');
});

test('a family that had a trial is promised no other', async () => {
  const page = await openPage('/subscribe', {
    viewer: 'family',
    api: onPlan({ ...FREE_PLAN, hasTrialed: true }),
  });
  await expect.element(button(page, 'Subscribe to Plus')).toBeVisible();
  await expect.element(button(page, 'Subscribe to Family')).toBeVisible();
  await expect.element(card(page, 'Plus')).not.toMatchTextContent('7 days free');
});

test('a mailbox that had its trial is told before anything is to be paid, and may subscribe', async () => {
  let plan = FREE_PLAN;
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(() => plan) });
  page.wire.answer(CREATE, () => {
    plan = { ...FREE_PLAN, hasTrialed: true };
    return { body: { url: new URL('/subscription-success', location.href).href, hasTrial: false } };
  });
  await press(page, 'Try Free for 7 Days');
  const notice = page.site.getByText('Your free trial is used up', { exact: true });
  await expect.element(notice).toBeVisible();
  await expect.element(card(page, 'Plus')).toMatchTextContent('$5.99 a month, from today');
  expect(page.path()).toBe('/subscribe');
  await press(page, 'Subscribe to Plus');
  await expect.poll(page.path).toBe('/subscription-success');
});

test('another tab that was first makes this one show the plan', async () => {
  let plan = FREE_PLAN;
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(() => plan) });
  page.wire.answer(CREATE, () => {
    plan = plusPlan();
    return refusal('AlreadySubscribed');
  });
  await press(page, 'Try Free for 7 Days');
  await expect.element(button(page, 'Switch to Family')).toBeVisible();
  await expect.element(card(page, 'Plus')).toMatchTextContent('Your plan');
});

test('every open tab follows a plan that starts', async () => {
  let plan = FREE_PLAN;
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(() => plan) });
  await expect.element(button(page, 'Try Free for 7 Days')).toBeVisible();
  await expect.poll(() => page.wire.heard('at').length).toBeGreaterThan(0);
  plan = plusPlan();
  page.hearthway.changed('subscription');
  await expect.element(page.site.getByRole('heading', { name: 'Your plan: Plus' })).toBeVisible();
  await expect
    .element(page.site.getByRole('banner').getByRole('link', { name: 'Upgrade to Plus' }))
    .toHaveLength(0);
});

test('a switch shows the amount first, by keyboard, and is sent once with it', async () => {
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(plusPlan()) });
  const { site } = page;
  const keyboard = keyboardOf(page);
  await expect.element(button(page, 'Switch to Family')).toBeVisible();
  await keyboard.enter(button(page, 'Switch to Family'));
  const dialog = site.getByRole('dialog', { name: 'Switch to Family' });
  await expect.element(dialog).toMatchTextContent('You pay $4.50 now, for the rest of this month.');
  await expect.element(dialog).toMatchTextContent('it is $14.99 a month');
  expect(bodiesTo(page, CHANGE)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Switch to Family' }).dblClick();
  await expect.element(site.getByText('You switched to Family', { exact: true })).toBeVisible();
  await expect.element(dialog).toHaveLength(0);
  expect(bodiesTo(page, CHANGE)).toEqual([{ planId: 'family', proratedAt: PREVIEW.proratedAt }]);
});

test('a declined card changes nothing and leads to the payment method', async () => {
  const page = await openPage('/subscribe', {
    viewer: 'family',
    api: { ...onPlan(plusPlan()), [CHANGE]: () => refusal('CardDeclined') },
  });
  await press(page, 'Switch to Family');
  const dialog = page.site.getByRole('dialog', { name: 'Switch to Family' });
  await dialog.getByRole('button', { name: 'Switch to Family' }).click();
  await expect
    .element(dialog.getByRole('alert').getByRole('link', { name: 'Update Payment Method' }))
    .toHaveAttribute('href', '/account#plan');
  await dialog.getByRole('button', { name: 'Keep my plan' }).click();
  await expect.element(dialog).toHaveLength(0);
});

test('an amount that changed meanwhile is shown anew before it is paid', async () => {
  let dueNowCents = PREVIEW.dueNowCents;
  const page = await openPage('/subscribe', {
    viewer: 'family',
    api: {
      ...onPlan(plusPlan()),
      [PREVIEWED]: () => ({ body: { ...PREVIEW, dueNowCents } }),
      [CHANGE]: () => {
        dueNowCents = 0;
        return refusal('PreviewOutdated');
      },
    },
  });
  await press(page, 'Switch to Family');
  const dialog = page.site.getByRole('dialog', { name: 'Switch to Family' });
  await expect.element(dialog).toMatchTextContent('You pay $4.50 now');
  await dialog.getByRole('button', { name: 'Switch to Family' }).click();
  await expect.element(dialog).toMatchTextContent('The amount may have changed.');
  await expect.element(dialog).toMatchTextContent('You pay nothing now.');
});

test('an amount that can’t be worked out is asked for again', async () => {
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(plusPlan()) });
  const restore = page.wire.answer(PREVIEWED, () => refusal('PaymentsUnavailable'));
  await press(page, 'Switch to Family');
  const dialog = page.site.getByRole('dialog', { name: 'Switch to Family' });
  await expect.element(dialog).toMatchTextContent('We couldn’t work out the amount');
  restore();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog).toMatchTextContent('You pay $4.50 now');
});

test.for([
  {
    plan: CANCELED_PLAN,
    where: 'Family',
    said: 'To switch, first keep your plan in your account.',
  },
  { plan: LATE_PLAN, where: 'Family', said: 'first update your payment method.' },
  { plan: GIVEN_PLAN, where: 'Plus', said: 'You have this as a gift.' },
])('in place of a button it says: $said', async ({ plan, where, said }) => {
  const page = await openPage('/subscribe', { viewer: 'family', api: onPlan(plan) });
  await expect.element(card(page, where)).toMatchTextContent(said);
  await expect.element(card(page, where).getByRole('button')).toHaveLength(0);
});

test.for(['canceled', 'declined'])(
  'a payment page that was %s leads back to the plans, which say what to do',
  async (how) => {
    const page = await openPage(`/subscribe?checkout=${how}`, { viewer: 'family' });
    const said = page.site.getByText(/no plan has started and nothing was charged\.$/);
    await expect.element(said).toBeVisible();
    await expect.poll(page.path).toBe('/subscribe');
    await expect.element(said).toBeVisible();
    await expect.element(button(page, 'Try Free for 7 Days')).toBeVisible();
  },
);

test('without the plan the prices are there, and it is asked for again', async () => {
  const page = await openPage('/subscribe', { viewer: 'family', isCut: true });
  const restore = page.wire.answer('GET /api/subscription/plan', () => ({ status: 503, body: {} }));
  await page.open('/subscribe');
  await expect.element(page.site.getByText('We couldn’t load your plan')).toBeVisible();
  await expect.element(card(page, 'Plus')).toMatchTextContent('$5.99 a month');
  await expect.element(button(page, 'Try Free for 7 Days')).toHaveLength(0);
  restore();
  await press(page, 'Try again');
  await expect.element(button(page, 'Try Free for 7 Days')).toBeVisible();
});

test('a plan is read again when its date has passed', async () => {
  const clock = createClock();
  let plan = plusPlan({ cancelsAt: new Date(clock.now() + MINUTE_MS).toISOString() });
  const page = await openPage('/subscribe', {
    viewer: 'family',
    api: onPlan(() => plan),
    prepare: clock.prepare,
  });
  await expect.element(page.site.getByRole('heading', { name: 'Your plan: Plus' })).toBeVisible();
  plan = { ...FREE_PLAN, hasTrialed: true };
  const ended = page.site.getByRole('heading', { name: 'Your plan: Free' });
  // The part that waits for the date comes late.
  await expect
    .poll(
      async () => {
        await clock.leap(MINUTE_MS);
        return ended.elements().length;
      },
      { interval: 1_000 },
    )
    .toBe(1);
});

test('staff see the plans without a button', async () => {
  const page = await openPage('/subscribe', { viewer: 'support' });
  await expect.element(card(page, 'Plus')).toMatchTextContent('$5.99 a month');
  await settle(page);
  await expect.element(card(page, 'Plus').getByRole('button')).toHaveLength(0);
});
