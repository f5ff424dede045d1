import type { MailMessages } from '@hearthway/domain/kernel/mail.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { type Translate, translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import type { MailOfKind } from './mail-kinds.ts';
import { FAREWELL, messagesOf } from './mail-messages.ts';

/** Mail in one language, the same for text and HTML. */
export interface MailWords {
  readonly subject: string;
  readonly body: readonly MailPart[];
}

export type MailPart =
  | { readonly says: string }
  /** Shown large and easy to copy. */
  | { readonly code: string }
  /**
   * `path` is one of our pages. A secret in it follows `#`, which browsers never send to a server, since URLs
   * are often logged.
   */
  | { readonly link: string; readonly path: string };

export interface Recipient {
  readonly to: string;
  readonly language: Language;
  readonly logger?: Pick<Logger, 'warn'>;
}

export const wordsOf = (
  mail: MailOfKind,
  { to, language, logger }: Recipient,
): MailWords & { readonly language: Language } => {
  const translate = translatorIn(language, logger);
  const { subject, body } = messagesOf(mail, to);
  return {
    language,
    subject: translate(subject),
    body: [...body, FAREWELL].map((part) => translated(part, translate)),
  };
};

const translated = (part: MailMessages['body'][number], translate: Translate): MailPart => {
  if ('message' in part) return { says: translate(part) };
  if ('verbatim' in part) return { says: part.verbatim };
  return 'code' in part ? part : { link: translate(part.link), path: part.path };
};
