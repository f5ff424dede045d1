import type { ServedContent } from '../../../components/served-content.ts';
import { cardsQuery } from '../shared/learning.queries.ts';
import { modulePath } from '../shared/module-path.ts';
import { lessonOf } from './load-lesson.ts';

/** A lesson as everyone reads it: the account's progress comes in the browser. */
export const moduleContent: ServedContent = {
  read: async ({ queryClient, params: { id = '' } }) => {
    const { module } = await lessonOf(queryClient, id);
    return { kind: 'known', path: modulePath(module.id), description: module.description };
  },
  paths: async (queryClient) =>
    (await queryClient.ensureQueryData(cardsQuery)).map(({ id }) => modulePath(id)),
};
