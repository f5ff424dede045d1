import { setTimeout } from 'node:timers/promises';
import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import { sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { ImportSession } from './import-session.ts';

/**
 * Whether the import makes up most of the directory. Then building its indexes afterwards is faster than
 * updating them row by row.
 */
export const isBulk = async (
  transaction: Transaction<DirectoryImportSchema>,
  importId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ isBulk: boolean }>`
    select count(*) > ${BULK_FROM} and count(*) > 4 * (select count(*) from providers) as "isBulk"
    from directory_import_rows where import_id = ${importId}
  `.execute(transaction);
  return rows[0]?.isBulk === true;
};

const BULK_FROM = 10_000;

/** Schema of the listings being written. Other sessions see it only after the transaction. */
const BESIDE = 'directory_beside';

/** Table of listings that replaces the one being searched. */
export interface ListingsBeside {
  /** Computes the searched columns and builds the indexes. Call it once all rows are written. */
  readonly complete: () => Promise<void>;
  /** Waits for running searches. New ones wait until the transaction has ended. */
  readonly takeTheirPlace: () => Promise<void>;
}

/**
 * Copies the listings into a second table, without indexes and computed columns, which all further statements
 * of the transaction use under the same name. Searches continue on the old listings, and see the new ones all
 * at once.
 */
export const writeBeside = async (
  { copyAcross }: Pick<ImportSession, 'copyAcross'>,
  transaction: Transaction<DirectoryImportSchema>,
): Promise<ListingsBeside> => {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  const { rows: schemas } = await sql<{ home: string; path: string; columns: string }>`
    select current_schema as home, current_setting('search_path') as path,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute
    where attrelid = 'providers'::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''
  `.execute(transaction);
  const [{ home, path, columns } = { home: 'public', path: 'public', columns: '' }] = schemas;
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = ${home} and tablename = 'providers'
  `.execute(transaction);
  const { rows: triggers } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = 'providers'::regclass and not tgisinternal
  `.execute(transaction);
  const there = (definition: string): string =>
    definition.replaceAll(` ${home}.providers `, ` ${BESIDE}.providers `);

  // Blocks corrections from here on: one of a row that is already copied would be lost.
  await sql`lock table provider_corrections in share row exclusive mode`.execute(transaction);
  await run(`create schema ${BESIDE}`);
  await run(`create table ${BESIDE}.providers (
    like ${home}.providers including all excluding indexes excluding generated
  )`);
  await run(`alter table ${BESIDE}.providers add constraint providers_pkey primary key (id)`);
  await run(
    `insert into ${BESIDE}.providers (${columns}) select ${columns} from ${home}.providers`,
  );
  await run(`set local search_path = ${BESIDE}, ${path}`);

  /**
   * Copies the rows into the final table as frozen. Otherwise the first search that meets a row marks it as
   * committed, and logs its whole page: among 160,000 listings, searches of the first second took 1.4 s
   * instead of 20 ms.
   */
  const freeze = async (): Promise<void> => {
    const { rows: sizes } = await sql<{ pages: number }>`
      select (pg_relation_size('providers') / current_setting('block_size')::integer)::integer as pages
    `.execute(transaction);
    const [{ pages } = { pages: 0 }] = sizes;
    for (let page = 0; page < pages; page += PAGES_AT_ONCE)
      await copyAcross(
        `copy (
          select ${columns} from ${BESIDE}.providers
          where ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'
        ) to stdout with (format binary)`,
        `copy ${BESIDE}.frozen (${columns}) from stdin with (format binary, freeze)`,
      );
  };

  return {
    complete: async () => {
      await run(`create table ${BESIDE}.frozen (
        like ${home}.providers including all excluding indexes
      )`);
      await freeze();
      await run(`drop table ${BESIDE}.providers`);
      await run(`alter table ${BESIDE}.frozen rename to providers`);
      await run(`set local maintenance_work_mem = '256MB'`);
      await run(`alter table ${BESIDE}.providers add constraint providers_pkey primary key (id)`);
      for (const { name, definition } of indexes)
        if (name !== 'providers_pkey') await run(there(definition));
    },
    takeTheirPlace: async () => {
      for (const { definition } of triggers) await run(there(definition));
      await lockSoon(transaction, `${home}.providers`);
      await run(`drop table ${home}.providers`);
      await run(`alter table ${BESIDE}.providers set schema ${home}`);
      await run(`set local search_path = ${path}`);
      await run(`drop schema ${BESIDE}`);
    },
  };
};

/**
 * Requests the lock briefly and repeatedly, since searches queue behind a waiting lock. A long read, such as
 * a backup, then delays only the import.
 */
const lockSoon = async (
  transaction: Transaction<DirectoryImportSchema>,
  table: string,
): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  await run(`set local lock_timeout = '${LOCK_WITHIN_MS}ms'`);
  for (;;) {
    await run('savepoint before_lock');
    try {
      await run(`lock table ${table} in access exclusive mode`);
      break;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await run('rollback to savepoint before_lock');
      await setTimeout(LOCK_AGAIN_AFTER_MS);
    }
  }
  await run('set local lock_timeout = 0');
};

/** Up to 8 MB, which are in memory at once. */
const PAGES_AT_ONCE = 1_000;

const LOCK_WITHIN_MS = 100;
const LOCK_AGAIN_AFTER_MS = 400;

/** `lock_not_available` of PostgreSQL. */
const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';
