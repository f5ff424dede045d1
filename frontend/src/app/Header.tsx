import { PRODUCT } from '@hearthway/domain/product.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Compass, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '../components/Button.tsx';
import { CRISIS_CALL } from '../components/crisis-line.ts';
import { Disclosure } from '../components/Disclosure.tsx';
import { headerEntry } from '../components/header-entry.ts';
import { Hearth } from '../components/illustrations/Hearth.tsx';
import { menuEntry } from '../components/menu-entry.ts';
import { toTop } from '../components/to-top.ts';
import { useLazyPart } from '../components/useLazyPart.ts';
import { accountPath } from '../session/redirect.ts';
import { type Session, useSession } from '../session/useSession.ts';
import { HeaderLinks } from './DirectLinks.tsx';
import { Drawer } from './Drawer.tsx';
import { EntryList } from './EntryList.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { linksOf } from './menu-links.ts';
import { part } from './page.tsx';
import { lazyParts, parts } from './pages.tsx';

interface HeaderProps {
  /** Starts the guided tour. Without it there is no button for it. */
  readonly onTakeTour?: (() => void) | undefined;
  /** Opens the accessibility panel. */
  readonly onOpenSettings: () => void;
}

export const Header = ({ onTakeTour, onOpenSettings }: HeaderProps) => {
  const { t } = useLingui();
  const session = useSession();
  const AccountLinks = useLazyPart(session.status === 'signed-in' ? loadAccountLinks : none);
  const family =
    session.status === 'signed-in' && session.user.role === 'family' ? session.user : undefined;
  const households = useLazyPart(family === undefined ? noHouseholds : lazyParts.householdSwitch);
  const ownLinks = (close: () => void) => (
    <>
      {family && households && <households.HouseholdList user={family} onClose={close} />}
      {AccountLinks && <AccountLinks />}
    </>
  );
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end px-4 py-2 sm:max-xl:gap-x-1">
        <Link
          to="/"
          className="touch inline-flex items-center gap-2 text-text no-underline max-lg:me-auto lg:me-2"
          {...toTop}
        >
          <Hearth className="size-8 shrink-0" />
          <span className="leading-tight">
            <span className="block font-bold sm:text-lg">{PRODUCT.name}</span>
            <span className="block text-sm text-text-soft max-sm:sr-only md:max-2xl:sr-only">
              <Trans>Help close to home</Trans>
            </span>
          </span>
        </Link>
        <nav aria-label={t`Main`} className="visitor-only me-auto flex items-center max-lg:hidden">
          <Disclosure label={t`Navigate`} side="start">
            {(close) => (
              <EntryList
                status={session.status}
                onOpenSettings={onOpenSettings}
                onOpenChat={parts.openChat}
                onClose={close}
              />
            )}
          </Disclosure>
          <HeaderLinks />
          {session.status === 'signed-in' && <OwnLink role={session.user.role} />}
        </nav>
        {/* The latest to come stand first in the right half, so that they move nothing. */}
        <div className="visitor-only flex items-center gap-1 max-lg:hidden">
          <parts.UpgradeLink session={session} />
        </div>
        {family && households && (
          <div className="max-xl:hidden">
            <households.HouseholdMenu user={family} />
          </div>
        )}
        {onTakeTour && (
          <span className="max-lg:hidden">
            <Button look="quiet" title={t`Take Tour`} onClick={onTakeTour}>
              <Compass aria-hidden className="size-4" />
              {/* Its line is full in wide windows, which have the direct links. */}
              <span className="xl:sr-only">
                <Trans>Take Tour</Trans>
              </span>
            </Button>
          </span>
        )}
        {/* In the drawer of windows that are narrower. */}
        <div className="flex max-[22.5rem]:hidden">
          <LanguageSwitch />
        </div>
        <a href={CRISIS_CALL} data-tour="support" className={headerEntry}>
          <Phone aria-hidden className="size-4" />
          <span className="max-sm:sr-only xl:sr-only">
            <Trans>Crisis line</Trans>
          </span>
          988
        </a>
        {/* Signed in, the drawer has the person's links where there is one: a header has one menu. */}
        <div
          className={`visitor-only flex items-center gap-1 xl:gap-0 ${session.status === 'signed-in' ? 'max-lg:hidden' : 'max-md:hidden'}`}
        >
          <Account session={session} links={ownLinks} />
        </div>
        <Drawer>
          {(close) => (
            <>
              <nav aria-label={t`Main`}>
                <EntryList
                  status={session.status}
                  onOpenSettings={onOpenSettings}
                  onOpenChat={parts.openChat}
                  onClose={close}
                />
                {onTakeTour && (
                  <button
                    type="button"
                    className={menuEntry}
                    onClick={() => {
                      close();
                      onTakeTour();
                    }}
                  >
                    <Compass aria-hidden className="size-5 shrink-0 text-accent" />
                    <Trans>Take Tour</Trans>
                  </button>
                )}
              </nav>
              <div className="grid gap-2 border-t border-line pt-4">
                <parts.UpgradeLink session={session} />
                {session.status === 'visitor' && <SignInLinks />}
                <div className="flex min-[22.5rem]:hidden">
                  <LanguageSwitch />
                </div>
                {ownLinks(close)}
              </div>
            </>
          )}
        </Drawer>
      </div>
    </header>
  );
};

const OwnLink = ({ role }: Pick<User, 'role'>) => {
  const { i18n } = useLingui();
  const [own] = linksOf(role);
  if (own === undefined) return null;
  const { path, name, Icon, tour } = own;
  return (
    <NavLink to={path} data-tour={tour} className={headerEntry} {...toTop}>
      <Icon aria-hidden className="size-4 xl:hidden" />
      {i18n._(name)}
    </NavLink>
  );
};

/** For visitors and staff. */
const noHouseholds = async () => undefined;

const loadAccountLinks = part({
  load: () => import('./AccountLinks.tsx'),
  shows: 'AccountLinks',
});

/** For visitors. */
const none = async () => () => null;

interface AccountProps {
  readonly session: Session;
  readonly links: (close: () => void) => ReactNode;
}

/** Empty while the session is unknown: an entry that turns into another misleads. */
const Account = ({ session, links }: AccountProps) => {
  switch (session.status) {
    case 'loading':
    case 'unreachable':
      return <span className="touch" />;
    case 'visitor':
      return <SignInLinks />;
    case 'signed-in':
      return (
        <Disclosure label={session.user.firstName || session.user.email} side="end">
          {links}
        </Disclosure>
      );
  }
};

/** For visitors, who return to the current page after signing in. */
const SignInLinks = () => {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <>
      <Link to={accountPath('login', here)} className={buttonClass('quiet')} {...toTop}>
        <Trans>Sign In</Trans>
      </Link>
      <Link to={accountPath('signup', here)} className={buttonClass('primary')} {...toTop}>
        <Trans>Sign Up</Trans>
      </Link>
    </>
  );
};
