import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { accountPath } from '../../../session/redirect.ts';

const HEADING = 'sign-in-required';

/** A plan belongs to an account. Signing in leads back to this page. */
export const SignInRequired = () => (
  <section
    aria-labelledby={HEADING}
    className="grid min-h-40 content-center justify-items-start gap-3 rounded-soft bg-accent-wash p-5 md:min-h-26"
  >
    <div className="grid gap-1">
      <h2 id={HEADING} className="text-xl">
        <Trans>Sign In Required</Trans>
      </h2>
      <p>
        <Trans>To start a paid plan, sign in first. You come back to this page.</Trans>
      </p>
    </div>
    <div className={buttonRow}>
      <Link className={buttonClass('primary')} to={accountPath('login', '/subscribe')}>
        <Trans>Sign In</Trans>
      </Link>
      <Link className={buttonClass('secondary')} to={accountPath('signup', '/subscribe')}>
        <Trans>Create Free Account</Trans>
      </Link>
    </div>
  </section>
);
