import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { AnswerText } from './AnswerText.tsx';
import { answerPath } from './answer-path.ts';
import { answerQuery, answersQuery } from './help.queries.ts';
import { RateAnswer } from './RateAnswer.tsx';
import { UnknownAnswer } from './UnknownAnswer.tsx';

/** One question of the help with its answer. */
export const AnswerPage = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const query = useQuery(answerQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <UnknownAnswer />;
  if (query.data === undefined)
    return (
      <ReadingPage>
        {query.error === null ? (
          <Loading />
        ) : (
          <FailedQuery query={query} title={t`We couldn’t load this answer`} isWholePage />
        )}
      </ReadingPage>
    );
  const answer = query.data;
  const { language, words, data } = answer;
  return (
    <ReadingPage picture={<Related ids={data.next} />}>
      <p className="mb-2 print:hidden">
        <Link to="/help" className="touch inline-flex items-center">
          <Trans>All answers</Trans>
        </Link>
      </p>
      <PageHeading title={words.title} titleLanguage={language}>
        <span lang={language}>{words.description}</span>
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <AnswerText answer={answer} level={2} />
        <RateAnswer answer={answer} />
      </div>
    </ReadingPage>
  );
};

const Related = ({ ids }: { readonly ids: readonly string[] }) => {
  const heading = useId();
  const { data: answers = [] } = useQuery(answersQuery);
  const related = ids.flatMap((id) => answers.filter(({ answerId }) => answerId === id));
  if (related.length === 0) return null;
  return (
    <nav
      aria-labelledby={heading}
      className="grid grid-cols-1 gap-2 md:border-s md:border-line md:ps-4 print:hidden"
    >
      <h2 id={heading} className="text-lg">
        <Trans>Related questions</Trans>
      </h2>
      <ul>
        {related.map(({ answerId, language, question }) => (
          <li key={answerId}>
            <Link
              to={answerPath(answerId)}
              lang={language}
              className="touch inline-flex items-center py-1"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
