import {
  householdSchema,
  memberDaysSchema,
  membershipsSchema,
} from '@hearthway/domain/household/household.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { familyKey } from '../../live/cache-keys.ts';

export const HOUSEHOLD_PATH = '/api/household';

export const MEMBERSHIPS_PATH = `${HOUSEHOLD_PATH}/memberships`;

/** Members of a family's household and its open invitations. The socket announces changes made elsewhere. */
export const householdQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'household'),
    queryFn: ({ signal }) =>
      api.read('household', HOUSEHOLD_PATH, { schema: householdSchema, signal }),
  });

/** Households of other families to which the person belongs. */
export const membershipsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'memberships'),
    queryFn: ({ signal }) =>
      api.read('memberships', MEMBERSHIPS_PATH, { schema: membershipsSchema, signal }),
  });

/** What members opened and changed lately, newest first. */
export const memberDaysQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'member_acts'),
    queryFn: ({ signal }) =>
      api.read('member_acts', `${HOUSEHOLD_PATH}/acts`, { schema: memberDaysSchema, signal }),
  });
