import type { QueryClient } from '@tanstack/react-query';

interface ReadOptions {
  /** Empty: what is read into it comes to the browser with the page. */
  readonly queryClient: QueryClient;
  /** Parameters of the page's address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type ServedAnswer =
  | {
      readonly kind: 'known';
      /** The address that search engines should list. */
      readonly path: string;
      /** For search results and link previews, in the language of the page. */
      readonly description: string;
    }
  /** The page says itself that there is nothing at this address. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'moved'; readonly to: string };

interface Sent {
  readonly queryClient: QueryClient;
  /** Fields of the form, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Sends a form that a browser without scripts has sent, and puts into the cache what the page is to show
 * of it: the answer, or the refusal.
 */
export type SendForm = (sent: Sent) => Promise<void>;

/** How the content of a page is read, so that the server can render it. */
export interface ServedContent {
  /** Reads into the cache all that the page shows. A refusal with status 404 shows the not-found page. */
  readonly read: (options: ReadOptions) => Promise<ServedAnswer>;
  /** The addresses that search engines should know. */
  readonly paths: (queryClient: QueryClient) => Promise<readonly string[]>;
}
