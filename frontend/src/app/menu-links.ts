import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { MenuLink, Page } from './page.tsx';
import { pages } from './pages.tsx';

interface Link extends MenuLink {
  readonly path: string;
  readonly audience: Page['audience'];
}

const linksIn = (menu: MenuLink['menu']): readonly Link[] =>
  pages.flatMap(({ path, audience, link }) =>
    link?.menu === menu ? { ...link, audience, path: path.replace(/\/:.*/, '') } : [],
  );

/** Links of the header, in order. See docs/product-rules.md#header. */
export const SITE_LINKS = linksIn('site');

const OWN_LINKS = linksIn('own');

/** The links of a signed-in person. The first leads to the main page of their role. */
export const linksOf = (role: Role): readonly Link[] =>
  OWN_LINKS.filter(({ audience }) => audience === role || audience === 'signed-in');
