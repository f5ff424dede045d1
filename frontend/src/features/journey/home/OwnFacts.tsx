import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Answers } from '../shared/useAnswers.ts';

const COORDINATES = /^-?\d+\.\d+, -?\d+\.\d+$/;

/** The family's answers in one line, with the way to change them. */
export const OwnFacts = ({
  answers: { diagnosisDate, location },
}: {
  readonly answers: Answers;
}) => {
  const { i18n } = useLingui();
  const day = i18n.date(new Date(diagnosisDate), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-text-soft">
      <span data-tour="location" className="wrap-anywhere">
        {COORDINATES.test(location) ? (
          <Trans>Near where you are</Trans>
        ) : (
          <Trans>Near {location}</Trans>
        )}
      </span>
      <span data-tour="diagnosis">
        <Trans>Diagnosis: {day}</Trans>
      </span>
      <Link to="/account#journey" className="touch inline-flex items-center">
        <Trans>Change</Trans>
      </Link>
    </p>
  );
};
