import pg from 'pg';

/**
 * Postgres takes no such value: text with a NUL, half a surrogate pair, a date that is none. Classes
 * 22 and 23 of https://www.postgresql.org/docs/current/errcodes-appendix.html: trying again won't help.
 */
export const isRefusedRow = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

/** The message itself may repeat the value. */
export const refusalOf = ({ code }: pg.DatabaseError): string =>
  `PostgreSQL refuses a row of it (${code}).`;
