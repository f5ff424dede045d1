import { randomBytes, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Email } from 'postal-mime';
import { readInboundSettings } from '../adapters/inbound-mail/inbound-settings.ts';
import type { ServiceAddress } from './health.ts';

/** Mails are answered at `/dev/outbox`, as families would, by the webhook of command-api. */
export interface Answering {
  readonly commandApi: ServiceAddress;
  readonly secret: string;
}

interface AnsweringVariables {
  readonly INBOUND_MAIL: string;
  readonly secret: string;
}

export interface AnsweringOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of unsent mails; undefined where mails are sent. */
  readonly outboxDirectory: string | undefined;
}

/** A domain that leads nowhere (RFC 6761). */
const ADDRESS = 'reply@hearthway.localhost';

/**
 * The setting by which answers at `/dev/outbox` arrive: a webhook of this start alone, unless one is
 * set. Undefined where mails are sent, and where a mail server is to hand them over.
 */
export const answeringFor = ({
  environment,
  outboxDirectory,
}: AnsweringOptions): AnsweringVariables | undefined => {
  if (outboxDirectory === undefined) return undefined;
  const { INBOUND_MAIL: given } = environment;
  if (given) {
    const settings = readInboundSettings({ INBOUND_MAIL: given });
    return settings?.by === 'webhook'
      ? { INBOUND_MAIL: given, secret: settings.secret }
      : undefined;
  }
  const secret = randomBytes(24).toString('hex');
  return { INBOUND_MAIL: `webhook:?to=${ADDRESS}&secret=${secret}`, secret };
};

/** Both addresses of an answer; undefined for a mail that is not to be answered by mail. */
export const answerAddresses = ({
  to,
  replyTo,
}: Email): { readonly from: string; readonly to: string } | undefined => {
  const from = to?.[0]?.address;
  const answered = replyTo?.[0]?.address;
  return from === undefined || answered === undefined ? undefined : { from, to: answered };
};

const ANSWER_WITHIN_MS = 10_000;

/** Hands over an answer as a mail program would write it. Resolves with why it was refused, if it was. */
export const sendAnswer = async (
  { commandApi, secret }: Answering,
  mail: Email,
  words: string,
): Promise<string | undefined> => {
  const addresses = answerAddresses(mail);
  const url = commandApi.url();
  if (addresses === undefined) return 'This mail is not answered by mail.';
  if (url === undefined) return 'The service is starting again. Try once more.';
  const answer = await fetch(`${url}/api/support/inbound-mail`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'message/rfc822',
      'x-envelope-from': addresses.from,
      'x-envelope-to': addresses.to,
    },
    body: new Uint8Array(await written(mail, words, addresses)),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return answer.ok
    ? undefined
    : `The answer was refused (${answer.status}): ${await answer.text()}`;
};

/** With the mail quoted below it. */
const written = async (
  { subject = '', text = '', date, from, messageId }: Email,
  words: string,
  addresses: { readonly from: string; readonly to: string },
): Promise<Buffer> => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const quoted = text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  const { message } = await writer.sendMail({
    ...addresses,
    subject: `Re: ${subject}`,
    text: `${words}\n\nOn ${date ?? 'that day'}, ${from?.name ?? ''} <${from?.address ?? ''}> wrote:\n\n${quoted}\n`,
    messageId: `<${randomUUID()}@hearthway.localhost>`,
    ...(messageId !== undefined && { inReplyTo: messageId, references: messageId }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('A mail was not written in one piece.');
  return message;
};
