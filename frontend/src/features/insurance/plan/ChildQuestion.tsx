import {
  MAX_CHILD_AGE,
  MAX_WEEKLY_HOURS,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { Question } from './Question.tsx';
import type { StepProps } from './SourceQuestion.tsx';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const AGES: Bounds = { least: 0, most: MAX_CHILD_AGE };
const HOURS: Bounds = { least: 1, most: MAX_WEEKLY_HOURS };

/** Parses a number: null if empty, undefined unless a whole number within the bounds. */
const numberIn = (text: string, { least, most }: Bounds): number | null | undefined => {
  if (text.trim() === '') return null;
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** Asks for the child's age and the desired hours. Both are optional. */
export const ChildQuestion = ({ plan, had }: StepProps) => {
  const { t } = useLingui();
  const [age, setAge] = useState(String(plan.answers.age ?? ''));
  const [hours, setHours] = useState(String(plan.answers.hours ?? ''));
  const isAgeRead = numberIn(age, AGES) !== undefined;
  const areHoursRead = numberIn(hours, HOURS) !== undefined;
  return (
    <Question
      plan={plan}
      had={had}
      title={t`How old is your child, and how much therapy do you look for?`}
      isReady={isAgeRead && areHoursRead}
      next={<Trans>See the answer</Trans>}
    >
      {() => (
        <>
          <p className="measure">
            <Trans>
              Some laws stop at an age, and some set limits. You can leave both empty. They stay in
              this browser.
            </Trans>
          </p>
          <TextField
            label={t`Age in years`}
            hint={t`0 for a baby`}
            inputMode="numeric"
            autoComplete="off"
            value={age}
            error={
              isAgeRead ? undefined : t`Please enter a whole number from 0 to ${MAX_CHILD_AGE}.`
            }
            onChange={({ target: { value } }) => {
              setAge(value);
              const read = numberIn(value, AGES);
              if (read !== undefined) plan.send({ type: 'choose', change: { age: read } });
            }}
          />
          <TextField
            label={t`Hours of therapy a week`}
            hint={t`As your clinic proposes, or as you hope for`}
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            error={
              areHoursRead
                ? undefined
                : t`Please enter a whole number from 1 to ${MAX_WEEKLY_HOURS}.`
            }
            onChange={({ target: { value } }) => {
              setHours(value);
              const read = numberIn(value, HOURS);
              if (read !== undefined) plan.send({ type: 'choose', change: { hours: read } });
            }}
          />
        </>
      )}
    </Question>
  );
};
