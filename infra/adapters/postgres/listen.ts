import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import type { Logger } from '../logging/logger.ts';
import { type BackOff, backOffMs } from '../process/back-off.ts';
import { wait } from '../process/wait.ts';
import { isDirect } from './session-settings.ts';

export interface ListenOptions {
  /** Address of the server itself: a pooler that shares connections between transactions loses LISTEN. */
  readonly url: string;
  /** Address over which messages are sent; `url` by default. */
  readonly sentOver?: string | undefined;
  /** Receivers of each channel's payloads, called in commit order. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /**
   * Awaited whenever a connection has begun to listen, the first one included, to read missed changes while
   * new notifications already arrive. When it rejects, the connection is replaced.
   */
  readonly onListening: () => Promise<void>;
  readonly logger: Logger;
  readonly backOff?: BackOff;
  readonly checkEveryMs?: number;
  /** Interval at which it sends itself a message. */
  readonly hearEveryMs?: number;
  /** Time limit for the server to connect, and to answer a check. */
  readonly answerWithinMs?: number;
}

export interface Listener {
  /**
   * Whether no notification is being missed: it has caught up, and received the last message that it sent
   * itself.
   */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Name of the connection in `pg_stat_activity`. */
export const LISTENER_NAME = 'hearthway-listener';

/** Short, since open pages wait for missed notifications. */
const BACK_OFF: BackOff = { firstMs: 50, maxMs: 2_000 };
const CHECK_EVERY_MS = 1_000;
/** Long, since each message is a transaction that is written to disk. */
const HEAR_EVERY_MS = 10_000;
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

/** Ends when the signal is aborted; throws when the connection is lost, or receives nothing. */
const listenOnce = async (
  options: ListenOptions,
  signal: AbortSignal,
  onCaughtUp: () => void,
): Promise<void> => {
  const { url, sentOver = url, channels, onListening } = options;
  const { checkEveryMs = CHECK_EVERY_MS, hearEveryMs = HEAR_EVERY_MS } = options;
  const { answerWithinMs = ANSWER_WITHIN_MS } = options;
  const lost = new AbortController();
  const client = connection({ url, name: LISTENER_NAME, answerWithinMs, lost });
  const others: Client[] = [];
  const either = AbortSignal.any([signal, lost.signal]);
  const ownChannel = `hearthway_${randomUUID().replaceAll('-', '')}`;
  let heard = (_message: string): void => {};
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === ownChannel) heard(payload);
    else channels[channel]?.(payload);
  });
  try {
    await client.connect();
    for (const channel of [...Object.keys(channels), ownChannel])
      await client.query(`listen ${escapeIdentifier(channel)}`);
    // A pooler may deliver a message over the connection that sent it, and over no other.
    if (sentOver !== url || !(await isDirect(client))) {
      const other = connection({ url: sentOver, name: SENDER_NAME, answerWithinMs, lost });
      others.push(other);
      await other.connect();
    }
    const sender = others[0] ?? client;
    const hearItself = async (): Promise<void> => {
      const message = randomUUID();
      const hearing = new Promise<void>((resolve) => {
        heard = (payload) => {
          if (payload === message) resolve();
        };
      });
      await sender.query('select pg_notify($1, $2)', [ownChannel, message]);
      const isHeard = await Promise.race([
        hearing.then(() => true),
        wait(answerWithinMs, either).then(() => false),
      ]);
      if (!isHeard && !either.aborted) throw new Error(NOT_HEARD);
    };
    await onListening();
    await hearItself();
    if (!either.aborted) onCaughtUp();
    let heardAt = performance.now();
    for (;;) {
      await wait(checkEveryMs, either);
      if (signal.aborted) return;
      lost.signal.throwIfAborted();
      // A network that drops everything looks like an idle one.
      await client.query('select 1');
      if (performance.now() - heardAt < hearEveryMs) continue;
      await hearItself();
      heardAt = performance.now();
    }
  } finally {
    // `end` would wait for a server that may never respond, and there is nothing to save.
    for (const each of [client, ...others]) each.connection.stream.destroy();
  }
};

const SENDER_NAME = 'hearthway-listener-check';

const NOT_HEARD =
  'The database passes no messages on, as behind a pooler in transaction mode. Set LISTEN_DATABASE_URL to the address of PostgreSQL itself.';

interface ConnectionOptions {
  readonly url: string;
  readonly name: string;
  readonly answerWithinMs: number;
  /** Aborted when the connection is lost. */
  readonly lost: AbortController;
}

const connection = ({ url, name, answerWithinMs, lost }: ConnectionOptions): Client => {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  // A dropped connection emits 'error', even twice, and then 'end'; the first is the most specific.
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('The connection ended.')));
  return client;
};
