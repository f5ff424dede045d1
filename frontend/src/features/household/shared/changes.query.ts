import type { HouseholdChange } from '@hearthway/domain/household/changes.contract.ts';
import {
  CHANGED_PARTS,
  type ChangedPart,
} from '@hearthway/domain/household-scopes/changes.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { household } from '../../../session/household.ts';

/** Read model of each part. Its changes are read again whenever it moves, by those who hear of it. */
const MODELS = {
  children: 'own_children',
  food: 'dietary_profiles',
  calendar: 'calendar_entries',
} as const satisfies Readonly<Record<ChangedPart, Model>>;

export const partKey = (userId: string, part: ChangedPart) => familyKey(userId, MODELS[part]);

/** Changes of the last 30 days in a part of the household, newest first. */
export const changesQuery = (userId: string, part: ChangedPart) =>
  queryOptions({
    queryKey: [...partKey(userId, part), 'changes'],
    queryFn: async ({ signal }) => {
      // Loaded when it is needed, since pages show changes beside what they are about.
      const { changesSchema: schema } = await import(
        '@hearthway/domain/household/changes.contract.ts'
      );
      return api.read(MODELS[part], CHANGED_PARTS[part], { schema, signal });
    },
  });

/** Changes to show beside what they are about: none where the caller is alone in the household. */
export const useOthersChanges = (userId: string, part: ChangedPart) => {
  const { data, isLoading } = useQuery(changesQuery(userId, part));
  return {
    changes: data?.answer.hasOthers === true ? data.answer.changes : [],
    /** A page that waits for them moves nothing later. */
    areOnTheirWay: isLoading,
  };
};

/** Whether the person in front of the page made a change. */
export const isOwnChange = (userId: string, { memberId }: HouseholdChange): boolean =>
  memberId === (household.current()?.memberId ?? userId);
