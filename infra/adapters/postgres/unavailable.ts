import { DatabaseError } from 'pg';

/** Error for a connection that did not respond. */
export class SilentDatabaseError extends Error {
  override readonly name = 'SilentDatabaseError';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * SQLSTATE classes for which a retry may help: the connection failed (08), resources ran out (53), an
 * operator or a time limit intervened (57). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const TRANSIENT_CLASSES = new Set(['08', '53', '57']);

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of `pg` and its pool about a connection, which carry no code. */
const CONNECTION_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether a query failed because the database is unreachable, rather than because it refused. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseError) return TRANSIENT_CLASSES.has((error.code ?? '').slice(0, 2));
  if (error instanceof SilentDatabaseError) return true;
  if (!(error instanceof Error)) return false;
  const isNetwork = 'code' in error && NETWORK_CODES.has(String(error.code));
  return isNetwork || CONNECTION_MESSAGES.test(error.message);
};
