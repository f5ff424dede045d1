import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  BookOpen,
  Info,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Search,
  Trophy,
  Utensils,
} from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import type { Session } from '../session/useSession.ts';
import { menuEntry } from './menu-entry.ts';
import { toTop } from './to-top.ts';

interface EntryListProps {
  readonly status: Session['status'];
}

export const EntryList = ({ status }: EntryListProps) => (
  <ul>
    {ENTRIES.map((entry) => (
      <li key={entry.path}>
        {entry.needsSession && status === 'visitor' ? (
          <LockedEntry entry={entry} />
        ) : (
          <OpenEntry entry={entry} />
        )}
      </li>
    ))}
  </ul>
);

const OpenEntry = ({ entry: { path, name, Icon } }: { readonly entry: Entry }) => {
  const { i18n } = useLingui();
  return (
    <NavLink to={path} className={menuEntry} {...toTop}>
      <Icon aria-hidden className="size-5 shrink-0 text-accent" />
      {i18n._(name)}
    </NavLink>
  );
};

const LockedEntry = ({ entry: { path, name, Icon } }: { readonly entry: Entry }) => {
  const { i18n } = useLingui();
  return (
    <Link to={accountPath('login', path)} className={menuEntry} {...toTop}>
      <Icon aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        {i18n._(name)}
        <span className="flex items-center gap-1 text-sm text-text-soft">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          <Trans>Login Required</Trans>
        </span>
      </span>
    </Link>
  );
};

interface Entry {
  readonly path: string;
  readonly name: MessageDescriptor;
  readonly Icon: LucideIcon;
  /** A visitor is led to signing in first. */
  readonly needsSession: boolean;
}

/** Links of the header, in order. See docs/product-rules.md#header. */
const ENTRIES: readonly Entry[] = [
  { path: '/resources', name: msg`Find Resources`, Icon: Search, needsSession: true },
  { path: '/learning', name: msg`Learning Center`, Icon: BookOpen, needsSession: true },
  { path: '/dietary', name: msg`Dietary Management`, Icon: Utensils, needsSession: true },
  { path: '/support', name: msg`Support Center`, Icon: LifeBuoy, needsSession: true },
  { path: '/achievements', name: msg`Achievements`, Icon: Trophy, needsSession: true },
  { path: '/about', name: msg`About`, Icon: Info, needsSession: false },
];
