import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** Environment variables of a process that alerts the operator's own systems. */
export const webhookVariables = {
  CRISIS_WEBHOOK_URL: z.string().optional(),
  CRISIS_WEBHOOK_SECRET: z.string().optional(),
};

export interface WebhookSettings {
  readonly url: string;
  readonly secret: Buffer;
}

/** Request to post. A repeated post has the same id. */
interface Posted {
  readonly id: string;
  readonly body: string;
  readonly now: Date;
}

/** Posts to the operator's webhook. Rejects unless the status is from 200 to 299. */
export type Webhook = (posted: Posted, signal?: AbortSignal) => Promise<void>;

const SHORTEST_SECRET = 32;
const PREFIX = 'whsec_';
const ANSWER_WITHIN_MS = 10_000;

/** Loopback addresses, for which TLS would add nothing. */
const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Returns undefined where unset. Throws a one-sentence error that contains no value for settings that cannot
 * work.
 */
export const readWebhookSettings = ({
  CRISIS_WEBHOOK_URL: given,
  CRISIS_WEBHOOK_SECRET: secret,
}: z.output<z.ZodObject<typeof webhookVariables>>): WebhookSettings | undefined => {
  if (!given) {
    if (secret) throw wrong('CRISIS_WEBHOOK_URL', 'it is missing beside CRISIS_WEBHOOK_SECRET');
    return undefined;
  }
  const url = URL.parse(given);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (url === null || !isSafe)
    throw wrong(
      'CRISIS_WEBHOOK_URL',
      'it has to begin with https://, or with http:// on this machine',
    );
  if (url.username !== '' || url.password !== '')
    throw wrong('CRISIS_WEBHOOK_URL', 'it must hold no name and no password');
  if (!secret || secret.length < SHORTEST_SECRET)
    throw wrong('CRISIS_WEBHOOK_SECRET', `it has to have ${SHORTEST_SECRET} characters or more`);
  return { url: url.href, secret: keyOf(secret) };
};

/** Decodes secrets in the format of Standard Webhooks; others are used as characters. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX)
    ? Buffer.from(secret.slice(PREFIX.length), 'base64')
    : Buffer.from(secret);

const wrong = (name: string, reason: string): Error =>
  new Error(`${name} cannot be used: ${reason}.`);

/** Headers of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, time and body. */
export const signed = (
  { id, body, now }: Posted,
  secret: Buffer,
): Readonly<Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};

/** Reads nothing of the response but its status, and follows no redirect. */
export const createWebhook =
  ({ url, secret }: WebhookSettings): Webhook =>
  async (posted, signal) => {
    const late = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...signed(posted, secret) },
      body: posted.body,
      signal: signal === undefined ? late : AbortSignal.any([signal, late]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefusedError(response.status);
  };

/** Contains only the status: the address may contain a secret. */
class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
  constructor(status: number) {
    super(`The webhook answered ${status}.`);
  }
}
