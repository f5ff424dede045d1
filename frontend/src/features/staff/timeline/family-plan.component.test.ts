import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { refusal } from '../../../testing/hearthway.fixture.ts';
import { keyboardOf } from '../../../testing/keyboard.fixture.ts';
import { type OpenOptions, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import { FOUND } from '../../../testing/staff.fixture.ts';
import { bodiesTo, press } from '../../../testing/steps.fixture.ts';

const GIFTS = 'POST /api/staff/families/:userId/gifts';
const SYNC = 'POST /api/staff/families/:userId/sync-plan';
const PROVIDER_PAGE = 'https://dashboard.stripe.com/customers/cus_1';

const openFamily = async (
  api: OpenOptions['api'] = {},
  options: OpenOptions = {},
): Promise<SitePage> =>
  openPage(`/staff/timeline/${FOUND.userId}`, { viewer: 'support', api, ...options });

const given: OpenOptions['api'] = { [GIFTS]: () => ({ status: 204 }) };

test('support gives days of a plan with a reason', async () => {
  const page = await openFamily(given);
  await press(page, 'Give a plan');
  const dialog = page.site.getByRole('dialog');
  await dialog.getByLabelText('Plan', { exact: true }).selectOptions('Family');
  await dialog.getByLabelText('For how long?').selectOptions('14 days');
  await dialog.getByLabelText('Reason').fill('Charged twice');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect.element(page.site.getByText('Plan given', { exact: true })).toBeVisible();
  expect(bodiesTo(page, GIFTS)).toEqual([{ tier: 'family', days: '14', reason: 'Charged twice' }]);
});

test('without a reason nothing is given', async () => {
  const page = await openFamily(given);
  await press(page, 'Give a plan');
  await page.site.getByRole('button', { name: 'Give', exact: true }).click();
  await expect.element(page.site.getByText('Say why the family gets it')).toBeVisible();
  expect(page.wire.calls(GIFTS)).toEqual([]);
});

test('by keyboard alone, the focus stays in the dialog and comes back', async () => {
  const page = await openFamily(given);
  const keyboard = keyboardOf(page);
  const open = page.site.getByRole('button', { name: 'Give a plan' });
  await keyboard.enter(open);
  await keyboard.goAround(page.site.getByRole('dialog'));
  await keyboard.press('Escape');
  await keyboard.expectAt(open);
});

test('a plan that is read again leads to the page of the payment service', async () => {
  const page = await openFamily({ [SYNC]: () => ({ body: { providerPage: PROVIDER_PAGE } }) });
  await press(page, 'Read the plan again');
  const dialog = page.site.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Read the plan again' }).click();
  await expect
    .element(dialog.getByRole('link', { name: 'Open the payment service in a new tab' }))
    .toHaveAttribute('href', PROVIDER_PAGE);
});

test.for([
  { answer: { body: { providerPage: null } }, said: 'The family never went to the payment page.' },
  { answer: refusal('PaymentsUnavailable'), said: /^We can’t reach the payment service just now/ },
])('what could not be read is told: $said', async ({ answer, said }) => {
  const page = await openFamily({ [SYNC]: () => answer });
  await press(page, 'Read the plan again');
  await page.site.getByRole('dialog').getByRole('button', { name: 'Read the plan again' }).click();
  await expect.element(page.site.getByText(said)).toBeVisible();
});

test.for([
  { language: 'en', names: ['Give a plan', 'Read the plan again'] },
  { language: 'es', names: ['Dar un plan', 'Leer el plan otra vez'] },
] as const)(
  'dialogs in $language have no barriers on a narrow screen',
  async ({ language, names }) => {
    const page = await openFamily({}, { language, width: 320 });
    for (const name of names) {
      await press(page, name);
      const dialog = page.site.getByRole('dialog');
      await expect.element(dialog).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
      expect(overflowOf(page)).toBe(0);
      await keyboardOf(page).press('Escape');
      await expect.element(dialog).not.toBeInTheDocument();
    }
  },
);
