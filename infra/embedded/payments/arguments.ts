import { port, webAddress, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';

const USAGE = `node infra/embedded/payments/main.ts [--port 12111] [--data .data/payments] [--webhook URL] [--pages URL]

  --port     where to listen on loopback; 0 takes a free port
  --data     the directory of the payments; made when it is not there
  --webhook  where events are sent
  --pages    the address at which browsers reach the hosted pages; by default this server's own
  --seed     makes ids and chance the same in each new directory

PAYMENTS_SECRET_KEY is the key that callers of the API send, PAYMENTS_WEBHOOK_SECRET signs events.`;

export const program = defineProgram({
  name: 'node infra/embedded/payments/main.ts',
  usage: USAGE,
  calls: {
    '': call(
      {
        port: port.default(12_111),
        data: words('the name of a folder').default('.data/payments'),
        webhook: webAddress.optional(),
        pages: webAddress.optional(),
        seed: words('any text').optional(),
      },
      (given) => given,
    ),
  },
});
