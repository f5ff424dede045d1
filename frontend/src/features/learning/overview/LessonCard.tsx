import type { ModuleCard, ModuleProgress } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { CategoryDrawing, categoryTint } from '../shared/CategoryDrawing.tsx';
import { ModuleFacts } from '../shared/ModuleFacts.tsx';
import { modulePath } from '../shared/module-path.ts';
import { categoryWords } from '../shared/module-words.ts';
import { ProgressBar } from '../shared/ProgressBar.tsx';

interface LessonCardProps {
  readonly card: ModuleCard;
  /** Undefined until it is started. */
  readonly progress: ModuleProgress | undefined;
}

export const LessonCard = ({ card, progress }: LessonCardProps) => {
  const { i18n } = useLingui();
  const { id, title, description, category, language } = card;
  return (
    <article className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 overflow-hidden rounded-soft border border-line bg-raised p-3 shadow-soft sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:items-stretch sm:gap-0 sm:p-0">
      <div
        className={`row-span-2 grid size-12 place-content-center rounded-soft sm:row-span-1 sm:flex sm:size-auto sm:items-center sm:justify-between sm:gap-3 sm:rounded-none sm:px-4 sm:py-2 ${categoryTint(category)}`}
      >
        <p className="min-w-0 text-sm font-semibold max-sm:sr-only">
          {i18n._(categoryWords[category])}
        </p>
        <CategoryDrawing category={category} className="w-11 shrink-0 sm:h-14 sm:w-auto" />
      </div>
      <div className="max-sm:contents sm:grid sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr_auto] sm:gap-3 sm:p-4">
        <h3 lang={language} className="text-lg max-sm:col-span-2">
          {title}
        </h3>
        <div className="max-sm:[&_li:last-child]:hidden max-sm:[&_svg]:hidden">
          <ModuleFacts module={card} />
        </div>
        <p lang={language} className="text-text-soft max-sm:hidden">
          {description}
        </p>
        <div className="max-sm:contents sm:grid sm:gap-3">
          {progress !== undefined && progress.status !== 'not_started' && (
            <Progress progress={progress} />
          )}
          <Link
            className={`${buttonClass('secondary')} max-sm:col-start-3 max-sm:row-start-2 max-sm:border-transparent max-sm:bg-transparent max-sm:px-2`}
            to={modulePath(id)}
          >
            <Action status={progress?.status ?? 'not_started'} />
            <span className="sr-only" lang={language}>
              : {title}
            </span>
          </Link>
        </div>
      </div>
    </article>
  );
};

const Action = ({ status }: Pick<ModuleProgress, 'status'>) => {
  switch (status) {
    case 'not_started':
      return <Trans comment="A lesson">Start</Trans>;
    case 'in_progress':
      return <Trans comment="A lesson">Continue</Trans>;
    case 'completed':
      return <Trans comment="A lesson">Review</Trans>;
  }
};

const Progress = ({
  progress: { status, progress: percent, isPassed },
}: {
  readonly progress: ModuleProgress;
}) => {
  const { t } = useLingui();
  return (
    <div className="grid gap-1 max-sm:col-span-3">
      <ProgressBar label={t`Progress`} value={percent} max={100} />
      <p className="flex items-center gap-1.5 text-sm text-text-soft">
        {isPassed ? (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
            <Trans>Passed</Trans>
          </>
        ) : status === 'completed' ? (
          <Trans comment="A lesson">Read to the end</Trans>
        ) : (
          <Trans>{percent}% read</Trans>
        )}
      </p>
    </div>
  );
};
