import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusWhenShown } from '../components/focus-when-shown.ts';
import { accountPath, isForm } from '../session/redirect.ts';
import { tokens } from '../session/tokens.ts';

/** Says why a page turned into that of a visitor, whose gate may be above what was in sight. */
export const SessionEnded = () => {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const hasEnded = useSyncExternalStore(tokens.subscribe, tokens.hasEndedElsewhere, () => false);
  if (!hasEnded || isForm(pathname)) return null;
  return (
    <section
      ref={focusWhenShown}
      tabIndex={-1}
      aria-label={t`You’re signed out`}
      className="border-b border-line bg-caution-wash"
    >
      <p className="mx-auto max-w-6xl px-4 py-3">
        <Trans>
          You’re signed out: your session ran out, or was ended in another tab or on another device.{' '}
          <Link to={accountPath('login', `${pathname}${search}`)}>Sign in to go on</Link>
        </Trans>
      </p>
    </section>
  );
};
