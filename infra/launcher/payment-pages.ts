import type { HttpServer } from '../adapters/http/server.ts';
import type { Forward } from './forward.ts';
import type { ServiceAddress } from './health.ts';
import { allowOnlyHere, refuseOtherSites } from './only-here.ts';

/** Embedded payment server, and the key that opens its pages for developers. */
export interface PaymentsAddress extends ServiceAddress {
  readonly secretKey: string;
}

const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Serves `/pay/…`: the hosted pages of the embedded payment server. `/dev/payments`: its clock and switches,
 * for a developer on this machine, whose pages and programs need no key.
 */
export const addPaymentPages = (
  app: HttpServer,
  { payments, forward }: { readonly payments: PaymentsAddress; readonly forward: Forward },
): void => {
  app.route({
    url: '/pay/*',
    method: METHODS,
    handler: (request, reply) => forward(payments, request, reply),
  });
  for (const url of ['/dev/payments', '/dev/payments/*'])
    app.route({
      url,
      method: METHODS,
      handler: (request, reply) => {
        allowOnlyHere(request);
        // Because of the key, the server would take a page's form for a program's.
        refuseOtherSites(request);
        const authorization = `Bearer ${payments.secretKey}`;
        return forward(payments, request, reply, { authorization });
      },
    });
};
