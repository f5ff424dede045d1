import {
  answeredSchema,
  type Practice as Due,
  type Explanation,
} from '@hearthway/domain/learning/learning.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { Button } from '../../../components/Button.tsx';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { ExplainedQuestion } from '../module/ExplainedQuestion.tsx';
import { practiceQuery, timeZone } from '../shared/learning.queries.ts';
import { modulePath } from '../shared/module-path.ts';

interface PracticeProps {
  readonly userId: string;
  readonly practice: Due;
}

const HEADING = 'practice';

/** A few questions from lessons that were read, to keep them fresh. Never a score. */
export const Practice = ({ userId, practice: { questions, nextDay } }: PracticeProps) => {
  const queryClient = useQueryClient();
  // A question stays until the person goes on, though it is due no more once it was answered.
  const [round, setRound] = useState(questions);
  const [place, setPlace] = useState(0);
  const current = round[place];
  // More may be due by now, after a lesson in another tab.
  if (round.length === 0 && questions.length > 0) setRound(questions);
  if (current === undefined && place === 0 && nextDay === null) return null;
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 gap-4 rounded-soft border border-line bg-raised p-5 shadow-soft"
    >
      <div className="grid gap-1">
        <h2 id={HEADING} tabIndex={-1} className="flex items-center gap-2 text-xl">
          <Sprout aria-hidden className="size-5 shrink-0 text-positive" />
          <Trans>Keep it fresh</Trans>
        </h2>
        {current === undefined ? (
          <NothingDue nextDay={nextDay} />
        ) : (
          <p className="text-sm text-text-soft">
            <Trans>
              Question {place + 1} of {round.length} for today. There is no score.
            </Trans>
          </p>
        )}
      </div>
      {current !== undefined && (
        <OneQuestion
          key={current.id}
          due={current}
          onNext={() => {
            setPlace(place + 1);
            void queryClient.invalidateQueries(practiceQuery(userId));
            document.getElementById(HEADING)?.focus();
          }}
        />
      )}
    </section>
  );
};

const NothingDue = ({ nextDay }: Pick<Due, 'nextDay'>) => {
  const { i18n } = useLingui();
  if (nextDay === null)
    return (
      <p className="text-text-soft">
        <Trans>That is all for now.</Trans>
      </p>
    );
  const day = i18n.date(new Date(nextDay), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-text-soft">
      <Trans>That is all for today. The next question comes on {day}.</Trans>
    </p>
  );
};

interface OneQuestionProps {
  readonly due: Due['questions'][number];
  readonly onNext: () => void;
}

const OneQuestion = ({ due, onNext }: OneQuestionProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const [explanation, setExplanation] = useState<Explanation>();
  const send = useMutation({
    mutationFn: async (answer: number) => {
      const { moduleId, version, id: questionId } = due;
      const body = { moduleId, version, questionId, answer, timeZone: timeZone() };
      const sent = await api.send({
        method: 'POST',
        path: '/api/learning/practice',
        body,
        schema: answeredSchema,
      });
      return sent.answer.explanation;
    },
    onSuccess: (explained) => setExplanation(explained ?? undefined),
    onError: failed(t`We couldn’t check your answer`),
  });
  return (
    <div className="grid max-w-2xl gap-4">
      <ExplainedQuestion
        question={due}
        explanation={explanation}
        isPending={send.isPending}
        isBlocked={send.isPending}
        onAnswer={send.mutate}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-text-soft">
          <Trans>
            From <Link to={modulePath(due.moduleId)}>{due.moduleTitle}</Link>
          </Trans>
        </p>
        {explanation?.isRight === true && (
          <Button look="secondary" onClick={onNext}>
            <Trans comment="To the next question, or to the end of the practice">Go on</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
