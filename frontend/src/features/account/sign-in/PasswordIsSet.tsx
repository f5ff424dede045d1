import { REDIRECT_AFTER_RESET_MS } from '@hearthway/domain/account/account.constants.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { useOtherForm } from './useOtherForm.ts';

/** Leads on to signing in by itself. */
export const PasswordIsSet = () => {
  const navigate = useNavigate();
  const signIn = useOtherForm('/login');

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(signIn), REDIRECT_AFTER_RESET_MS);
    return () => window.clearTimeout(timer);
  }, [navigate, signIn]);

  return (
    <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2">
      <p className="font-semibold text-positive">
        <Trans>Your new password is saved. You’ve been signed out everywhere.</Trans>
      </p>
      <p>
        <Trans>
          We’re taking you to sign in. <Link to={signIn}>Go there now</Link>
        </Trans>
      </p>
    </div>
  );
};
