import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { menuEntry } from '../components/menu-entry.ts';
import { stayInPlace } from '../components/stay-in-place.ts';
import { scrollToTopSoon, toTop } from '../components/to-top.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { linksOf } from './menu-links.ts';

/** The links of the signed-in person, in the menu with their name and in the drawer. */
export const AccountLinks = () => {
  const { i18n } = useLingui();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <ul>
      {linksOf(session.user.role).map(({ path, name, Icon }) => (
        <li key={path}>
          <NavLink to={path} className={menuEntry} {...toTop}>
            <Icon aria-hidden className="size-5 shrink-0 text-accent" />
            {i18n._(name)}
          </NavLink>
        </li>
      ))}
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
