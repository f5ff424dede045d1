import { HELP_TOPICS, type HelpTopic } from '@hearthway/domain/content/help.constants.ts';
import type { HelpAnswerCard } from '@hearthway/domain/help/help.contract.ts';
import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { answerPath } from './answer-path.ts';
import { HelpSearch } from './HelpSearch.tsx';
import { answersQuery } from './help.queries.ts';
import { topicWords } from './topic-words.ts';

/** All answers of the help by topic, for everyone. */
export const HelpPage = () => {
  const { t } = useLingui();
  const query = useQuery(answersQuery);
  return (
    <ToolPage>
      <PageHeading title={t`Help`}>
        <Trans>Answers about Hearthway, in plain words.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <HelpSearch />
        {query.data === undefined && query.error === null && <Loading isPart />}
        <FailedQuery query={query} title={t`We couldn’t load the answers`} />
        {query.data !== undefined && (
          <div className="gap-x-12 md:columns-2">
            {HELP_TOPICS.map((topic) => (
              <Topic
                key={topic}
                topic={topic}
                answers={query.data.filter((answer) => answer.topic === topic)}
              />
            ))}
          </div>
        )}
        <p className="measure">
          <Trans>
            Not found what you need? <Link to="/contact">Write to us</Link>: a person answers within{' '}
            {ANSWER_FROM_HOURS} to {ANSWER_HOURS} hours.
          </Trans>
        </p>
      </div>
    </ToolPage>
  );
};

interface TopicProps {
  readonly topic: HelpTopic;
  readonly answers: readonly HelpAnswerCard[];
}

const Topic = ({ topic, answers }: TopicProps) => {
  const { i18n } = useLingui();
  const heading = useId();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mb-8 break-inside-avoid">
      <h2 id={heading} className="mb-2 text-xl">
        {i18n._(topicWords[topic])}
      </h2>
      <ul>
        {answers.map(({ answerId, language, question }) => (
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
    </section>
  );
};
