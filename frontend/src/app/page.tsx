import { type ComponentType, use } from 'react';
import { withCatalogs } from '../i18n/load-catalog.ts';

/** One page of the site. Its code is fetched when it is opened. */
export interface Page {
  /** A pattern of addresses. */
  readonly path: string;
  /** Resolves once it can be rendered without a wait. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
}

/**
 * A page, with the message catalogs that it uses.
 *
 * @param load Loads its component.
 */
export const page = (
  path: string,
  load: () => Promise<ComponentType>,
  ...groups: readonly string[]
): Page => {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const start = async () => {
    loaded = await withCatalogs(load(), ...groups);
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
  return { path, load: start, Component };
};
