import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../../testing/barriers.fixture.ts';
import { openBrowser, openPage, type SitePage } from '../../../testing/page.fixture.ts';
import {
  CANCELED_PLAN,
  FREE_PLAN,
  onPlan,
  plusPlan,
  TRIAL_PLAN,
} from '../../../testing/plan.fixture.ts';
import { press } from '../../../testing/steps.fixture.ts';

const section = ({ site }: SitePage) =>
  site.getByRole('main').getByRole('region', { name: 'Delete my account', exact: true });

test.for([
  { name: 'a paid plan', plan: plusPlan(), said: /^Your plan is canceled first, and nothing more/ },
  { name: 'a trial', plan: TRIAL_PLAN, said: /^Your free trial is canceled first, and nothing is/ },
])(
  'before an account with $name is deleted, the page says that it is canceled',
  async ({ plan, said }) => {
    const page = await openPage('/account', { viewer: 'family', api: onPlan(plan) });
    await press(page, 'Delete my account');
    await expect.element(section(page).getByText(said)).toBeVisible();
  },
);

test('without a plan, none is named', async () => {
  const page = await openPage('/account', { viewer: 'family', api: onPlan(FREE_PLAN) });
  await press(page, 'Delete my account');
  await expect.element(section(page).getByText(/^Records of payments/)).toBeVisible();
  await expect.element(section(page).getByText(/is canceled first/)).not.toBeInTheDocument();
});

test.for([
  { language: 'en', name: 'under “Your plan”' },
  { language: 'es', name: 'en “Su plan”' },
])(
  'while the deletion waits, the page says in $language how to keep the plan',
  async ({ language, name }) => {
    const page = await openBrowser({
      viewer: 'family',
      language,
      width: 320,
      api: onPlan(CANCELED_PLAN),
    });
    const { account } = page.hearthway;
    account.user = { ...account.user, deletionDueAt: '2099-01-01T00:00:00.000Z' };
    await page.open('/account');
    await expect
      .element(page.site.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', '#plan');
    expect(await barriersOf(page)).toEqual([]);
    expect(overflowOf(page)).toBe(0);
  },
);
