/**
 * Returns the code of an error: a name from Node (`ENOENT`), an SQLSTATE from PostgreSQL (`23505`), a number
 * from gRPC. Undefined for an error without one.
 */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
