import { Trans, useLingui } from '@lingui/react/macro';
import { Accessibility, Lock, MessageCircle } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { menuEntry } from '../components/menu-entry.ts';
import { toTop } from '../components/to-top.ts';
import { accountPath } from '../session/redirect.ts';
import type { Session } from '../session/useSession.ts';
import { SITE_LINKS } from './menu-links.ts';

type Entry = (typeof SITE_LINKS)[number];

interface EntryListProps {
  readonly status: Session['status'];
  /** Opens the accessibility panel: its own button is away where a page is full of text, as the chat's. */
  readonly onOpenSettings: () => void;
  readonly onOpenChat: () => void;
  /** Closes the menu. */
  readonly onClose: () => void;
}

export const EntryList = ({ status, onOpenSettings, onOpenChat, onClose }: EntryListProps) => (
  <ul>
    {SITE_LINKS.map((entry) => (
      <li key={entry.path}>
        {entry.audience && status === 'visitor' ? (
          <LockedEntry entry={entry} />
        ) : (
          <OpenEntry entry={entry} />
        )}
      </li>
    ))}
    <li>
      <button
        type="button"
        className={menuEntry}
        onClick={() => {
          onClose();
          onOpenSettings();
        }}
      >
        <Accessibility aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>Accessibility</Trans>
      </button>
    </li>
    <li>
      <button
        type="button"
        className={menuEntry}
        onClick={() => {
          onClose();
          onOpenChat();
        }}
      >
        <MessageCircle aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>AI Support Chat</Trans>
      </button>
    </li>
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
