import type { MailOfKind } from './mail-kinds.ts';

/** What a mail says, before it is text or HTML: the same words for both. */
export interface MailWords {
  readonly subject: string;
  readonly body: readonly MailPart[];
}

export type MailPart =
  | { readonly says: string }
  /** Shown big, and easily copied. It never stands in a link: addresses are logged by many. */
  | { readonly code: string }
  /** `path` is one of our pages. */
  | { readonly link: string; readonly path: string };

/** The mails in one language. */
export interface MailCatalog {
  /**
   * What has happened, what there is to do, and what if it wasn't them. `to` is the address that it
   * is sent to.
   */
  readonly wordsOf: (mail: MailOfKind, to: string) => MailWords;
  /** What every mail ends with. */
  readonly farewell: string;
}

export const says = (text: string): MailPart => ({ says: text });
