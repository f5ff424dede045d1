import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { useAnswers } from '../../journey/shared/useAnswers.ts';
import { cardsQuery, progressQuery } from '../shared/learning.queries.ts';
import { ModuleFacts } from '../shared/ModuleFacts.tsx';
import { modulePath } from '../shared/module-path.ts';
import { nextLesson } from '../shared/next-lesson.ts';

const LearningCard = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const cards = useQuery(cardsQuery);
  const progress = useQuery(progressQuery(user.id));
  const known = useAnswers();
  const children = useQuery(childrenQuery(user.id));
  const next =
    cards.data &&
    progress.data &&
    nextLesson({
      cards: cards.data,
      progress: progress.data.answer,
      diagnosisDate: known.status === 'known' ? known.answers?.diagnosisDate : undefined,
      children: presentIn(children.data?.answer),
      now: new Date(),
    });
  // Every lesson was read.
  if (cards.data && progress.data && next === undefined) return null;
  return (
    <HomeCardFrame title={<Trans>A lesson to go on with</Trans>} Icon={BookOpen}>
      <FailedQuery
        query={cards.isError ? cards : progress}
        title={t`We couldn’t load the lessons`}
      />
      {next && (
        <>
          <p lang={next.card.language} className="font-bold">
            {next.card.title}
          </p>
          <ModuleFacts module={next.card} />
          <Link className={buttonClass('secondary')} to={modulePath(next.card.id)}>
            {next.why === 'begun' ? <Trans>Continue lesson</Trans> : <Trans>Start lesson</Trans>}
          </Link>
        </>
      )}
    </HomeCardFrame>
  );
};

export const learningCard: HomeCard = {
  id: 'learning',
  urgency: 'open',
  look: 'card',
  audience: 'family',
  Card: LearningCard,
  prepare: (queryClient: QueryClient, { id }) =>
    Promise.all([
      queryClient.ensureQueryData(cardsQuery),
      queryClient.ensureQueryData(progressQuery(id)),
      queryClient.ensureQueryData(childrenQuery(id)),
    ]),
};
