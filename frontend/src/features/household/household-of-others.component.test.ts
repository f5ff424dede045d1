import { expect, test } from 'vitest';
import { barriersOf, overflowOf } from '../../testing/barriers.fixture.ts';
import { refusal } from '../../testing/hearthway.fixture.ts';
import { always, grantOf, openHouseholdOfEve } from '../../testing/household.fixture.ts';
import { press } from '../../testing/steps.fixture.ts';

const ROBIN = 'a'.repeat(32);

test('a co-parent manages the other members as the owner does, and may only leave themselves', async () => {
  const page = await openHouseholdOfEve('co-parent', {
    width: 320,
    height: 740,
    api: {
      'GET /api/household': always({
        members: [
          { ...grantOf('co-parent'), memberId: ROBIN, name: 'Robin Hearth' },
          { ...grantOf('caregiver'), memberId: 'd'.repeat(32), name: 'Dana Wood' },
        ],
        invitations: [],
      }),
    },
  });
  const { site } = page;
  await site.getByRole('link', { name: 'Members' }).click();
  const dana = site.getByRole('article').filter({ hasText: 'Dana Wood' });
  await expect.element(dana.getByRole('button', { name: 'Change Dana Wood' })).toBeVisible();
  await expect.element(dana.getByRole('button', { name: 'Remove Dana Wood' })).toBeVisible();
  await expect.element(site.getByRole('button', { name: 'Invite someone' })).toBeVisible();
  const own = site.getByRole('article').filter({ hasText: 'Robin Hearth (you)' });
  await expect.element(own.getByRole('button')).toHaveLength(1);
  expect(await barriersOf(page)).toEqual([]);
  expect(overflowOf(page)).toBeLessThanOrEqual(0);
  await press(page, 'Pause Dana Wood');
  await expect
    .poll(() => page.wire.calls('POST /api/household/members/:memberId/pause'))
    .toMatchObject([{ path: `/api/household/members/${'d'.repeat(32)}/pause` }]);
  await press(page, 'Leave the household of Eve');
  await press(page, 'Yes, leave');
  await expect.element(site.getByRole('heading', { name: 'Your Household' })).toBeVisible();
});

test('a full household tells a co-parent so, and offers them no other plan', async () => {
  const page = await openHouseholdOfEve('co-parent');
  page.hearthway.account.tier = 'plus';
  await page.open('/household');
  const main = page.site.getByRole('main');
  await expect.element(main.getByText(/has 2 members, as many as the plan of Eve/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'See the plans' })).toHaveLength(0);
});

test('the members of a household are not shared with a caregiver', async () => {
  const page = await openHouseholdOfEve('caregiver');
  page.wire.answer('GET /api/household', () => refusal('NotShared'));
  await expect.element(page.site.getByRole('link', { name: 'Members' })).toHaveLength(0);
  await page.open('/household');
  await expect
    .element(page.site.getByRole('heading', { name: 'Not shared with you.', level: 1 }))
    .toBeVisible();
});
