import { parseArgs } from 'node:util';
import { UsageError } from '../../adapters/process/command-line.ts';
import { runMain } from '../../adapters/process/main.ts';
import { createPaymentServer } from './server.ts';

const USAGE = `Usage: node infra/embedded/payments/main.ts [--port 12111] [--data .data/payments] [--webhook URL] [--pages URL]

  --port     where to listen on loopback; 0 takes a free port
  --data     the directory of the payments; made when it is not there
  --webhook  where events are sent
  --pages    the address at which browsers reach the hosted pages; by default this server's own
  --seed     makes ids and chance the same in each new directory

PAYMENTS_SECRET_KEY is the key that callers of the API send, PAYMENTS_WEBHOOK_SECRET signs events.`;

const REFUSED =
  'The practice payment server moves no money, and does not run under NODE_ENV=production. Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS and STRIPE_PRICE_FAMILY to take payments.';

const DEFAULT_PORT = '12111';

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      data: { type: 'string', default: '.data/payments' },
      webhook: { type: 'string' },
      pages: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(USAGE, `--port takes a number from 0 to 65535, not '${values.port}'.\n`);
  return { ...values, port };
};

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
};

runMain(async () => {
  if (process.env['NODE_ENV'] === 'production') throw new Error(REFUSED);
  const { port, data, webhook, pages, seed } = readArguments();
  const { PAYMENTS_SECRET_KEY: secretKey = '', PAYMENTS_WEBHOOK_SECRET: secret = '' } = process.env;
  if (secretKey === '') throw new Error('Set PAYMENTS_SECRET_KEY, the key that callers send.');
  if (webhook !== undefined && secret === '')
    throw new Error('Set PAYMENTS_WEBHOOK_SECRET, which signs the events for --webhook.');
  const server = createPaymentServer({
    directory: data,
    secretKey,
    webhook: webhook === undefined ? undefined : { url: webhook, secret },
    pagesUrl: pages?.replace(/\/$/, ''),
    seed,
    onError: fail,
  });
  const bound = await server.listen(port).catch(async (error: Error) => {
    await server.close();
    throw error;
  });
  process.stdout.write(`Practice payments listen at http://127.0.0.1:${bound} (${data})\n`);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    server.close().catch((error: unknown) => {
      fail(error);
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
});
