import { createTransport } from 'nodemailer';

export interface SentMail {
  readonly from?: string;
  readonly to: string | string[];
  readonly text?: string;
  readonly messageId?: string;
}

/** Delivers a mail by LMTP to a port of this machine. Rejects when no recipient is known there. */
export const handOver = (port: number, mail: SentMail) =>
  createTransport({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true }).sendMail({
    from: 'ana@example.org',
    text: 'Thank you!',
    ...mail,
  });
