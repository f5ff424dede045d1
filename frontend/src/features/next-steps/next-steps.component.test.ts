import { PRODUCT } from '@hearthway/domain/product.ts';
import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../../testing/page.fixture.ts';
import { bodiesTo, press } from '../../testing/steps.fixture.ts';
import { CHILD_ID } from '../children/shared/child-id.fixture.ts';

const PATH = '/while-you-wait';
const KEY = `${PRODUCT.storagePrefix}-next-steps`;

/** A month of birth by which a child is so many months old today. */
const bornMonthsAgo = (months: number): string => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1));
  return first.toISOString().slice(0, 7);
};

const today = () => {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
};

const makePlan = async (page: SitePage, months = 25): Promise<void> => {
  await page.site.getByLabelText('When was your child born?').fill(bornMonthsAgo(months));
  await page.site.getByLabelText('Where do you live?').selectOptions('NC');
  await press(page, 'Show my steps');
};

const next = ({ site }: SitePage, name: string) => site.getByRole('region', { name });

test('a visitor gets one step with the office of the state, and the plan stays in the browser', async () => {
  const page = await openPage(PATH, { width: 360, height: 740 });
  const { site } = page;
  await press(page, 'Show my steps');
  await expect
    .element(site.getByText('Please enter a month and a year, such as 2023-05'))
    .toBeVisible();
  await makePlan(page);
  const step = next(page, 'Ask Early Intervention for an evaluation');
  await expect.element(step.getByRole('link', { name: /^Call .* 465-2972$/ })).toBeVisible();
  await expect.element(step.getByText(/Where this comes from: 3 sources/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  expect(page.document().documentElement.scrollHeight).toBeLessThan(4 * 740);
  await press(page, 'Done: Ask Early Intervention for an evaluation');
  await expect.element(next(page, 'Ask on which day the doctor’s referral goes out')).toBeVisible();
  await page.reload();
  await expect.element(site.getByText('Done (1)')).toBeVisible();
  await expect.element(site.getByText('2 years old · North Carolina')).toBeVisible();
});

test('the day that is noted starts the legal time, and is taken back', async () => {
  const page = await openPage(PATH);
  const { site } = page;
  await makePlan(page);
  await press(page, 'Note the day: Ask Early Intervention for an evaluation');
  await expect.element(site.getByLabelText('Day you asked')).toHaveValue(today());
  await press(page, 'Save');
  const owed = site.getByRole('region', { name: 'They owe you an answer' });
  await expect.element(owed.getByText('(in 45 days)')).toBeVisible();
  await expect.element(owed.getByText(/^34 CFR 303\.310\. It may/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await press(page, 'Take the day back: Ask Early Intervention for an evaluation');
  await expect.element(owed).not.toBeInTheDocument();
  await expect.element(next(page, 'Ask Early Intervention for an evaluation')).toBeVisible();
});

test('a step is put off until a day and comes back at once when it is wanted', async () => {
  const page = await openPage(PATH);
  const { site } = page;
  await makePlan(page);
  await press(page, 'Later: Ask Early Intervention for an evaluation');
  await expect.element(site.getByLabelText('Show it again on')).toHaveFocus();
  await press(page, 'Save');
  await site.getByText('Put off (1)').click();
  await site.getByRole('group').getByText('Ask Early Intervention for an evaluation').click();
  await press(page, 'Bring back: Ask Early Intervention for an evaluation');
  await expect.element(next(page, 'Ask Early Intervention for an evaluation')).toBeVisible();
});

test('a family is asked nothing that its child’s page tells, and each note is sent once', async () => {
  const page = await openBrowser({ viewer: 'family' });
  await page.open(PATH);
  const { site } = page;
  await expect.element(site.getByText(/years old .*Diagnosed · From a job/)).toBeVisible();
  await press(page, 'Change');
  await expect.element(site.getByLabelText('Where do you live?')).toBeVisible();
  await expect.element(site.getByLabelText('When was your child born?')).not.toBeInTheDocument();
  await press(page, 'Cancel');
  await press(page, 'Hide: Ask the school district for an evaluation');
  await expect.element(site.getByText('Hidden (1)')).toBeVisible();
  await site.getByLabelText(/Mail me when my plan/).click();
  await expect
    .poll(() => bodiesTo(page, 'PUT /api/next-steps/mails'))
    .toMatchObject([{ wantsMails: true }]);
  expect(bodiesTo(page, 'PUT /api/next-steps/:childId/steps/:stepId')).toEqual([
    { status: 'hidden', until: null },
  ]);
});

test('a plan made before the account comes along, to the first child, and leaves the browser', async () => {
  const page = await openPage(PATH);
  await makePlan(page);
  await press(page, 'Done: Ask Early Intervention for an evaluation');
  await expect.poll(() => localStorage.getItem(KEY)).toContain('done');
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  await page.open('/about');
  await expect.poll(() => localStorage.getItem(KEY)).toBeNull();
  const calls = page.wire.calls('PUT /api/next-steps/*').map(({ path }) => path);
  expect(calls).toEqual([
    `/api/next-steps/${CHILD_ID}/answers`,
    `/api/next-steps/${CHILD_ID}/steps/ei-ask`,
  ]);
});

test('a child’s page counts the months to the next change, and leads to the plan', async () => {
  const page = await openBrowser({ viewer: 'family', width: 360, height: 740 });
  await page.open(`/children/${CHILD_ID}`);
  const { site } = page;
  await press(page, 'Change');
  await site.getByLabelText('Month of birth').fill(bornMonthsAgo(30));
  await press(page, 'Save');
  const change = site.getByRole('region', { name: 'The third birthday' });
  await expect.element(change.getByText('In about 6 months')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await change.getByRole('link', { name: 'See what to do when' }).click();
  await expect.element(next(page, 'Ask Early Intervention for an evaluation')).toBeVisible();
});
