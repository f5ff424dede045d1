import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { MAX_MAIL_BYTES } from '@hearthway/infra/adapters/inbound-mail/read-mail.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { createTakeMail } from './take-mail.ts';

/** Header with the envelope sender. Addresses never appear in a URL, since URLs are often logged. */
const SENDER_HEADER = 'x-envelope-from';
const RECIPIENT_HEADER = 'x-envelope-to';

/**
 * `POST /api/support/inbound-mail`: receives a raw mail from a mail service that knows the secret. 204
 * accepts it; 422 tells the sender why it was rejected; 503 asks for redelivery.
 */
export const addInboundRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { inboundMail } = dependencies;
  const secret = inboundMail?.secret;
  const isOurs = secret === undefined ? () => false : bearerOf(secret);
  const take = inboundMail && createTakeMail(dependencies, inboundMail.replyAddress);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      '/api/support/inbound-mail',
      { config: { access: 'anyone' }, bodyLimit: MAX_MAIL_BYTES },
      async ({ body, headers }, reply) => {
        // Hides the route from callers without the secret.
        if (take === undefined || !isOurs(headers.authorization)) throw refuse('NotFound');
        const { [SENDER_HEADER]: sender, [RECIPIENT_HEADER]: recipient } = headers;
        if (!Buffer.isBuffer(body) || typeof sender !== 'string' || typeof recipient !== 'string')
          throw refuse('MalformedRequest');
        const { code, says } = await take({
          raw: body,
          sender: bare(sender),
          recipient: bare(recipient),
        });
        if (code === 450 || code === 452) throw refuse('Unavailable');
        if (code !== 250) throw refuse('MailRefused', [{ path: 'mail', message: says }]);
        return reply.status(204).send();
      },
    );
  });
};

/** Compares hashes, which takes constant time. */
const bearerOf = (secret: string): ((authorization: string | undefined) => boolean) => {
  const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = hashOf(`Bearer ${secret}`);
  return (authorization = '') => timingSafeEqual(hashOf(authorization), expected);
};

/** Envelopes write an address as `<ana@example.org>`, and an empty one as `<>`. */
const bare = (address: string): string => address.trim().replace(/^<(.*)>$/, '$1');
