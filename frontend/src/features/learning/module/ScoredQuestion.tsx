import type { LearningQuestion } from '@hearthway/domain/learning/learning.contract.ts';
import { useId } from 'react';
import { keyed } from '../../../components/text/cited.ts';

interface ScoredQuestionProps {
  /** From 1 on. */
  readonly number: number;
  readonly question: LearningQuestion;
  readonly chosen: number | undefined;
  readonly onAnswer: (answer: number) => void;
}

/** A question of the scored quiz. Its answer may be changed. */
export const ScoredQuestion = ({ number, question, chosen, onAnswer }: ScoredQuestionProps) => {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="measure mb-2 text-lg font-semibold">
        {number}. {question.question}
      </legend>
      {keyed(question.options).map(({ key, item: option }, index) => (
        <label
          key={key}
          className="touch flex cursor-pointer items-center gap-3 rounded-soft border border-line bg-raised px-4 py-2 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === index}
            onChange={() => onAnswer(index)}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span className="min-w-0">{option}</span>
        </label>
      ))}
    </fieldset>
  );
};
