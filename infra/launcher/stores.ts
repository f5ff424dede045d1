import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../adapters/process/free-port.ts';
import { HEAP_BOUNDS } from '../embedded/event-store/server-process.ts';
import { startPostgres } from '../embedded/postgres/postgres.ts';
import { createAtWork } from './at-work.ts';
import { checkDatabase, checkEventStore } from './checks.ts';
import { startChild } from './child.ts';
import type { LogOutput } from './log-output.ts';
import type { Progress } from './progress.ts';
import type { Running } from './running.ts';
import { serviceFile } from './services/services.ts';
import { type Supervised, supervise } from './supervise.ts';

const STOP_WITHIN_MS = 1_300;

interface StoreOptions {
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly output: LogOutput;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

export type SuperviseStore = (options: StoreOptions) => Promise<Supervised>;

/** Both stores keep their port across restarts, since services keep the address that they were given. */
export const superviseEventStore: SuperviseStore = (options) => {
  let port: number | undefined;
  const token = randomUUID();
  return supervise({
    ...options,
    name: 'event store',
    logger: options.output.logger,
    stopWithinMs: STOP_WITHIN_MS,
    check: checkEventStore,
    start: async (signal) => {
      port ??= await freePort();
      const running = await startChild({
        file: serviceFile('event-store'),
        args: ['--data', options.directory, '--port', String(port)],
        nodeOptions: HEAP_BOUNDS,
        environment: { ...options.environment, EVENT_STORE_TOKEN: token },
        output: options.output,
        urlInOutput: /esdb:\S+/,
        signal,
      });
      return { ...running, url: `${running.url}&connectionName=${token}` };
    },
  });
};

export const supervisePostgres: SuperviseStore = (options) => {
  let port: number | undefined;
  const logger = options.output.logger.child({ from: 'postgres' });
  return supervise({
    ...options,
    name: 'database',
    logger: options.output.logger,
    stopWithinMs: STOP_WITHIN_MS,
    check: checkDatabase,
    start: async (): Promise<Running> => {
      port ??= await freePort();
      const { url, pid, gone, stop, kill } = await startPostgres(resolve(options.directory), {
        port,
        onLog: (line) => logger.debug(line),
      });
      return {
        url,
        gone,
        isAtWork: createAtWork(pid),
        kill,
        stop: async (withinMs) => {
          const late = setTimeout(withinMs, 'late', { ref: false });
          if ((await Promise.race([stop('SIGINT'), late])) === 'late') await stop('SIGQUIT');
        },
      };
    },
  });
};
