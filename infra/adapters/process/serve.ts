import type { Logger } from '../logging/logger.ts';

/** Docker waits 10 s before it kills, the launcher 3 s. */
const CLOSE_WITHIN_MS = 2_500;

interface Listener {
  readonly listen: (options: { readonly host: string; readonly port: number }) => Promise<string>;
  readonly close: () => Promise<unknown>;
}

export interface ServeOptions {
  readonly app: Listener;
  readonly host: string;
  readonly port: number;
  readonly logger: Logger;
  /** Called in this order once no request is in flight. */
  readonly release: readonly (() => Promise<unknown>)[];
}

/**
 * Listens until SIGTERM or SIGINT, then completes requests in flight. A parent with a channel receives `{
 * listening: url }`. Rejects with a one-sentence error when the port is unavailable.
 */
export const serve = async ({ app, host, port, logger, release }: ServeOptions): Promise<void> => {
  const stop = async (): Promise<void> => {
    await app.close();
    for (const free of release) await free();
    if (process.connected) process.disconnect();
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => {
        logger.error(`Closing took more than ${CLOSE_WITHIN_MS} ms.`);
        process.exit(1);
      }, CLOSE_WITHIN_MS).unref();
      stop().catch((error: unknown) => {
        logger.error(error, 'Closing failed.');
        process.exit(1);
      });
    });
  }
  const listening = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use.`) : error;
  });
  process.send?.({ listening });
};
