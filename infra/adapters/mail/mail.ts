export interface Mail {
  /** Id of 32 hexadecimal digits, which stays the same when the mail is sent again. */
  readonly id: string;
  /** Account that the mail is about; null when it no longer exists. */
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /**
   * Address for one-click unsubscribing: a POST stops mails of this kind (RFC 8058); a GET shows a
   * confirmation.
   */
  readonly unsubscribeUrl?: string;
  /** Address for answers to this mail and for bounces. */
  readonly replyTo?: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Sends a mail. Gives up when the signal is aborted; the mail may have been accepted even so. */
export type Send = (mail: Mail, signal?: AbortSignal) => Promise<void>;

/** Error for a mail that was not accepted. The message names neither recipient nor content. */
export class MailNotTakenError extends Error {
  override readonly name = 'MailNotTakenError';
  /** Whether the rejection is permanent. */
  readonly isForGood: boolean;

  constructor(reason: string, { isForGood }: { readonly isForGood: boolean }) {
    super(reason);
    this.isForGood = isForGood;
  }
}

/** Builds the nodemailer message, for every transport. */
export const messageOf = (
  { id, subject, text, html, attachments = [], unsubscribeUrl, replyTo }: Mail,
  from: string,
) => ({
  from,
  ...(replyTo !== undefined && { replyTo }),
  subject,
  text,
  html,
  // Stays the same on a resend, so that mail programs show the mail once.
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
