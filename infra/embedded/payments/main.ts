import { runMain } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';
import { createPaymentServer } from './server.ts';

const REFUSED =
  'The practice payment server moves no money, and does not run under NODE_ENV=production. Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS and STRIPE_PRICE_FAMILY to take payments.';

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
};

runMain(program, async ({ port, data, webhook, pages, seed }) => {
  if (process.env['NODE_ENV'] === 'production') throw new Error(REFUSED);
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
