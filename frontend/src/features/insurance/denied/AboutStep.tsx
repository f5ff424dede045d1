import { CARES, NOTICES, URGENCIES } from '@hearthway/domain/insurance/denials.constants.ts';
import { PLAN_TYPES } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Select } from '../../../components/Select.tsx';
import { CARE_CHOICES, NOTICE_CHOICES, PLAN_TYPE_WORDS, URGENCY_CHOICES } from './about-words.ts';
import { missingIn, UNKNOWN_PLAN } from './answers.ts';
import { Choices } from './Choices.tsx';
import { DayField } from './DayField.tsx';
import { StartHere } from './StartHere.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { STEP_WORDS } from './step-words.ts';
import type { OpenDenied } from './useDenied.ts';

const NONE = '';

const UNSURE = 'unsure' as const;

const states = Object.entries(STATES).map(([value, name]) => ({ value, name }));

/** Asks everything that the deadlines depend on. */
export const AboutStep = ({ open }: { readonly open: OpenDenied }) => {
  const { t, i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const { answers, answer } = open;
  const missing = missingIn(answers);
  const errorIf = (name: (typeof missing)[number], message: string) =>
    tries > 0 && missing.includes(name) ? message : undefined;
  return (
    <>
      <StepHeading>{i18n._(STEP_WORDS.about)}</StepHeading>
      <div ref={root} className="grid grid-cols-1 gap-6">
        <Choices
          legend={<Trans>Which letter is it?</Trans>}
          choices={[...NOTICES, UNSURE].map((value) => ({
            value,
            name: i18n._(NOTICE_CHOICES[value].name),
            explanation: i18n._(NOTICE_CHOICES[value].explanation),
          }))}
          chosen={answers.notice ?? UNSURE}
          onChoose={(value) => answer({ notice: value === UNSURE ? null : value })}
        />
        <DayField
          label={t`Date on the letter`}
          hint={t`Not the day it came: the date printed on it is safer to count from.`}
          error={errorIf('letterOn', t`Type in the date that is printed on the letter.`)}
          day={answers.letterOn}
          onDay={(letterOn) => answer({ letterOn })}
        />
        <DayField
          label={t`Last day to appeal, if the letter names one`}
          hint={t`It comes first. We show the earlier of the two dates.`}
          day={answers.letterSays}
          onDay={(letterSays) => answer({ letterSays })}
        />
        <Select
          label={t`Kind of plan`}
          error={errorIf('planType', t`Choose the kind of plan, or “I don’t know”.`)}
          value={answers.planType ?? NONE}
          options={[
            { value: NONE, name: t`Please choose` },
            { value: UNKNOWN_PLAN, name: t`I don’t know` },
            ...PLAN_TYPES.map((value) => ({ value, name: i18n._(PLAN_TYPE_WORDS[value]) })),
          ]}
          onChoose={(value) => answer({ planType: value === NONE ? null : value })}
        />
        {answers.planType === UNKNOWN_PLAN && <StartHere />}
        <Select
          label={t`State`}
          hint={t`Where you live. For a plan from a job: where its policy was issued, if you know.`}
          value={answers.state ?? NONE}
          options={[{ value: NONE, name: t`I’d rather not say` }, ...states]}
          onChoose={(value) => answer({ state: value === NONE ? null : value })}
        />
        <Choices
          legend={<Trans>The care that was denied</Trans>}
          error={errorIf('care', t`Choose where the care stands.`)}
          choices={CARES.map((value) => ({
            value,
            name: i18n._(CARE_CHOICES[value].name),
            explanation: i18n._(CARE_CHOICES[value].explanation),
          }))}
          chosen={answers.care}
          onChoose={(care) => answer({ care })}
        />
        {answers.care === 'running' && (
          <DayField
            label={t`Day on which the care changes, if the letter names one`}
            hint={t`Asking before that day can keep the care going, with Medicaid.`}
            day={answers.changesOn}
            onDay={(changesOn) => answer({ changesOn })}
          />
        )}
        {answers.care !== 'received' && (
          <Choices
            legend={<Trans>How urgent is it?</Trans>}
            choices={URGENCIES.map((value) => ({
              value,
              name: i18n._(URGENCY_CHOICES[value].name),
              explanation: i18n._(URGENCY_CHOICES[value].explanation),
            }))}
            chosen={answers.urgency}
            onChoose={(urgency) => answer({ urgency })}
          />
        )}
      </div>
      <StepButtons
        open={open}
        onNext={missing.length === 0 ? undefined : () => setTries((before) => before + 1)}
      >
        <Trans>Show my deadlines</Trans>
      </StepButtons>
    </>
  );
};
