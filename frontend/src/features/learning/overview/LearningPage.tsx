import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { useLatched } from '../../../components/useLatched.ts';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { useAnswers } from '../../journey/shared/useAnswers.ts';
import {
  cardsQuery,
  practiceQuery,
  progressQuery,
  statsQuery,
} from '../shared/learning.queries.ts';
import { nextLesson } from '../shared/next-lesson.ts';
import { LessonSearch } from './LessonSearch.tsx';
import { ModuleGrid } from './ModuleGrid.tsx';
import { NextForYou } from './NextForYou.tsx';
import { Practice } from './Practice.tsx';
import { Stats } from './Stats.tsx';

/** Learning Center of a family. */
export const LearningPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const cards = useQuery(cardsQuery);
  const progress = useQuery(progressQuery(userId));
  const stats = useQuery(statsQuery(userId));
  const practice = useQuery(practiceQuery(userId));
  const answers = useAnswers();
  const children = useQuery(childrenQuery(userId));
  // All of it at once, so that nothing moves.
  const isReady = useLatched(
    [cards, progress, stats, practice, children].every(({ isPending }) => !isPending) &&
      answers.status !== 'loading',
  );
  if (!isReady)
    return (
      <ToolPage>
        <Loading />
      </ToolPage>
    );
  const known = answers.status === 'known' ? answers.answers : null;
  const next =
    cards.data &&
    progress.data &&
    nextLesson({
      cards: cards.data,
      progress: progress.data.answer,
      diagnosisDate: known?.diagnosisDate,
      children: presentIn(children.data?.answer),
      now: new Date(),
    });
  return (
    <ToolPage>
      <PageHeading title={t`Learning Center`}>
        <Trans>Short lessons for the days after a diagnosis, and for later.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {next && <NextForYou next={next} />}
          <div className="grid grid-cols-1 content-start gap-6">
            <FailedQuery query={stats} title={t`We couldn’t load your level`} />
            {stats.data && <Stats userId={userId} stats={stats.data.answer} />}
          </div>
        </div>
        <FailedQuery query={practice} title={t`We couldn’t load your practice`} />
        {practice.data && <Practice userId={userId} practice={practice.data.answer} />}
        <section aria-labelledby="lessons" className="grid grid-cols-1 gap-4">
          <h2 id="lessons" className="text-2xl">
            <Trans>All lessons</Trans>
          </h2>
          <LessonSearch />
          <FailedQuery query={cards} title={t`We couldn’t load the lessons`} />
          <FailedQuery query={progress} title={t`We couldn’t load your progress`} />
          {cards.data && <ModuleGrid cards={cards.data} progress={progress.data?.answer ?? []} />}
        </section>
      </div>
    </ToolPage>
  );
};
