import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../../testing/barriers.fixture.ts';
import { refusal } from '../../../../testing/hearthway.fixture.ts';
import { keyboardOf } from '../../../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../../testing/page.fixture.ts';
import {
  CANCELED_PLAN,
  FREE_PLAN,
  GIVEN_PLAN,
  LATE_PLAN,
  onPlan,
  plusPlan,
  TRIAL_PLAN,
} from '../../../../testing/plan.fixture.ts';
import { bodiesTo, press } from '../../../../testing/steps.fixture.ts';

const CANCEL = 'POST /api/subscription/cancel';
const RESUME = 'POST /api/subscription/resume';
const MANAGE = 'POST /api/subscription/manage';
const RECEIPTS = 'POST /api/subscription/receipts';

const section = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('region', { name: 'Your plan', exact: true });

const openAccount = (api: OpenOptions['api'] = {}, options: OpenOptions = {}): Promise<SitePage> =>
  openPage('/account', { viewer: 'family', api, ...options });

test.for([
  {
    name: 'free',
    plan: FREE_PLAN,
    texts: ['Free', 'Nothing is charged'],
    not: ['Billing', 'Ends'],
  },
  {
    name: 'paid',
    plan: plusPlan(),
    texts: ['Plus', 'Active', '$5.99 a month', 'Next Billing Date'],
    not: ['Access Ends'],
  },
  {
    name: 'paid, on Family',
    plan: plusPlan({ plan: 'family', monthlyCents: 1_499 }, { tier: 'family' }),
    texts: ['Family', 'Active', '$14.99 a month', 'Cancel your plan', 'Update Payment Method'],
    not: ['Access Ends'],
  },
  {
    name: 'a trial',
    plan: TRIAL_PLAN,
    texts: ['Plus', 'Active', 'Price after the free trial', 'Next Billing Date'],
    not: ['Your payments'],
  },
  {
    name: 'canceled',
    plan: CANCELED_PLAN,
    texts: ['Plus', 'Canceled', 'Access Ends', 'Keep my plan'],
    not: ['Next Billing Date', 'Cancel your plan'],
  },
  {
    name: 'late',
    plan: LATE_PLAN,
    texts: [
      'Payment Failed',
      'Payment Issue',
      'We couldn’t charge $5.99',
      'You keep your plan until',
    ],
    not: ['Access Ends'],
  },
  {
    name: 'late for too long',
    plan: { ...LATE_PLAN, tier: 'free' as const },
    texts: ['Payment Failed', 'The free plan applies until it is paid.'],
    not: ['You keep your plan until'],
  },
  {
    name: 'given',
    plan: GIVEN_PLAN,
    texts: ['Plus', 'Active', 'A gift from us', 'Plus until'],
    not: ['Next Billing Date', 'Cancel your plan'],
  },
])('a plan that is $name says so', async ({ plan, texts, not }) => {
  const page = await openAccount(onPlan(plan), { width: 320 });
  for (const text of texts) await expect.element(section(page)).toMatchTextContent(text);
  for (const text of not) await expect.element(section(page)).not.toMatchTextContent(text);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
});

test('a family cancels in one step, by keyboard, and takes it back', async () => {
  let plan = plusPlan();
  const page = await openAccount(onPlan(() => plan));
  const { site, wire } = page;
  const keyboard = keyboardOf(page);
  await expect.element(section(page)).toMatchTextContent('Active');
  await keyboard.enter(section(page).getByRole('button', { name: 'Cancel your plan' }));
  await expect
    .element(site.getByRole('heading', { name: 'What happens when you cancel' }))
    .toHaveFocus();
  await expect.element(section(page)).toMatchTextContent('We delete nothing.');
  expect(await barriersOf(page)).toEqual([]);
  await site.getByLabelText('Why are you leaving? (optional)').selectOptions('It costs too much');
  wire.answer(CANCEL, (call) => {
    plan = CANCELED_PLAN;
    return wire.pass(call);
  });
  await keyboard.enter(section(page).getByRole('button', { name: 'Cancel my plan' }));
  await expect.element(site.getByText('Subscription Canceled', { exact: true })).toBeVisible();
  await expect
    .element(
      site.getByText('Your subscription will remain active until the end of your billing period.'),
    )
    .toBeVisible();
  await expect.element(section(page)).toMatchTextContent('Access Ends');
  expect(bodiesTo(page, CANCEL)).toEqual([{ reason: 'too-expensive' }]);

  wire.answer(RESUME, (call) => {
    plan = plusPlan();
    return wire.pass(call);
  });
  await section(page).getByRole('button', { name: 'Keep my plan' }).dblClick();
  await expect.element(site.getByText('Your plan goes on', { exact: true })).toBeVisible();
  await expect.element(section(page)).toMatchTextContent('Next Billing Date');
  expect(wire.calls(RESUME)).toHaveLength(1);
});

test('the reason to leave is optional, and a failure says what to do', async () => {
  const page = await openAccount({
    ...onPlan(plusPlan()),
    [CANCEL]: () => refusal('PaymentsUnavailable'),
  });
  await press(page, 'Cancel your plan');
  await press(page, 'Cancel my plan');
  await expect
    .element(
      page.site.getByText('Failed to cancel subscription. Please try again or contact support.'),
    )
    .toBeVisible();
  expect(bodiesTo(page, CANCEL)).toEqual([{}]);
  await section(page).getByRole('button', { name: 'Keep my plan' }).click();
  await expect
    .element(section(page).getByRole('button', { name: 'Cancel your plan' }))
    .toHaveFocus();
});

test('a failed payment leads to the payment method', async () => {
  const page = await openAccount({
    ...onPlan(LATE_PLAN),
    [MANAGE]: () => ({ body: { url: '/about' } }),
  });
  await section(page).getByRole('button', { name: 'Update Payment Method' }).click();
  await expect.poll(page.path).toBe('/about');
});

test.for([
  { answer: refusal('PaymentsUnavailable'), said: /^We can’t reach the payment service just now/ },
  { answer: { body: {} }, said: 'No portal URL received' },
])('a payment page that does not open says $said', async ({ answer, said }) => {
  const page = await openAccount(onPlan(plusPlan()));
  // The answer breaks its contract on purpose.
  page.wire.answer(MANAGE, () =>
    'status' in answer ? answer : { body: new Blob(['{}']), headers: {} },
  );
  await section(page).getByRole('button', { name: 'Update Payment Method' }).click();
  await expect
    .element(
      page.site.getByText(
        'Unable to open payment management. Please try again or contact support.',
      ),
    )
    .toBeVisible();
  await expect.element(page.site.getByText(said)).toBeVisible();
});

test('payments have their receipts, and what was paid back', async () => {
  const page = await openAccount(onPlan(plusPlan()));
  const payments = section(page).getByRole('listitem');
  await expect.element(payments).toHaveLength(3);
  await expect.element(payments.first()).toMatchTextContent('$5.99 for Plus');
  await expect.element(payments.first()).toMatchTextContent('$2.00 paid back');
  await section(page).getByRole('button', { name: 'Show all 4' }).click();
  await expect.element(payments).toHaveLength(4);
  await payments
    .nth(1)
    .getByRole('button', { name: /^Receipt of March 14, 2026/ })
    .click();
  await expect.poll(page.path).toBe('/about');
  expect(bodiesTo(page, RECEIPTS)).toEqual([{ paymentId: 'in_3' }]);
});

test('staff have no plan', async () => {
  const page = await openPage('/account', { viewer: 'support' });
  await expect.element(page.site.getByRole('region', { name: 'Overview' })).toBeVisible();
  await expect.element(section(page)).toHaveLength(0);
});
