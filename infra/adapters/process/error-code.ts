/**
 * What an error of Node's (`ENOENT`), PostgreSQL's (an SQLSTATE such as `23505`) or gRPC's names as its
 * kind; undefined where it names none.
 */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
