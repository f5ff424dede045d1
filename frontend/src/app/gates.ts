import { matchPath } from 'react-router-dom';
import type { GateWords } from '../components/gate-words.ts';
import { withCatalogs } from '../i18n/load-catalog.ts';

/** Pages for signed-in people, each with the words of its gate. The first that fits an address counts. */
const gates: readonly { readonly path: string; readonly load: () => Promise<GateWords> }[] = [
  {
    path: '/resources/provider/:id',
    load: async () =>
      (await withCatalogs(import('../features/directory/provider/provider-gate.ts'), 'provider'))
        .providerGate,
  },
  {
    path: '/resources/:category?',
    load: async () =>
      (await withCatalogs(import('../features/directory/directory-gate.ts'), 'directory'))
        .directoryGate,
  },
  {
    path: '/favorites/*',
    load: async () =>
      (await withCatalogs(import('../features/favorites/favorites-gate.ts'), 'favorites'))
        .favoritesGate,
  },
  {
    path: '/learning/*',
    load: async () =>
      (await withCatalogs(import('../features/learning/learning-gate.ts'), 'learning'))
        .learningGate,
  },
  {
    path: '/dietary/*',
    load: async () =>
      (await withCatalogs(import('../features/dietary/dietary-gate.ts'), 'dietary')).dietaryGate,
  },
  {
    path: '/support/*',
    load: async () =>
      (await withCatalogs(import('../features/support/support-gate.ts'), 'support')).supportGate,
  },
  {
    path: '/achievements',
    load: async () =>
      (await withCatalogs(import('../features/achievements/achievements-gate.ts'), 'achievements'))
        .achievementsGate,
  },
  {
    path: '/account',
    load: async () =>
      (await withCatalogs(import('../features/account/settings/account-gate.ts'), 'account'))
        .accountGate,
  },
];

/**
 * Loads the words about a page for signed-in people; undefined for any other.
 *
 * @param address A path of this site, perhaps with a query.
 */
export const gateAt = (address: string): (() => Promise<GateWords>) | undefined => {
  const [pathname = ''] = address.split(/[?#]/);
  return gates.find(({ path }) => matchPath(path, pathname) !== null)?.load;
};
