import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/Button.tsx';

/** The account that wants to hear no more of it until the next page load. */
let dismissedBy: string | undefined;

/** Reminds of an address that is not confirmed, in one line. */
export const ConfirmEmailLine = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [isDismissed, setIsDismissed] = useState(dismissedBy === user.id);
  const hadFocus = useRef(false);
  const isShown = !user.isEmailConfirmed && !isDismissed;
  // The button that had the focus goes.
  useEffect(() => {
    if (isDismissed && hadFocus.current)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [isDismissed]);
  if (!isShown) return null;
  const { email } = user;
  return (
    <section
      aria-label={t`Confirm your address`}
      className="flex items-center gap-1 rounded-soft bg-caution-wash ps-4"
    >
      {/* A phone has no room for the address, which the page of the code shows. */}
      <p className="min-w-0 grow leading-snug sm:hidden">
        <Trans>Confirm your email</Trans>
      </p>
      <p className="min-w-0 grow wrap-anywhere max-sm:hidden">
        <Trans>
          Confirm email: <strong>{email}</strong>
        </Trans>
      </p>
      <Link className={`${buttonClass('quiet')} shrink-0`} to="/account#email">
        <Trans>Enter code</Trans>
      </Link>
      <button
        type="button"
        aria-label={t`Not now`}
        onClick={() => {
          dismissedBy = user.id;
          hadFocus.current = true;
          setIsDismissed(true);
        }}
        className="touch grid shrink-0 cursor-pointer place-content-center rounded-soft transition-colors hover:bg-accent-wash"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
};
