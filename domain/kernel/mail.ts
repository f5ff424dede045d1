import type { Message } from './message.ts';

/** A mail before it is translated. */
export interface MailMessages {
  readonly subject: Message;
  readonly body: readonly MailMessagePart[];
}

export type MailMessagePart =
  | Message
  /** As it was typed, in no language of ours. */
  | { readonly verbatim: string }
  | { readonly code: string }
  | { readonly link: Message; readonly path: string };
