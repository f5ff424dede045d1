import { randomBytes, randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Email } from 'postal-mime';
import {
  type InboundSettings,
  type LmtpSettings,
  readInboundSettings,
} from '../adapters/inbound-mail/inbound-settings.ts';
import type { ServiceAddress } from './health.ts';

/**
 * Settings for answering mails at `/dev/outbox` as families would, over the channel on which command-api
 * accepts answers.
 */
export interface Answering {
  readonly commandApi: ServiceAddress;
  readonly inbound: InboundSettings;
}

interface AnsweringVariables {
  readonly INBOUND_MAIL: string;
  readonly inbound: InboundSettings;
}

export interface AnsweringOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder of unsent mails; undefined where mails are sent. */
  readonly outboxDirectory: string | undefined;
}

/** Address in a domain that never resolves (RFC 6761). */
const ADDRESS = 'reply@hearthway.localhost';

/**
 * Returns the setting for answers at `/dev/outbox`: a webhook for this start only, unless one is set.
 * Undefined where mails are sent.
 */
export const answeringFor = ({
  environment,
  outboxDirectory,
}: AnsweringOptions): AnsweringVariables | undefined => {
  if (outboxDirectory === undefined) return undefined;
  const INBOUND_MAIL = environment['INBOUND_MAIL'] || newWebhook();
  const inbound = readInboundSettings({ INBOUND_MAIL });
  return inbound && { INBOUND_MAIL, inbound };
};

const newWebhook = (): string => `webhook:?to=${ADDRESS}&secret=${randomBytes(24).toString('hex')}`;

/** Returns both addresses of an answer; undefined for a mail without a reply address. */
export const answerAddresses = ({ to, replyTo }: Email): Addresses | undefined => {
  const from = to?.[0]?.address;
  const answered = replyTo?.[0]?.address;
  return from === undefined || answered === undefined ? undefined : { from, to: answered };
};

const ANSWER_WITHIN_MS = 10_000;

/** Delivers an answer like a mail program's. Resolves with the reason if it was refused. */
export const sendAnswer = async (
  { commandApi, inbound }: Answering,
  mail: Email,
  words: string,
): Promise<string | undefined> => {
  const addresses = answerAddresses(mail);
  if (addresses === undefined) return 'This mail is not answered by mail.';
  const answer = { ...addresses, raw: await written(mail, words, addresses) };
  return inbound.by === 'lmtp'
    ? handOver(inbound, answer)
    : post({ commandApi, secret: inbound.secret }, answer);
};

interface Addresses {
  readonly from: string;
  readonly to: string;
}

interface WrittenAnswer extends Addresses {
  readonly raw: Buffer;
}

const post = async (
  { commandApi, secret }: { readonly commandApi: ServiceAddress; readonly secret: string },
  { from, to, raw }: WrittenAnswer,
): Promise<string | undefined> => {
  const url = commandApi.url();
  if (url === undefined) return 'The service is starting again. Try once more.';
  const answer = await fetch(`${url}/api/support/inbound-mail`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'message/rfc822',
      'x-envelope-from': from,
      'x-envelope-to': to,
    },
    body: new Uint8Array(raw),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return answer.ok
    ? undefined
    : `The answer was refused (${answer.status}): ${await answer.text()}`;
};

/** Delivers over LMTP like a mail server. */
const handOver = async (
  { host, port }: LmtpSettings,
  { from, to, raw }: WrittenAnswer,
): Promise<string | undefined> => {
  const server = createTransport({
    ...{ host, port, lmtp: true, ignoreTLS: true },
    ...{ connectionTimeout: ANSWER_WITHIN_MS, socketTimeout: ANSWER_WITHIN_MS },
  });
  try {
    const { rejectedErrors = [] } = await server.sendMail({ envelope: { from, to }, raw });
    const [rejected] = rejectedErrors;
    return rejected && `The answer was refused: ${rejected.message}`;
  } catch (error) {
    return `The answer was not taken: ${error instanceof Error ? error.message : 'no reason is known'}`;
  } finally {
    server.close();
  }
};

/** Writes the answer, with the mail quoted below it. */
const written = async (
  { subject = '', text = '', date, from, messageId }: Email,
  words: string,
  addresses: Addresses,
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
