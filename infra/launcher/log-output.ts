import { existsSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, type Logger } from '../adapters/logging/logger.ts';

/** File in the data directory. */
export const LOG_FILE = 'hearthway.log';

/** Log destination of the launcher and its child processes. */
export interface LogOutput {
  readonly logger: Logger;
  /** stdout of a child: a file descriptor, or the launcher's own. */
  readonly childStdout: 'inherit' | number;
  /** Receives each line that a child writes to stderr after its start. */
  readonly onStderrLine: (line: string) => void;
}

interface LogOptions {
  readonly level: string | undefined;
  readonly isPretty: boolean;
}

export const INHERITED: Omit<LogOutput, 'logger'> = {
  childStdout: 'inherit',
  onStderrLine: (line) => {
    process.stderr.write(`${line}\n`);
  },
};

export const logToStdout = ({ level, isPretty }: LogOptions): LogOutput => ({
  ...INHERITED,
  logger: createLogger({ name: 'launcher', level, isPretty }),
});

/**
 * Starts a new log file and keeps the last run's as `.1`, so that a crash can still be read after a restart.
 * Requests are logged at level debug only, so a run of weeks needs no rotation.
 */
export const logToFile = (dataDirectory: string): LogOutput => {
  const file = join(dataDirectory, LOG_FILE);
  if (existsSync(file)) renameSync(file, `${file}.1`);
  // Append mode: every process of this run writes through its own copy of the descriptor.
  const descriptor = openSync(file, 'a', 0o600);
  return {
    logger: createLogger({ name: 'launcher', descriptor }),
    childStdout: descriptor,
    onStderrLine: (line) => {
      writeSync(descriptor, `${line}\n`);
    },
  };
};
