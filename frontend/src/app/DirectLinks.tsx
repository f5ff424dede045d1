import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Heart, LifeBuoy, type LucideIcon, Search, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { headerEntry } from '../components/header-entry.ts';
import { toTop } from '../components/to-top.ts';
import { accountPath } from '../session/redirect.ts';
import { useSession } from '../session/useSession.ts';

interface DirectLink {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly Icon: LucideIcon;
  /** The page for visitors: another that is open to them, or the sign-in page. The same one by default. */
  readonly visitor?: '/' | '/help' | 'sign-in';
}

/** The pages that families come for most, by short names. See docs/product-rules.md#header. */
const DIRECT_LINKS: readonly DirectLink[] = [
  { path: '/resources', name: msg`Find help`, Icon: Search, visitor: '/' },
  { path: '/insurance-help', name: msg`Insurance`, Icon: ShieldCheck },
  { path: '/learning', name: msg`Learn`, Icon: BookOpen, visitor: 'sign-in' },
  { path: '/support', name: msg`Support`, Icon: LifeBuoy, visitor: '/help' },
];

/** In the bar of a phone; wide windows have it among the person's own links. */
const FAVORITES: DirectLink = { path: '/favorites', name: msg`Favorites`, Icon: Heart };

/** In the header of wide windows. */
export const HeaderLinks = () => {
  const { i18n } = useLingui();
  return DIRECT_LINKS.map((link) => (
    <Direct key={link.path} link={link} className={`${headerEntry} max-xl:hidden`}>
      {i18n._(link.name)}
    </Direct>
  ));
};

/**
 * At the lower edge of a phone, in reach of a thumb. Away where a window is so low, or its letters so large,
 * that it would take the page's room; the drawer has all of its links.
 */
export const BottomBar = () => {
  const { i18n, t } = useLingui();
  const session = useSession();
  // Most people who may be signed in are families: their link keeps its place while the session is unknown.
  const isFamily =
    session.status === 'signed-in' ? session.user.role === 'family' : session.status !== 'visitor';
  return (
    <nav
      aria-label={t`Shortcuts`}
      className="visitor-only @container fixed inset-x-0 bottom-0 z-10 md:hidden [@media(max-height:28rem)]:hidden"
    >
      <ul className="flex justify-around border-t border-line bg-raised @max-[20rem]:hidden">
        {(isFamily ? [...DIRECT_LINKS, FAVORITES] : DIRECT_LINKS).map((link) => (
          <li key={link.path} className="grid min-w-12">
            <Direct
              link={link}
              className="flex min-h-16 -outline-offset-4 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight font-medium @min-[22.5rem]:min-h-14 text-text no-underline aria-[current=page]:text-accent aria-[current=page]:[&_svg]:fill-accent-wash"
            >
              <link.Icon aria-hidden className="size-5" />
              {i18n._(link.name)}
            </Direct>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface DirectProps {
  readonly link: DirectLink;
  readonly className: string;
  readonly children: ReactNode;
}

const Direct = ({ link: { path, visitor }, className, children }: DirectProps) => {
  const isVisitor = useSession().status === 'visitor';
  if (isVisitor && visitor === 'sign-in')
    return (
      <Link to={accountPath('login', path)} className={className} {...toTop}>
        {children}
        <span className="sr-only">
          <Trans>Login Required</Trans>
        </span>
      </Link>
    );
  return (
    <NavLink to={isVisitor ? (visitor ?? path) : path} className={className} {...toTop}>
      {children}
    </NavLink>
  );
};
