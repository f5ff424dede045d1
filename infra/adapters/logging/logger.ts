import { destination, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

export type { Logger };

export interface LoggerOptions {
  /** The service that writes: it stands in every line. */
  readonly name: string;
  readonly level?: string | undefined;
  /** For a person at a terminal; machines get one JSON object a line. */
  readonly isPretty?: boolean;
  /** An open file to write to, instead of stdout. */
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
  // In this thread: a worker would lose the last lines of a process that ends.
  return isPretty
    ? pino(options, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
    : pino(options);
};
