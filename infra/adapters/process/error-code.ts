/**
 * Returns the code of an error: a name of Node's (`ENOENT`), an SQLSTATE of PostgreSQL's (`23505`), a number of
 * gRPC's. Undefined for an error without one.
 */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
