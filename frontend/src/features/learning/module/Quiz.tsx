import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { ExplainedQuestion } from './ExplainedQuestion.tsx';
import type { Lesson } from './lesson.ts';
import { PartHeading } from './PartHeading.tsx';
import { isRetake } from './place.ts';
import { ScoredQuestion } from './ScoredQuestion.tsx';
import type { OpenModule } from './useModule.ts';

/** Knowledge Check: with a score at the end, or error-free with an explanation after each answer. */
export const Quiz = ({
  lesson: { module, questions },
  open: { snapshot, send },
}: {
  readonly lesson: Lesson;
  readonly open: OpenModule;
}) => {
  const { t } = useLingui();
  const id = useId();
  const { place, isExplained, explanations, checkedId } = snapshot.context;
  const asked = questions.filter((question) => !(question.id in place.kept));
  const isOffline = snapshot.matches({
    open: { page: { reading: { quiz: 'unexplained' } } },
  });
  const answer = (questionId: string) => (chosen: number) =>
    send({ type: 'answer', questionId, answer: chosen });
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid gap-2">
        <PartHeading id={id}>
          <Trans>Knowledge Check</Trans>
        </PartHeading>
        <p className="measure text-text-soft">
          {isRetake(place) && !isExplained ? (
            <Trans>
              Only what you missed is asked again. Your other answers were right and stay.
            </Trans>
          ) : isExplained ? (
            <Trans>Take your time. Each answer is explained at once, and there is no score.</Trans>
          ) : (
            <Trans>Take your time. You can change your answers until you finish.</Trans>
          )}
        </p>
        <Checkbox
          label={t`Explain as I go`}
          description={t`You see why after each answer, and try again as often as you like.`}
          isOn={isExplained}
          onSwitch={(isOn) => send({ type: 'choose-mode', isExplained: isOn })}
        />
      </div>
      <div role="status">
        {isOffline && (
          <Notice tone="caution">
            <Trans>
              We can’t reach the server just now. Your answer is kept, and we’ll explain it as soon
              as we can.
            </Trans>
          </Notice>
        )}
      </div>
      <ol lang={module.language} className="grid grid-cols-1 gap-6">
        {asked.map((question, index) => (
          <li key={question.id}>
            {isExplained ? (
              <ExplainedQuestion
                number={index + 1}
                question={question}
                explanation={explanations[question.id]}
                isPending={snapshot.hasTag('busy') && checkedId === question.id}
                isBlocked={snapshot.hasTag('busy') || isOffline}
                onAnswer={answer(question.id)}
              />
            ) : (
              <ScoredQuestion
                number={index + 1}
                question={question}
                chosen={place.answers[question.id]}
                onAnswer={answer(question.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
