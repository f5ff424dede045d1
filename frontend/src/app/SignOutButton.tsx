import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { stayInPlace } from '../components/stay-in-place.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { menuEntry } from './menu-entry.ts';
import { scrollToTopSoon } from './to-top.ts';

export const SignOutButton = () => {
  const navigate = useNavigate();
  const { mutate, isPending } = useSignOut({
    onSignedOut: () => {
      void navigate('/', stayInPlace);
      // On this page it stays, and the menu with the button goes.
      document.getElementById('main')?.focus({ preventScroll: true });
      scrollToTopSoon();
    },
  });
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate();
      }}
      className={`${menuEntry} aria-disabled:cursor-progress`}
    >
      <LogOut aria-hidden className="size-5 shrink-0 text-accent" />
      {isPending ? <Trans>Signing out…</Trans> : <Trans>Sign Out</Trans>}
    </button>
  );
};
