import { FREQUENT_QUESTIONS } from '@hearthway/domain/help/help.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Accordion } from '../../../components/Accordion.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { AnswerText } from './AnswerText.tsx';
import type { Answer } from './answer.ts';
import { answerPath } from './answer-path.ts';
import { frequentQuery } from './help.queries.ts';
import { RateAnswer } from './RateAnswer.tsx';

/** The six questions, each opening its whole answer. */
export const FrequentQuestions = () => {
  const { t } = useLingui();
  const query = useQuery(frequentQuery);
  if (query.data === undefined)
    return query.error === null ? (
      <ClosedQuestions />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load the answers`} />
    );
  return (
    <Accordion
      parts={query.data.map((answer) => ({
        id: answer.id,
        title: answer.words.title,
        content: <Opened answer={answer} />,
      }))}
    />
  );
};

/** As tall as the questions, so that nothing moves when they are there. */
const ClosedQuestions = () => (
  <div role="status">
    <p className="sr-only">
      <Trans>One moment…</Trans>
    </p>
    <div
      aria-hidden
      className="grid animate-breathe divide-y divide-line rounded-soft border border-line bg-raised"
    >
      {FREQUENT_QUESTIONS.map((id) => (
        <div key={id} className="touch h-13" />
      ))}
    </div>
  </div>
);

const Opened = ({ answer }: { readonly answer: Answer }) => (
  <div className="grid grid-cols-1 gap-4">
    <AnswerText answer={answer} level={4} />
    <p>
      <Link to={answerPath(answer.id)}>
        <Trans>This answer as a page, to send on or print</Trans>
      </Link>
    </p>
    <RateAnswer answer={answer} />
  </div>
);
