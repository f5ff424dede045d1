import { createHash, createHmac } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Idempotency } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';

/** Printable, without spaces; a UUID has 36 of them. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Undefined when the request carries no idempotency key. Keys are told apart by the account that sends
 * them, whose program chose them; `actor` is empty for a visitor. The hash of the body is made with the key, which is stored nowhere: whoever reads the log
 * cannot try out what the body might have been.
 */
export const readIdempotency = (
  { headers, routeOptions, params, body }: HttpRequest,
  actor: string,
): Idempotency | undefined => {
  const key = headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key))
    throw refuse('ValidationFailed', [
      { path: IDEMPOTENCY_KEY_HEADER, message: 'Please send 1 to 200 characters without spaces.' },
    ]);
  const route = `${String(routeOptions.method)} ${routeOptions.url}`;
  const identity = JSON.stringify([actor, route, key]);
  return {
    commandId: createHash('sha256').update(identity).digest('hex'),
    bodyHash: createHmac('sha256', key)
      .update(JSON.stringify([params, body]))
      .digest('hex'),
  };
};
