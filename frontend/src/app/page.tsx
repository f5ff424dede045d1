import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, use } from 'react';
import type { GateWords } from '../components/gate-words.ts';
import type { HomeCard } from '../components/home-card.ts';
import type { SendForm, ServedContent } from '../components/served-content.ts';
import { withCatalogs } from '../i18n/load-catalog.ts';

/** A link to a page in a menu. */
export interface MenuLink {
  /** `site`: the header's, for everyone. `own`: that of the signed-in person, under their name. */
  readonly menu: 'site' | 'own';
  readonly name: MessageDescriptor;
  readonly Icon: LucideIcon;
  /** Under which the guided tour finds it. */
  readonly tour?: string;
}

/** A component with code of its own. */
interface Part<Name extends string> {
  /** Fetches its module. */
  readonly load: () => Promise<Readonly<Record<Name, ComponentType>>>;
  /** Its name there. */
  readonly shows: Name;
  /** The message catalogs that it uses. */
  readonly catalogs?: readonly string[];
}

/** Loads a component with its message catalogs. */
export const part =
  <Name extends string>({ load, shows, catalogs = [] }: Part<Name>) =>
  async (): Promise<ComponentType> =>
    (await withCatalogs(load(), ...catalogs))[shows];

/** A value with code of its own. */
interface Declared<Name extends string, Value> {
  /** Fetches its module. */
  readonly load: () => Promise<Readonly<Record<Name, Value>>>;
  /** Its name there. */
  readonly shows: Name;
  /** The message catalogs that it uses. */
  readonly catalogs: readonly string[];
}

const declared =
  <Value,>() =>
  <Name extends string>({ load, shows, catalogs }: Declared<Name, Value>) =>
  async (): Promise<Value> =>
    (await withCatalogs(load(), ...catalogs))[shows];

/** Loads the words about a page for signed-in people, with their message catalogs. */
export const gate = declared<GateWords>();

/** Loads a card of the signed-in home, with its message catalogs. */
export const homeCard = declared<HomeCard>();

interface PageOptions {
  /** Audience that may see it: anyone signed in, a role, or those who build the site. Everyone by default. */
  readonly audience?: 'signed-in' | Role | 'developers';
  /** Search engines stay away: a visitor finds nothing of use there. */
  readonly isPrivate?: boolean;
  /** Shown with no header and footer: a child is not led away. Adults find the way out on the page. */
  readonly isForChild?: boolean;
  readonly link?: MenuLink;
  /** Signed in, it has nothing in common with the visitor's. */
  readonly isOtherSignedIn?: boolean;
  /** This browser knows more of it than the server that has rendered it for visitors. */
  readonly isOtherHere?: () => boolean;
  /**
   * Loads how its content is read: the gateway has the page rendered with it when it is asked for. Only
   * on the server, so that a browser downloads nothing of it.
   */
  readonly content?: (() => Promise<ServedContent>) | undefined;
  /** Loads how its form is sent for a browser without scripts. Only on the server, too. */
  readonly sendForm?: (() => Promise<SendForm>) | undefined;
  /** Loads what the sign-in page says about it. */
  readonly gate?: () => Promise<GateWords>;
}

/** One page of the site. Its code is fetched when it is opened. */
export interface Page extends PageOptions {
  /** A pattern of addresses. */
  readonly path: string;
  /** Its component, which its module is named after. */
  readonly shows: string;
  /** The message catalogs that it uses. */
  readonly catalogs: readonly string[];
  /** Resolves once it can be rendered without a wait. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
}

export const page = <Name extends string>(
  path: string,
  { load, shows, catalogs = [], ...rest }: PageOptions & Part<Name>,
): Page => {
  const fetchPart = part({ load, shows, catalogs });
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const start = async () => {
    loaded = await fetchPart();
    return loaded;
  };
  const Component = () => {
    // No wait when it is loaded: prerendered HTML is hydrated in one piece.
    if (loaded === undefined) {
      // Always the same promise: a failure lasts until the page is reloaded.
      loading ??= start();
      loaded = use(loading);
    }
    const Loaded = loaded;
    return <Loaded />;
  };
  return { ...rest, path, shows, catalogs, load: start, Component };
};
