import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Answers } from '../shared/useAnswers.ts';

const COORDINATES = /^-?\d+\.\d+, -?\d+\.\d+$/;

/**
 * Where the family searches, with the way to change it. The day of the diagnosis is not shown again every day:
 * the account has it.
 */
export const OwnFacts = ({ answers: { location } }: { readonly answers: Answers }) => (
  <p className="flex flex-wrap items-center gap-x-4 text-text-soft">
    <span data-tour="location" className="wrap-anywhere">
      {COORDINATES.test(location) ? (
        <Trans>Near where you are</Trans>
      ) : (
        <Trans>Near {location}</Trans>
      )}
    </span>
    <Link to="/account#journey" data-tour="diagnosis" className="touch inline-flex items-center">
      <Trans>Change</Trans>
    </Link>
  </p>
);
