import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Staged rows of an unfinished import. Ordinary tables, since a long import resumes after a crash.
 */
export const directoryImports: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`create table directory_imports (
    id bigint generated always as identity primary key,
    format text not null,
    file_name text not null,
    fingerprint text not null,
    bytes_read bigint not null,
    lines_read bigint not null,
    rows_read bigint not null,
    started_at timestamptz not null default now(),
    published_at timestamptz
  )`,
  sql`create table directory_import_rows (
    import_id bigint not null references directory_imports on delete cascade,
    line bigint not null,
    provider_id text not null,
    -- A row of providers; null takes it out of the directory.
    provider jsonb
  )`,
  sql`create index directory_import_rows_import on directory_import_rows (import_id)`,
  sql`create table directory_import_rejects (
    import_id bigint not null references directory_imports on delete cascade,
    line bigint not null,
    npi text not null,
    reason text not null
  )`,
  sql`create index directory_import_rejects_import on directory_import_rejects (import_id)`,
];
