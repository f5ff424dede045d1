import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { MailNotTakenError, messageOf, type Send } from './mail.ts';

/** Shorter than the time for which a worker leases a mail of the queue. */
export const SEND_WITHIN_MS = 60_000;
const CONNECT_WITHIN_MS = 10_000;

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  readonly from: string;
}

/** Delivers mails to a mail server. Rejects with `MailNotTakenError`. */
export const smtpSender = ({ url, from }: SmtpOptions): Send => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SEND_WITHIN_MS,
  });
  return async (mail, stopping) => {
    const late = AbortSignal.timeout(SEND_WITHIN_MS);
    const signal = stopping === undefined ? late : AbortSignal.any([stopping, late]);
    try {
      await transport.sendMail({
        ...messageOf(mail, from),
        to: mail.to,
        ...(mail.replyTo !== undefined && { envelope: { from: mail.replyTo, to: mail.to } }),
        signal,
      });
    } catch (error) {
      throw notTaken(error);
    }
  };
};

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
});

/** Reports only the server's status codes: its text, and the error itself, contain the address. */
const notTaken = (error: unknown): MailNotTakenError => {
  const { code = 'unknown', responseCode, command } = smtpErrorSchema.safeParse(error).data ?? {};
  // Other refusals concern this sender, and a corrected setting lets the mail go. 503 is about the order of
  // commands.
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  const isForGood = isOfMail && responseCode !== undefined && responseCode >= 500;
  return new MailNotTakenError(
    responseCode === undefined
      ? `The mail server did not take a mail (${code}).`
      : `The mail server answered ${responseCode} (${code}).`,
    { isForGood: isForGood && responseCode !== 503 },
  );
};
