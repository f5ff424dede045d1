import { Trans } from '@lingui/react/macro';
import { Check, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { Explained } from '../shared/Explained.tsx';
import type { Lesson, Result } from './lesson.ts';

interface AnswerListProps {
  readonly lesson: Lesson;
  readonly result: Result;
}

/** Each question with its right answer, and why it is right. */
export const AnswerList = ({ lesson: { module, questions }, result }: AnswerListProps) => {
  const id = useId();
  if (result.questions.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <h3 id={id} className="text-xl">
        <Trans>The answers, and why</Trans>
      </h3>
      <ol lang={module.language} className="grid grid-cols-1 gap-6">
        {result.questions.map((answered, index) => {
          const question = questions.find((each) => each.id === answered.id);
          if (question === undefined) return null;
          const Icon = answered.isRight ? Check : Lightbulb;
          return (
            <li key={answered.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <Icon
                aria-hidden
                className={`mt-1 size-5 shrink-0 ${answered.isRight ? 'text-positive' : 'text-accent'}`}
              />
              <div className="measure grid gap-2">
                <h4 className="text-lg font-semibold">
                  {index + 1}. {question.question}
                </h4>
                {!answered.isRight && (
                  <p>
                    <Trans>Your answer: {question.options[answered.chosen]}</Trans>
                  </p>
                )}
                <p className="font-semibold">
                  <Trans>The right answer: {question.options[answered.answer]}</Trans>
                </p>
                <Explained why={answered.why} facts={answered.facts} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
