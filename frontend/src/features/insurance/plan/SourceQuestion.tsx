import { PLAN_SOURCES } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Choices } from './Choices.tsx';
import { SOURCE_HINTS, sourceName } from './plan-words.ts';
import { Question } from './Question.tsx';
import type { Plan } from './usePlan.ts';

export interface StepProps {
  readonly plan: Plan;
  readonly had: RefObject<boolean>;
}

export const SourceQuestion = ({ plan, had }: StepProps) => {
  const { i18n, t } = useLingui();
  return (
    <Question
      plan={plan}
      had={had}
      title={t`Where does your child’s plan come from?`}
      isReady={plan.answers.source !== null}
    >
      {(labelledBy) => (
        <Choices
          labelledBy={labelledBy}
          chosen={plan.answers.source}
          onChoose={(source) => plan.send({ type: 'choose', change: { source } })}
          choices={PLAN_SOURCES.map((value) => ({
            value,
            name: sourceName(i18n, value),
            hint: t(SOURCE_HINTS[value]),
          }))}
        />
      )}
    </Question>
  );
};
