import { PLAN_SOURCES } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { monthsOld } from '@hearthway/domain/next-steps/child-age.ts';
import {
  DIAGNOSIS_STATES,
  MAX_AGE_YEARS,
} from '@hearthway/domain/next-steps/next-steps.constants.ts';
import type { StepAnswers } from '@hearthway/domain/next-steps/next-steps.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import { stateCodes } from '../insurance/shared/state-path.ts';
import { diagnosisWords, sourceWords } from './step-words.ts';

interface PlanQuestionsProps {
  readonly answers: StepAnswers;
  /** Answers that stand on the child's page, where they are changed. */
  readonly told: { readonly birthMonth: boolean; readonly insurance: boolean };
  readonly onAnswer: (answers: StepAnswers) => void;
  /** Undefined before the first answers. */
  readonly onCancel: (() => void) | undefined;
}

const NONE = '';

/** At most four questions. Only the month of birth is needed. */
export const PlanQuestions = ({ answers, told, onAnswer, onCancel }: PlanQuestionsProps) => {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(answers);
  const [isOdd, setIsOdd] = useState(false);
  const month = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<StepAnswers>) => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMonthOfChild(draft.birthMonth)) return onAnswer(draft);
    setIsOdd(true);
    month.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 rounded-soft bg-sunken p-4 sm:p-5"
    >
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        {!told.birthMonth && (
          <TextField
            ref={month}
            label={t`When was your child born?`}
            error={isOdd ? t`Please enter a month and a year, such as 2023-05` : undefined}
            type="month"
            placeholder="2023-05"
            autoComplete="off"
            value={draft.birthMonth}
            onChange={({ target }) => {
              setIsOdd(false);
              change({ birthMonth: target.value.trim() });
            }}
          />
        )}
        <Select
          label={t`Where do you live?`}
          value={draft.state ?? NONE}
          options={[
            { value: NONE, name: t`Choose a state` },
            ...stateCodes.map((value) => ({ value, name: STATES[value] })),
          ]}
          onChoose={(state) => change({ state: state === NONE ? null : state })}
        />
        <Select
          label={t`Is there a diagnosis?`}
          value={draft.diagnosis ?? NONE}
          options={[
            { value: NONE, name: t`Not told` },
            ...DIAGNOSIS_STATES.map((value) => ({ value, name: diagnosisWords(i18n, value) })),
          ]}
          onChoose={(diagnosis) => change({ diagnosis: diagnosis === NONE ? null : diagnosis })}
        />
        {!told.insurance && (
          <Select
            label={t`Where is the health plan from?`}
            value={draft.insurance ?? NONE}
            options={[
              { value: NONE, name: t`Not told` },
              ...PLAN_SOURCES.map((value) => ({ value, name: sourceWords(i18n, value) })),
            ]}
            onChoose={(insurance) => change({ insurance: insurance === NONE ? null : insurance })}
          />
        )}
      </div>
      <div className={buttonRow}>
        <Button type="submit" look="primary">
          <Trans>Show my steps</Trans>
        </Button>
        {onCancel !== undefined && (
          <Button look="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
};

const isMonthOfChild = (month: string): boolean => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return false;
  const months = monthsOld(month, dayHere());
  return months >= 0 && months <= MAX_AGE_YEARS * 12;
};
