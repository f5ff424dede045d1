import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { buttonClass } from '../components/Button.tsx';
import { Hearth } from '../components/illustrations/Hearth.tsx';
import { accountPath } from '../session/redirect.ts';
import { type Session, useSession } from '../session/useSession.ts';
import { SignOutButton } from './SignOutButton.tsx';

const entry =
  'touch inline-flex items-center justify-center whitespace-nowrap gap-2 rounded-soft px-2 text-text no-underline transition-colors hover:bg-accent-wash sm:px-3 aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold';

export const Header = () => {
  const { t } = useLingui();
  const session = useSession();
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-2 px-4 py-2">
        <Link to="/" className="touch inline-flex items-center gap-1.5 text-text no-underline">
          <Hearth className="size-8" />
          <span className="font-bold sm:text-lg">{PRODUCT.name}</span>
        </Link>
        <nav
          aria-label={t`Main`}
          className="order-last -mx-2 flex w-full flex-wrap sm:order-none sm:mx-0 sm:ms-auto sm:w-auto sm:gap-1"
        >
          <Pages session={session} />
        </nav>
        <div className="flex items-center sm:gap-1">
          <Account session={session} />
        </div>
      </div>
    </header>
  );
};

/** Nothing yet while it is not known who is there: an entry that turns into another misleads. */
const Pages = ({ session }: { readonly session: Session }) => {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return <span className="touch" />;
    case 'visitor':
      return (
        <Link to={accountPath('login', '/resources')} className={entry}>
          <Trans>Find Resources</Trans>
          <Lock aria-hidden className="size-4" />
          <span className="sr-only">
            <Trans>Login Required</Trans>
          </span>
        </Link>
      );
    case 'signed-in':
      return (
        <>
          <NavLink to="/resources" className={entry}>
            <Trans>Find Resources</Trans>
          </NavLink>
          <NavLink to="/favorites" className={entry}>
            <Trans>Favorites</Trans>
          </NavLink>
        </>
      );
  }
};

const Account = ({ session }: { readonly session: Session }) => {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return null;
    case 'visitor':
      return (
        <>
          <Link to={accountPath('login', here)} className={entry}>
            <Trans>Sign In</Trans>
          </Link>
          <Link to={accountPath('signup', here)} className={buttonClass('primary')}>
            <Trans>Sign Up</Trans>
          </Link>
        </>
      );
    case 'signed-in':
      return (
        <>
          <NavLink to="/account" className={entry}>
            <span className="max-w-15 truncate font-semibold sm:max-w-40">
              {session.user.firstName || session.user.email}
            </span>
          </NavLink>
          <SignOutButton />
        </>
      );
  }
};
