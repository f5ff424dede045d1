import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import type { Answers } from '../../../session/useAnswers.ts';

interface OnboardingSummaryProps {
  readonly known: Answers;
  readonly onChange: () => void;
}

export const OnboardingSummary = ({ known, onChange }: OnboardingSummaryProps) => {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-end justify-between gap-5">
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-text-soft">
            <Trans>Diagnosis date</Trans>
          </dt>
          <dd data-tour="diagnosis" className="font-semibold">
            {i18n.date(new Date(known.diagnosisDate), { dateStyle: 'long', timeZone: 'UTC' })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-text-soft">
            <Trans>Your location</Trans>
          </dt>
          <dd data-tour="location" className="font-semibold">
            {known.location}
          </dd>
        </div>
      </dl>
      <Button look="secondary" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
};
