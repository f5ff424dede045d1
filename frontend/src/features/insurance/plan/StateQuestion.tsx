import { STATES, type StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { stateCodes } from '../shared/state-path.ts';
import { isIssuedInState } from './plan-place.ts';
import { Question } from './Question.tsx';
import type { StepProps } from './SourceQuestion.tsx';

const NONE = '';

const byName = stateCodes.map((value) => ({ value, name: STATES[value] }));

/** Asks for the state whose law may apply, and whose offices help. */
export const StateQuestion = ({ plan, had }: StepProps) => {
  const { t } = useLingui();
  const { answers } = plan;
  const isIssued = isIssuedInState(answers);
  const choose = (chosen: StateCode | typeof NONE) =>
    plan.send({
      type: 'choose',
      change: { state: chosen === NONE ? null : chosen, isStateSure: !isIssued && chosen !== NONE },
    });
  return (
    <Question
      plan={plan}
      had={had}
      title={isIssued ? t`In which state was the policy issued?` : t`In which state do you live?`}
    >
      {() => (
        <>
          {isIssued && (
            <p className="measure">
              <Trans>
                For a plan from a job, the law of the state that issued the policy counts. That can
                be the state of the employer, and not yours. The booklet names it, and the benefits
                office knows. If you can’t tell, choose the state you live in: we mark the answer as
                not certain.
              </Trans>
            </p>
          )}
          <Select
            label={t`State`}
            value={answers.state ?? NONE}
            options={[{ value: NONE, name: t`I don’t know yet` }, ...byName]}
            onChoose={choose}
          />
          {isIssued && answers.state !== null && (
            <TickBox
              label={t`The plan’s papers or the benefits office name this state`}
              checked={answers.isStateSure}
              onChange={({ target }) =>
                plan.send({ type: 'choose', change: { isStateSure: target.checked } })
              }
            />
          )}
        </>
      )}
    </Question>
  );
};
