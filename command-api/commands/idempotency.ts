import { createHash, createHmac } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Idempotency } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';

/** Printable characters without spaces; a UUID has 36. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns undefined without an idempotency key. Keys are scoped to the account, whose client chose them;
 * `actor` is empty for a visitor. The hash of the body is keyed with the idempotency key, which is not
 * stored, so that a reader of the log cannot guess the body.
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
