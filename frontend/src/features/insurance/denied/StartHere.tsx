import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';

/** Help for a family that does not know its plan type. */
export const StartHere = () => (
  <Notice tone="info">
    <p className="font-semibold">
      <Trans>Start here</Trans>
    </p>
    <p>
      <Trans>
        <Link to="/insurance-help/plan">Find out which plan it is</Link>: a few questions, and your
        answers here stay. Until you know, we show the earliest dates of all kinds of plans.
      </Trans>
    </p>
  </Notice>
);
