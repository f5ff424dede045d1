import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, Settings } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { stayInPlace } from '../components/stay-in-place.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { menuEntry } from './menu-entry.ts';
import { OWN_ENTRY } from './own-entry.ts';
import { scrollToTopSoon, toTop } from './to-top.ts';

/** The links of the signed-in person, in the menu with their name and in the drawer. */
export const AccountLinks = ({ role }: Pick<User, 'role'>) => {
  const { i18n } = useLingui();
  const { path, name, Icon } = OWN_ENTRY[role];
  return (
    <ul>
      <li>
        <NavLink to={path} className={menuEntry} {...toTop}>
          <Icon aria-hidden className="size-5 shrink-0 text-accent" />
          {i18n._(name)}
        </NavLink>
      </li>
      <li>
        <NavLink to="/account" className={menuEntry} {...toTop}>
          <Settings aria-hidden className="size-5 shrink-0 text-accent" />
          <Trans>Account Settings</Trans>
        </NavLink>
      </li>
      <li>
        <SignOutButton />
      </li>
    </ul>
  );
};

const SignOutButton = () => {
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
