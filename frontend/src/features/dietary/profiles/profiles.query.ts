import { dietaryProfilesSchema } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
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
export const useProfileRemoval = (userId: string, profileId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: 'remove' | 'restore') =>
      api.send({
        method: act === 'remove' ? 'DELETE' : 'POST',
        path: act === 'remove' ? `${PATH}/${profileId}` : `${PATH}/${profileId}/restored`,
        schema: ignored,
      }),
    onSettled: () => queryClient.invalidateQueries(profilesQuery(userId)),
  });
};
