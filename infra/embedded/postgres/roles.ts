import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Identity } from '../../adapters/process/end-with-us.ts';

/** The role that made the cluster. It has no password, so that no one signs in as superuser. */
export const SUPERUSER = 'hearthway';

/** The role of the services. It owns the tables, and is no superuser. */
export const SERVICES = 'hearthway_services';

/** Which connections are let in: over loopback, with a password. Written at every start. */
const HOST_RULES = `host all all 127.0.0.1/32 scram-sha-256
`;

export const HOST_RULES_FILE = 'hearthway_hba.conf';

export const writeHostRules = (directory: string, identity: Identity): void =>
  writeForOwner(join(directory, HOST_RULES_FILE), HOST_RULES, identity);

/** In the data directory, so that a backup of it holds the password that it takes. */
export const PASSWORD_FILE = 'hearthway.password';

interface PrepareOptions {
  readonly directory: string;
  readonly identity: Identity;
  /** Runs statements as superuser, without a server; rejects with its output at the first error. */
  readonly runAlone: (statements: readonly string[]) => Promise<void>;
  /** For tests: gives the superuser a password. */
  readonly superuserPassword: string | undefined;
}

/**
 * The password of the services' role, which is made when its file is not there: in a new data
 * directory, and in one from before there were passwords. Interrupted, the next start does it again.
 */
export const prepareRoles = async ({
  directory,
  identity,
  runAlone,
  superuserPassword,
}: PrepareOptions): Promise<string> => {
  const file = join(directory, PASSWORD_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(32).toString('base64url');
  await runAlone([
    ...STATEMENTS,
    `alter role ${SERVICES} login password '${password}'`,
    ...(superuserPassword === undefined
      ? []
      : [`alter role ${SUPERUSER} password '${superuserPassword}'`]),
  ]);
  writeForOwner(file, `${password}\n`, identity);
  return password;
};

/** All or nothing, and for PostgreSQL's user alone. */
const writeForOwner = (file: string, content: string, { uid, gid }: Identity): void => {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, content, { mode: 0o600, flush: true });
  if (uid !== undefined && gid !== undefined) chownSync(beside, uid, gid);
  renameSync(beside, file);
};

/** Everything in `public` that belongs to no extension comes to the services' role. */
const STATEMENTS: readonly string[] = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = '${SERVICES}') then
      create role ${SERVICES};
    end if;
  end $$`,
  'create extension if not exists cube',
  'create extension if not exists earthdistance',
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  `alter database postgres owner to ${SERVICES}`,
  `alter schema public owner to ${SERVICES}`,
  `grant pg_checkpoint to ${SERVICES}`,
  `grant execute on function pg_switch_wal() to ${SERVICES}`,
  `do $$ declare command text; begin
    for command in
      with own (oid, class, kind, name) as (
        select oid, 'pg_class'::regclass, case relkind
            when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
            else 'table' end, oid::regclass::text
        from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('r', 'p', 'v', 'm', 'S')
        union all
        select oid, 'pg_proc'::regclass, 'routine', oid::regprocedure::text
        from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select oid, 'pg_type'::regclass, 'type', oid::regtype::text
        from pg_type where typnamespace = 'public'::regnamespace and typrelid = 0 and typelem = 0
        union all
        select oid, 'pg_ts_config'::regclass, 'text search configuration', oid::regconfig::text
        from pg_ts_config where cfgnamespace = 'public'::regnamespace
        union all
        select oid, 'pg_ts_dict'::regclass, 'text search dictionary', oid::regdictionary::text
        from pg_ts_dict where dictnamespace = 'public'::regnamespace
      )
      select format('alter %s %s owner to ${SERVICES}', kind, name) from own
      where not exists (
        select from pg_depend d
        where d.classid = own.class and d.objid = own.oid and d.deptype in ('e', 'a', 'i')
      )
    loop
      execute command;
    end loop;
  end $$`,
];

interface AloneOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly identity: Identity;
  readonly directory: string;
  readonly statements: readonly string[];
}

/** PostgreSQL as one process that reads statements from its input and lets no connection in. */
export const startAlone = ({ program, args, identity, directory, statements }: AloneOptions) => {
  const child = spawn(program, ['--single', '-j', ...args, '-c', 'exit_on_error=on', 'postgres'], {
    ...identity,
    cwd: directory,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // It may end before it has read everything; its exit code says so.
  child.stdin.on('error', () => {});
  child.stdin.end(statements.map((statement) => `${statement};\n\n`).join(''));
  return { child, complaints: text(child.stderr) };
};
