import type {
  Explanation,
  LearningQuestion,
} from '@hearthway/domain/learning/learning.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Check, Lightbulb } from 'lucide-react';
import { keyed } from '../../../components/text/cited.ts';
import { Explained } from '../shared/Explained.tsx';

interface ExplainedQuestionProps {
  /** From 1 on; left out for a question by itself. */
  readonly number?: number;
  readonly question: Pick<LearningQuestion, 'question' | 'options'>;
  /** Explanation of the last answer. */
  readonly explanation: Explanation | undefined;
  /** Its answer is being explained. */
  readonly isPending: boolean;
  /** Another answer has to wait. */
  readonly isBlocked: boolean;
  readonly onAnswer: (answer: number) => void;
}

/** A question of error-free mode: asked again until the answer is right, and never marked as wrong. */
export const ExplainedQuestion = ({
  number,
  question,
  explanation,
  isPending: isAsked,
  isBlocked,
  onAnswer,
}: ExplainedQuestionProps) => {
  const isDone = explanation?.isRight === true;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="measure mb-2 text-lg font-semibold">
        {number !== undefined && `${number}. `}
        {question.question}
      </legend>
      {keyed(question.options).map(({ key, item: option }, index) => {
        const isChosen = explanation?.chosen === index;
        const isRight = isChosen && isDone;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isDone || isBlocked || undefined}
            onClick={() => {
              if (!isDone && !isBlocked) onAnswer(index);
            }}
            className={`touch flex cursor-pointer items-center gap-3 rounded-soft border px-4 py-2 text-start transition-colors aria-disabled:cursor-default ${lookOf({ isChosen, isRight })}`}
          >
            {isRight ? (
              <Check aria-hidden className="size-5 shrink-0 text-positive" />
            ) : (
              <span
                aria-hidden
                className="size-5 shrink-0 rounded-full border border-line-strong"
              />
            )}
            <span className="min-w-0">{option}</span>
          </button>
        );
      })}
      <div role="status">
        {explanation !== undefined && !isAsked && (
          <div className="mt-1 flex items-start gap-3 rounded-soft bg-sunken p-4">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <div className="measure grid min-w-0 gap-1">
              <p className="font-semibold">
                {isDone ? <Trans>That’s it.</Trans> : <Trans>Not quite. Try another one.</Trans>}
              </p>
              <Explained why={explanation.why} facts={explanation.facts} />
            </div>
          </div>
        )}
      </div>
    </fieldset>
  );
};

const lookOf = ({ isChosen, isRight }: Readonly<Record<'isChosen' | 'isRight', boolean>>) => {
  if (isRight) return 'border-positive bg-positive-wash';
  return isChosen
    ? 'border-line-strong bg-sunken'
    : 'border-line bg-raised not-aria-disabled:hover:border-accent';
};
