import { Client, escapeIdentifier } from 'pg';
import type { Logger } from '../logging/logger.ts';
import { type BackOff, backOffMs } from '../process/back-off.ts';
import { wait } from '../process/wait.ts';

export interface ListenOptions {
  /** Of the server itself: a pooler that hands connections on between transactions loses LISTEN. */
  readonly url: string;
  /** Receivers of each channel's payloads, called in commit order. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /**
   * Awaited whenever a connection has begun to listen, the first one too: time to read missed
   * changes, while new notifications already arrive. When it rejects, the connection is made anew.
   */
  readonly onListening: () => Promise<void>;
  readonly logger: Logger;
  readonly backOff?: BackOff;
  readonly checkEveryMs?: number;
  /** How long the server may take to connect, and to answer a check. */
  readonly answerWithinMs?: number;
}

export interface Listener {
  /** Nothing is being missed: it listens, and has caught up with what came before. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Name of the connection in `pg_stat_activity`. */
export const LISTENER_NAME = 'hearthway-listener';

/** Short, since open pages wait for missed notifications. */
const BACK_OFF: BackOff = { firstMs: 50, maxMs: 2_000 };
const CHECK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

/** Listens on a dedicated connection, which is replaced when it is lost or silent. */
export const listen = (options: ListenOptions): Listener => {
  const { logger, backOff = BACK_OFF } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isListening = false;
  let failures = 0;

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await listenOnce(options, signal, () => {
          isListening = true;
          failures = 0;
        });
      } catch (error) {
        failures += 1;
        const waitMs = backOffMs(backOff, failures);
        logger.warn({ err: error, failures, waitMs }, 'The database is not heard.');
        isListening = false;
        await wait(waitMs, signal);
      }
    }
    isListening = false;
  };
  const running = run();
  return {
    isListening: () => isListening,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};

/** Ends when the signal is aborted; throws when the connection is lost. */
const listenOnce = async (
  {
    url,
    channels,
    onListening,
    checkEveryMs = CHECK_EVERY_MS,
    answerWithinMs = ANSWER_WITHIN_MS,
  }: ListenOptions,
  signal: AbortSignal,
  onCaughtUp: () => void,
): Promise<void> => {
  const client = new Client({
    connectionString: url,
    application_name: LISTENER_NAME,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  const lost = new AbortController();
  // A dropped connection gives 'error', even twice, and then 'end'; the first says most.
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('The connection ended.')));
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
  try {
    await client.connect();
    for (const channel of Object.keys(channels))
      await client.query(`listen ${escapeIdentifier(channel)}`);
    await onListening();
    onCaughtUp();
    const either = AbortSignal.any([signal, lost.signal]);
    for (;;) {
      await wait(checkEveryMs, either);
      if (signal.aborted) return;
      lost.signal.throwIfAborted();
      // A network that swallows everything looks like one where nothing happens.
      await client.query('select 1');
    }
  } finally {
    // `end` would wait for a server that may never answer, and there is nothing to be saved.
    client.connection.stream.destroy();
  }
};
