import {
  DEFAULT_SCOPES,
  type MemberRole,
} from '@hearthway/domain/household/household.constants.ts';
import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import { expect } from 'vitest';
import { type OpenOptions, openBrowser, type SitePage } from './page.fixture.ts';
import { press } from './steps.fixture.ts';
import type { Handler } from './wire.fixture.ts';

const EVES = 'e'.repeat(32);

const JOINED = { endsAt: null, isPaused: false, joinedAt: '2026-11-20T10:00:00.000Z' } as const;

/** Grant of a member, without an end. */
export const grantOf = (role: MemberRole) => ({
  role,
  scopes: DEFAULT_SCOPES[role],
  onlyChildren: null,
  ...JOINED,
});

/** Answers the same to each call. */
export const always =
  (body: unknown): Handler =>
  () => ({ body });

/** Opens the household of Eve, whose plan has sharing, as one of its members. */
export const openHouseholdOfEve = async (
  role: MemberRole,
  { api, grant = {}, ...options }: OpenOptions & { grant?: Partial<Grant> } = {},
): Promise<SitePage> => {
  const page = await openBrowser({
    viewer: 'family',
    ...options,
    api: {
      'GET /api/household/memberships': always([
        { ...grantOf(role), ...grant, familyId: EVES, ownerName: 'Eve' },
      ]),
      ...api,
    },
  });
  page.hearthway.account.tier = 'family';
  await page.open('/household');
  await press(page, 'Open the household of Eve');
  await expect
    .element(page.site.getByRole('heading', { name: 'Household of Eve', level: 1 }))
    .toBeVisible();
  return page;
};
