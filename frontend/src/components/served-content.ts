import type { QueryClient } from '@tanstack/react-query';

interface Asked {
  /** Empty: what is read into it comes to the browser with the page. */
  readonly queryClient: QueryClient;
  /** Of the page's address. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What the head of a served page says about it. */
export interface ServedHead {
  /** The address that search engines should list. */
  readonly path: string;
  /** For search results and link previews, in the language of the page. */
  readonly description: string;
}

/**
 * Reads the content that a page shows into the cache, before the server renders it. A refusal with
 * status 404 is answered with the not-found page.
 */
export type ServedContent = (asked: Asked) => Promise<ServedHead>;
