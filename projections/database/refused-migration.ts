import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';

/** PostgreSQL's contrib modules that the directory is searched with. */
const EXTENSIONS = ['cube', 'earthdistance', 'pg_trgm', 'unaccent'];

const INSUFFICIENT_PRIVILEGE = '42501';

/** An extension whose files the server lacks, by either of its versions' codes. */
const NOT_INSTALLED = new Set(['0A000', '58P01']);

/** The error of a migration, or one sentence with what to run where the role lacks a right. */
export const explainRefusal = async <Schema>(
  database: Kysely<Schema>,
  error: unknown,
): Promise<unknown> => {
  if (!(error instanceof DatabaseError)) return error;
  const isAboutExtension = error.message.includes('extension');
  if (isAboutExtension && NOT_INSTALLED.has(error.code ?? ''))
    return new Error(
      `PostgreSQL there lacks the extensions ${EXTENSIONS.join(', ')}. Install its contrib modules (on Debian, postgresql-contrib), and start again.`,
      { cause: error },
    );
  if (error.code !== INSUFFICIENT_PRIVILEGE) return error;
  const { rows } = await sql<{ role: string; name: string }>`
    select current_user as role, current_database() as name`.execute(database);
  const [{ role, name } = { role: '', name: '' }] = rows;
  return new Error(
    isAboutExtension
      ? `The role ${role} may not create extensions in the database ${name}. As a superuser, run there: ${EXTENSIONS.map((extension) => `create extension if not exists ${extension};`).join(' ')}`
      : `The role ${role} may not change the tables of the database ${name} (${error.message}). Connect as the role that owns them or, for a new database, run there as a superuser: grant create on schema public to "${role}";`,
    { cause: error },
  );
};
