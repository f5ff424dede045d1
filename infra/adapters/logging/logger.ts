import { destination, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

export type { Logger };

export interface LoggerOptions {
  /** Name of the service, included in every line. */
  readonly name: string;
  readonly level?: string | undefined;
  /** Readable format for a terminal; otherwise one JSON object per line. */
  readonly isPretty?: boolean;
  /** Open file to write to, instead of stdout. */
  readonly descriptor?: number;
}

export const createLogger = ({
  name,
  level = 'info',
  isPretty = false,
  descriptor,
}: LoggerOptions): Logger => {
  const options = { name, level };
  if (descriptor !== undefined) return pino(options, destination({ dest: descriptor, sync: true }));
  // Runs in this thread: a worker would lose the last lines of a process that ends.
  return isPretty
    ? pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
    : pino(options);
};
