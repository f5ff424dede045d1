import type { User } from '@hearthway/domain/account/account.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { menuEntry } from './menu-entry.ts';
import { OWN_ENTRY } from './own-entry.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { toTop } from './to-top.ts';

/** What somebody has of their own, in the menu that bears their name and in the drawer. */
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
