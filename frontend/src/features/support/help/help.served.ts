import type { ServedContent } from '../../../components/served-content.ts';
import { answerPath } from './answer-path.ts';
import { answerQuery, answersQuery } from './help.queries.ts';

/** Questions that describe the help in search results. */
const DESCRIBING = 3;

/** All questions of the help. */
export const helpContent: ServedContent = {
  read: async ({ queryClient }) => {
    const answers = await queryClient.ensureQueryData(answersQuery);
    const questions = answers.slice(0, DESCRIBING).map(({ question }) => question);
    return { kind: 'known', path: '/help', description: questions.join(' ') };
  },
  paths: async () => ['/help'],
};

/** An answer of the help. */
export const answerContent: ServedContent = {
  read: async ({ queryClient, params: { id = '' } }) => {
    const [{ words }] = await Promise.all([
      queryClient.ensureQueryData(answerQuery(id)),
      queryClient.ensureQueryData(answersQuery),
    ]);
    return { kind: 'known', path: answerPath(id), description: words.description };
  },
  paths: async (queryClient) =>
    (await queryClient.ensureQueryData(answersQuery)).map(({ answerId }) => answerPath(answerId)),
};
