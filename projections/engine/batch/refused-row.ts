import pg from 'pg';

/**
 * Whether Postgres rejects a value, such as text with a NUL, half a surrogate pair, or an invalid date.
 * Classes 22 and 23 of https://www.postgresql.org/docs/current/errcodes-appendix.html: retrying won't help.
 */
export const isRefusedRow = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

/** The message itself may repeat the value. */
export const refusalOf = ({ code }: pg.DatabaseError): string =>
  `PostgreSQL refuses a row of it (${code}).`;
