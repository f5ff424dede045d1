import type { User } from '@hearthway/domain/session/session.contract.ts';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import type { PageTab } from '../../components/PageTabs.tsx';
import { withCatalogs } from '../../i18n/load-catalog.ts';

export interface SupportTab extends PageTab {
  /** Its code and sentences are fetched when it is opened. */
  readonly Content: ComponentType<{ readonly user: User }>;
}

/** Each has an address of its own. */
export const SUPPORT_TABS: readonly SupportTab[] = [
  {
    id: 'help',
    path: '/support',
    name: msg`Help`,
    Content: lazy(async () => {
      const { HelpTab } = await withCatalogs(import('./help/HelpTab.tsx'), 'help', 'text');
      return { default: HelpTab };
    }),
  },
  {
    id: 'contact',
    path: '/support/contact',
    name: msg({ message: 'Contact', context: 'tab of the support center' }),
    Content: lazy(async () => {
      const { ContactTab } = await withCatalogs(
        import('./contact/ContactTab.tsx'),
        'support',
        'forms',
      );
      return { default: ContactTab };
    }),
  },
  {
    id: 'resources',
    path: '/support/resources',
    name: msg({ message: 'Resources', context: 'tab of the support center' }),
    Content: lazy(async () => {
      const { ResourcesTab } = await withCatalogs(import('./guides/ResourcesTab.tsx'), 'guides');
      return { default: ResourcesTab };
    }),
  },
  {
    id: 'community',
    path: '/support/community',
    name: msg`Community`,
    Content: lazy(async () => {
      const { CommunityTab } = await withCatalogs(
        import('./community/CommunityTab.tsx'),
        'community',
        'feedback',
        'forms',
        'listing',
        'text',
      );
      return { default: CommunityTab };
    }),
  },
];
