import type { ServedContent } from '../../../components/served-content.ts';
import { guidePath } from './guide-path.ts';
import { guideQuery, guidesQuery } from './guides.queries.ts';

/** A guide, for everyone. */
export const guideContent: ServedContent = {
  read: async ({ queryClient, params: { id = '' } }) => {
    const { words } = await queryClient.ensureQueryData(guideQuery(id));
    return { kind: 'known', path: guidePath(id), description: words.description };
  },
  paths: async (queryClient) =>
    (await queryClient.ensureQueryData(guidesQuery)).map(({ id }) => guidePath(id)),
};
