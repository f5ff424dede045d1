import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { CategoryDrawing } from '../shared/CategoryDrawing.tsx';
import { ModuleFacts } from '../shared/ModuleFacts.tsx';
import { BackToLessons } from './BackToLessons.tsx';
import type { Lesson } from './lesson.ts';
import { ModuleGone } from './ModuleGone.tsx';
import { ModuleNotices } from './ModuleNotices.tsx';
import { HadPart } from './PartHeading.tsx';
import { PrintedLesson } from './PrintedLesson.tsx';
import { Quiz } from './Quiz.tsx';
import { ResultView } from './ResultView.tsx';
import { SectionView } from './SectionView.tsx';
import { StepButtons, StepProgress } from './Steps.tsx';
import { Contents, PrintButton, VisitorNote } from './Tools.tsx';
import { useCompletionToasts } from './useCompletionToasts.ts';
import { type OpenModule, useModule } from './useModule.ts';

interface ModulePageProps {
  readonly moduleId: string;
  /** Id of a family; null for a visitor. */
  readonly userId: string | null;
}

export const ModulePage = ({ moduleId, userId }: ModulePageProps) => {
  const { t } = useLingui();
  const open = useModule({ moduleId, userId });
  useCompletionToasts(open);
  const { lesson, error } = open.snapshot.context;
  // Rendered in pieces: a tap does not wait for the whole lesson.
  const isDrawn = useDeferredValue(lesson !== null);
  if (open.snapshot.matches('notLoaded')) {
    if (error instanceof ApiError && error.status === 404) return <ModuleGone />;
    return (
      <ReadingPage>
        <LoadFailed
          title={t`We couldn’t load this lesson`}
          error={error}
          onRetry={() => open.send({ type: 'retry' })}
          isRetrying={false}
          isWholePage
        />
      </ReadingPage>
    );
  }
  if (lesson === null || !isDrawn)
    return (
      <ReadingPage>
        <Loading />
      </ReadingPage>
    );
  return <OpenLesson lesson={lesson} open={open} isVisitor={userId === null} />;
};

interface OpenLessonProps {
  readonly lesson: Lesson;
  readonly open: OpenModule;
  readonly isVisitor: boolean;
}

const OpenLesson = ({ lesson, open, isVisitor }: OpenLessonProps) => {
  const hadPart = useRef(false);
  const { module } = lesson;
  const isResult = open.snapshot.matches({ open: { page: 'result' } });
  return (
    <ReadingPage
      picture={
        <div className="sticky top-6 hidden gap-6 md:grid print:hidden">
          <CategoryDrawing category={module.category} className="w-full max-w-48" />
          <Contents lesson={lesson} open={open} />
        </div>
      }
    >
      <article aria-busy={open.snapshot.hasTag('loading')}>
        <BackToLessons />
        <div lang={module.language}>
          <PageHeading title={module.title}>{module.description}</PageHeading>
        </div>
        <div className="-mt-3 mb-6">
          <ModuleFacts module={module} />
        </div>
        <HadPart value={hadPart}>
          <div
            data-lesson
            className="noscript:hidden grid scroll-mt-4 grid-cols-1 gap-6 print:hidden"
          >
            <ModuleNotices module={module} open={open} isVisitor={isVisitor} />
            {!isResult && <StepProgress open={open} />}
            <Part lesson={lesson} open={open} isVisitor={isVisitor} />
            {!isResult && <StepButtons open={open} />}
            {isVisitor && !isResult && <VisitorNote />}
            <PrintButton />
          </div>
        </HadPart>
        <PrintedLesson lesson={lesson} />
      </article>
    </ReadingPage>
  );
};

/** The section, the questions or the result. */
const Part = ({ lesson, open, isVisitor }: OpenLessonProps) => {
  const { context } = open.snapshot;
  if (context.result !== null)
    return (
      <ResultView
        lesson={lesson}
        result={context.result}
        isVisitor={isVisitor}
        isExplained={context.isExplained}
        onRetake={() => open.send({ type: 'retake' })}
      />
    );
  const { section: id } = context.place;
  const section = lesson.module.sections.find((each) => each.id === id);
  if (section === undefined) return <Quiz lesson={lesson} open={open} />;
  return <SectionView key={section.id} module={lesson.module} section={section} />;
};
