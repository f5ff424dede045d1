import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { z } from 'zod';
import { MailNotTakenError, type Send } from './mail.ts';
import { outboxIn } from './outbox.ts';
import { smtpSender } from './smtp.ts';

/** Environment variables of a process that sends mails. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is no mail server; use smtp://HOST:PORT' })
    .optional(),
  /** Sender, such as `Hearthway <hello@example.org>`. Some mails ask people to answer them. */
  MAIL_FROM: z.string().optional(),
  /** Directory for mails in development, when no mail server is set. */
  OUTBOX_DIR: z.string().optional(),
  NODE_ENV: z.string().optional(),
};

export interface MailerOptions {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly OUTBOX_DIR?: string | undefined;
  readonly NODE_ENV?: string | undefined;
}

export interface Mailer {
  /** Whether mails stay on this machine, for a developer to read. Never true in production. */
  readonly isOutbox: boolean;
  /** Rejects with `MailNotTakenError`. */
  readonly send: Send;
  /** Deletes stored mails of a person whose account was deleted. */
  readonly forgetPerson: (userId: string) => Promise<void>;
  readonly health: () => HealthPart;
}

/** Throws a one-sentence error for settings with which no mail could arrive. */
export const createMailer = ({
  SMTP_URL: url,
  MAIL_FROM,
  OUTBOX_DIR: directory,
  NODE_ENV,
}: MailerOptions): Mailer => {
  const isProduction = NODE_ENV === 'production';
  const from = MAIL_FROM ?? `${PRODUCT.name} <no-reply@localhost>`;
  if (url !== undefined) {
    if (isProduction && MAIL_FROM === undefined)
      throw new Error(
        'MAIL_FROM is not set: say whom mails come from, such as "Hearthway <hello@example.org>".',
      );
    return mailerTo(smtpSender({ url, from }));
  }
  if (isProduction || directory === undefined) return NO_MAILER;
  const outbox = outboxIn(directory);
  return {
    isOutbox: true,
    send: (mail) => outbox.put(mail, from),
    forgetPerson: outbox.forgetPerson,
    health: () => ({ name: 'mail', status: 'ok', detail: 'Mails are kept here, and not sent.' }),
  };
};

/** Reports an unreachable mail server without marking this service as failing. */
const mailerTo = (send: Send): Mailer => {
  let hasFailed = false;
  return {
    isOutbox: false,
    send: async (mail, signal) => {
      try {
        await send(mail, signal);
        hasFailed = false;
      } catch (error) {
        hasFailed = !(error instanceof MailNotTakenError && error.isForGood);
        throw error;
      }
    },
    forgetPerson: async () => {},
    health: () =>
      hasFailed
        ? { name: 'mail', status: 'ok', detail: 'The mail server takes no mails. They wait.' }
        : { name: 'mail', status: 'ok' },
  };
};

const NO_MAIL_SERVER =
  'No mail server is set, so accounts cannot be confirmed or recovered. Set SMTP_URL.';

const NO_MAILER: Mailer = {
  isOutbox: false,
  send: async () => {
    throw new MailNotTakenError(NO_MAIL_SERVER, { isForGood: false });
  },
  forgetPerson: async () => {},
  health: () => ({ name: 'mail', status: 'failing', detail: NO_MAIL_SERVER, isOptional: true }),
};
