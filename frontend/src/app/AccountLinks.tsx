import { Trans } from '@lingui/react/macro';
import { Heart, Settings } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { menuEntry } from './menu-entry.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { toTop } from './to-top.ts';

/** What a family has of its own, in the menu that bears its name and in the drawer. */
export const AccountLinks = () => (
  <ul>
    <li>
      <NavLink to="/favorites" className={menuEntry} {...toTop}>
        <Heart aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>Favorites</Trans>
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
