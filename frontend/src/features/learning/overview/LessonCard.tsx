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
    <article className="grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-soft border border-line bg-raised shadow-soft">
      <div
        className={`flex items-center justify-between gap-3 px-4 py-2 ${categoryTint(category)}`}
      >
        <p className="min-w-0 text-sm font-semibold">{i18n._(categoryWords[category])}</p>
        <CategoryDrawing category={category} className="h-14 shrink-0" />
      </div>
      <div className="grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] content-start gap-3 p-4">
        <h3 lang={language} className="text-lg">
          {title}
        </h3>
        <ModuleFacts module={card} />
        <p lang={language} className="text-text-soft">
          {description}
        </p>
        <div className="grid gap-3">
          {progress !== undefined && progress.status !== 'not_started' && (
            <Progress progress={progress} />
          )}
          <Link className={buttonClass('secondary')} to={modulePath(id)}>
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
    <div className="grid gap-1">
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
