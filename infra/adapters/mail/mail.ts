/** A mail to be sent. */
export interface Mail {
  /** 32 hexadecimal digits. Sent again, it is the same mail. */
  readonly id: string;
  /** Whose account it is about; null where there is none any more. */
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /**
   * A POST to this address stops mails like this one, without a question (RFC 8058); opened, it asks.
   */
  readonly unsubscribeUrl?: string;
  /** Answers to this mail, and reports that it came back, go to this address. */
  readonly replyTo?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Gives up when the signal is aborted; the mail may have been taken even so. */
export type Send = (mail: Mail, signal?: AbortSignal) => Promise<void>;

/** A mail that was not accepted. The message names neither recipient nor content. */
export class MailNotTakenError extends Error {
  override readonly name = 'MailNotTakenError';
  /** The address is refused, and will be. */
  readonly isForGood: boolean;

  constructor(reason: string, { isForGood }: { readonly isForGood: boolean }) {
    super(reason);
    this.isForGood = isForGood;
  }
}

/** The message as nodemailer takes it, for every transport. */
export const messageOf = (
  { id, subject, text, html, attachments = [], unsubscribeUrl, replyTo }: Mail,
  from: string,
) => ({
  from,
  ...(replyTo !== undefined && { replyTo }),
  subject,
  text,
  html,
  // The same each time: a mail program shows a mail that was sent twice once.
  messageId: `<${id}@${domainOf(from)}>`,
  // Suppresses out-of-office replies.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  attachments: [...attachments],
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
