import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

export const HOUSEHOLD_PATH = '/api/household';

export const MEMBERSHIPS_PATH = `${HOUSEHOLD_PATH}/memberships`;

/** Loaded when it is needed: many pages ask what a person may do, and few people are in another household. */
const loadContract = () => import('@hearthway/domain/household/household.contract.ts');

/** Members of a family's household and its open invitations. The socket announces changes made elsewhere. */
export const householdQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'household'),
    queryFn: async ({ signal }) => {
      const { householdSchema: schema } = await loadContract();
      return api.read('household', HOUSEHOLD_PATH, { schema, signal });
    },
  });

/** Households of other families to which the person belongs. */
export const membershipsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'memberships'),
    queryFn: async ({ signal }) => {
      const { membershipsSchema: schema } = await loadContract();
      return api.read('memberships', MEMBERSHIPS_PATH, { schema, signal });
    },
  });

/** Acts of members in the last 90 days, newest first. */
export const memberDaysQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'member_acts'),
    queryFn: async ({ signal }) => {
      const { memberDaysSchema: schema } = await loadContract();
      return api.read('member_acts', `${HOUSEHOLD_PATH}/acts`, { schema, signal });
    },
  });
