import { pino } from 'pino';
import type { Logger } from './logger.ts';

/** Creates a logger for tests that keeps its lines, each a JSON object. */
export const createKeptLogger = (): { readonly logger: Logger; readonly lines: string[] } => {
  const lines: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  return { logger, lines };
};
