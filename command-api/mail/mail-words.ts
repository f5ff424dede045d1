import type { Language } from '@hearthway/domain/product.ts';
import { type MailCatalog, type MailWords, says } from './mail-catalog.ts';
import type { MailOfKind } from './mail-kinds.ts';
import { english } from './mails-in-english.ts';
import { spanish } from './mails-in-spanish.ts';

const CATALOGS: Readonly<Record<Language, MailCatalog>> = { en: english, es: spanish };

export interface Recipient {
  /** The address that it is sent to. */
  readonly to: string;
  readonly language: Language;
}

/** All that a mail says to somebody, in their language. */
export const wordsOf = (
  mail: MailOfKind,
  { to, language }: Recipient,
): MailWords & { readonly language: Language } => {
  const { farewell, wordsOf: ofKind } = CATALOGS[language];
  const { subject, body } = ofKind(mail, to);
  return { language, subject, body: [...body, says(farewell)] };
};
