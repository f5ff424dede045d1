import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { receive } from './inbox.ts';

/** An event contains the whole invoice that it is about. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Stores signed events of the payment provider in the inbox. Only an event's id, type and customer are
 * trusted and stored.
 */
export const addPaymentWebhook = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { payments, database, clock, onPaymentEvent } = dependencies;
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      '/api/payments/webhook',
      { config: { access: 'anyone' }, bodyLimit: BODY_LIMIT_BYTES },
      async ({ body, headers }, reply) => {
        if (payments === undefined) throw refuse('NotFound');
        const { 'stripe-signature': signature } = headers;
        const event =
          Buffer.isBuffer(body) && !Array.isArray(signature)
            ? payments.readWebhook(body, signature)
            : undefined;
        if (event === undefined) throw refuse('MalformedRequest');
        if (await receive({ database, now: clock() }, event)) onPaymentEvent();
        return reply.status(200).send();
      },
    );
  });
};
