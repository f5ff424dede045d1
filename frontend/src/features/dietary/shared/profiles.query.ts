import { dietaryProfilesSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { useRemoval } from '../../../forms/useRemoval.ts';
import { familyKey } from '../../../live/cache-keys.ts';

const PATH = '/api/dietary/profiles';

/** A family's dietary profiles, the oldest first. The socket announces changes made elsewhere. */
export const profilesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'dietary_profiles'),
    queryFn: ({ signal }) =>
      api.read('dietary_profiles', PATH, { schema: dietaryProfilesSchema, signal }),
  });

/** Removes a profile, or takes its removal back. */
export const useProfileRemoval = (userId: string, profileId: string) =>
  useRemoval(`${PATH}/${profileId}`, profilesQuery(userId).queryKey);
