import type { QueryClient } from '@tanstack/react-query';

interface ReadOptions {
  /** Empty cache; data read into it is sent with the page. */
  readonly queryClient: QueryClient;
  /** Route parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type ServedAnswer =
  | {
      readonly kind: 'known';
      /** Canonical address for search engines. */
      readonly path: string;
      /** Description for search results and link previews, in the language of the page. */
      readonly description: string;
    }
  /** The page itself reports that the address is unknown. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'moved'; readonly to: string };

interface Sent {
  readonly queryClient: QueryClient;
  /** Form fields by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Submits a form for a browser without scripts, and caches the answer or refusal for the page to show. */
export type SendForm = (sent: Sent) => Promise<void>;

/** Reads a page's content, so that the server can render it. */
export interface ServedContent {
  /** Reads everything the page shows into the cache. Status 404 shows the not-found page. */
  readonly read: (options: ReadOptions) => Promise<ServedAnswer>;
  /** Addresses for search engines. */
  readonly paths: (queryClient: QueryClient) => Promise<readonly string[]>;
}
