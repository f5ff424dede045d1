import { PASS_SCORE } from '@hearthway/domain/learning/learning.constants.ts';
import type { LearningModule } from '@hearthway/domain/learning/learning.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Award, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { certificatePath, modulePath } from '../shared/module-path.ts';
import { AnswerList } from './AnswerList.tsx';
import type { Lesson, Result } from './lesson.ts';
import { PartHeading } from './PartHeading.tsx';
import { useNextTitle } from './useNextTitle.ts';

interface ResultViewProps {
  readonly lesson: Lesson;
  readonly result: Result;
  readonly isVisitor: boolean;
  /** Error-free: there is no score to show. */
  readonly isExplained: boolean;
  readonly onRetake: () => void;
}

/** The result of an attempt, with why each answer is right. */
export const ResultView = (props: ResultViewProps) => {
  const { lesson, result, isVisitor, isExplained, onRetake } = props;
  const id = useId();
  const { module } = lesson;
  const count = result.questions.filter(({ isRight }) => isRight).length;
  const { score, isPassed, questions } = result;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-3">
        <PartHeading id={id}>
          {isPassed ? <Trans>Congratulations!</Trans> : <Trans>Keep Learning!</Trans>}
        </PartHeading>
        <p className="measure text-lg">
          {isExplained || questions.length === 0 ? (
            <Trans>You have been through all of this lesson.</Trans>
          ) : (
            <Trans>
              You answered {count} of {questions.length} questions right: {score}%.
            </Trans>
          )}
        </p>
        {!isPassed && (
          <p className="measure">
            {isExplained ? (
              <Trans>Come back to it whenever you like. Nothing is lost.</Trans>
            ) : (
              <Trans>
                With {PASS_SCORE}% the lesson counts as passed. Nothing is lost: read the answers
                below, and try again whenever you like.
              </Trans>
            )}
          </p>
        )}
        <Earned result={result} />
      </div>
      <WayOn module={module} isPassed={isPassed} isVisitor={isVisitor} onRetake={onRetake} />
      <AnswerList lesson={lesson} result={result} />
    </section>
  );
};

const Earned = ({
  result: { xpEarned = 0, badgeEarned = null },
}: Pick<ResultViewProps, 'result'>) => {
  if (xpEarned === 0 && badgeEarned === null) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {xpEarned > 0 && (
        <Chip>
          <Star aria-hidden className="size-5 shrink-0" />
          <Trans>{xpEarned} XP earned</Trans>
        </Chip>
      )}
      {badgeEarned !== null && (
        <Chip>
          <Award aria-hidden className="size-5 shrink-0" />
          <Trans>Badge: {badgeEarned}</Trans>
        </Chip>
      )}
    </ul>
  );
};

const Chip = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex items-center gap-2 rounded-soft bg-caution-wash px-4 py-2 font-semibold text-caution">
    {children}
  </li>
);

interface WayOnProps extends Pick<ResultViewProps, 'isVisitor' | 'onRetake'> {
  readonly module: LearningModule;
  readonly isPassed: boolean;
}

/** One thing to do next, and what else there is. */
const WayOn = ({ module, isPassed, isVisitor, onRetake }: WayOnProps) => {
  const { pathname } = useLocation();
  const next = useNextTitle(module);
  return (
    <div className="grid gap-3">
      {isVisitor && (
        <p className="measure">
          <Trans>With a free account this lesson is kept, and you can go on from any device.</Trans>
        </p>
      )}
      <div className={buttonRow}>
        {isVisitor && (
          <Link className={buttonClass('primary')} to={accountPath('signup', pathname)}>
            <Trans>Create Free Account</Trans>
          </Link>
        )}
        {!isPassed && (
          <Button look={isVisitor ? 'secondary' : 'primary'} onClick={onRetake}>
            <Trans>Retake Module</Trans>
          </Button>
        )}
        {isPassed && next !== undefined && (
          <Link
            className={buttonClass(isVisitor ? 'secondary' : 'primary')}
            to={modulePath(next.id)}
          >
            <Trans>Next: {next.title}</Trans>
          </Link>
        )}
        {isPassed && !isVisitor && (
          <Link className={buttonClass('secondary')} to={certificatePath(module.id)}>
            <Trans>See your certificate</Trans>
          </Link>
        )}
      </div>
    </div>
  );
};
