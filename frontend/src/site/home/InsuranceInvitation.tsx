import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';
import { Lamp } from '../../components/illustrations/Lamp.tsx';

const HEADING = 'insurance';

export const InsuranceInvitation = () => (
  <section
    aria-labelledby={HEADING}
    className="grid grid-cols-1 items-center gap-x-12 gap-y-4 rounded-soft bg-positive-wash p-4 sm:grid-cols-[1fr_auto] sm:p-8"
  >
    <div className="grid justify-items-start gap-3">
      <h2 id={HEADING} className="text-lg sm:text-2xl">
        <Trans>Will my insurance pay?</Trans>
      </h2>
      <p className="measure max-sm:hidden">
        <Trans>
          Choose your insurance company and see what plans like yours often cover, who to call, and
          what to ask. You don’t need an account.
        </Trans>
      </p>
      <Link className={buttonClass('secondary')} to="/insurance-help">
        <Trans>Check Your Insurance</Trans>
      </Link>
    </div>
    <Lamp className="w-40 max-sm:hidden lg:w-52" />
  </section>
);
