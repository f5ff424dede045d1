import { isIP } from 'node:net';
import { z } from 'zod';
import { parseReplyAddress, type ReplyAddress } from './reply-address.ts';

/** Environment variables of a process that receives mails. */
export const inboundVariables = {
  /**
   * `lmtp://HOST:PORT?to=reply@example.org`, or `webhook:?to=reply@example.org&secret=…`. Unset, people
   * answer on the page.
   */
  INBOUND_MAIL: z.string().optional(),
};

interface Inbound {
  readonly replyAddress: ReplyAddress;
}

/** Settings for LMTP, over which a mail server delivers to this process. */
export interface LmtpSettings extends Inbound {
  readonly by: 'lmtp';
  readonly host: string;
  readonly port: number;
}

/** Settings for a mail service that posts each mail unchanged, with a shared secret. */
export interface WebhookSettings extends Inbound {
  readonly by: 'webhook';
  readonly secret: string;
}

export type InboundSettings = LmtpSettings | WebhookSettings;

const SHORTEST_SECRET = 32;

/** Returns undefined where unset. Throws a one-sentence error for a setting that cannot work. */
export const readInboundSettings = ({
  INBOUND_MAIL: given,
}: z.output<z.ZodObject<typeof inboundVariables>>): InboundSettings | undefined => {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (url === null) throw wrong('it is no address');
  // A plus in a query means a space; an e-mail contains none.
  const to = url.searchParams.get('to')?.replaceAll(' ', '+') ?? '';
  const replyAddress = parseReplyAddress(to);
  if (replyAddress === undefined)
    throw wrong('"to" has to be an e-mail address such as reply@example.org, without a plus');
  switch (url.protocol) {
    case 'lmtp:':
      return { by: 'lmtp', replyAddress, ...listeningAt(url) };
    case 'webhook:':
      return { by: 'webhook', replyAddress, secret: secretOf(url) };
    default:
      throw wrong('it begins with neither lmtp: nor webhook:');
  }
};

const listeningAt = ({ hostname, port }: URL): { readonly host: string; readonly port: number } => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (host !== 'localhost' && isIP(host) === 0)
    throw wrong('the host has to be an address of this machine, such as 127.0.0.1');
  if (port === '') throw wrong('the port is missing');
  return { host, port: Number(port) };
};

const secretOf = ({ searchParams }: URL): string => {
  const secret = searchParams.get('secret') ?? '';
  if (secret.length < SHORTEST_SECRET)
    throw wrong(`"secret" has to have ${SHORTEST_SECRET} characters or more`);
  return secret;
};

/** Contains no value: the setting may contain a secret. */
const wrong = (reason: string): Error =>
  new Error(
    `INBOUND_MAIL cannot be used: ${reason}. It is lmtp://HOST:PORT?to=ADDRESS or webhook:?to=ADDRESS&secret=SECRET.`,
  );
