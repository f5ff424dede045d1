import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Identity } from '../../adapters/process/end-with-us.ts';

/** Superuser role of the cluster. Has no password, so that no one can sign in with it. */
export const SUPERUSER = 'hearthway';

/** Role of the services. Owns the tables, and is no superuser. */
export const SERVICES = 'hearthway_services';

/** Allowed connections: loopback with a password. Written at every start. */
const HOST_RULES = `host all all 127.0.0.1/32 scram-sha-256
`;

export const HOST_RULES_FILE = 'hearthway_hba.conf';

export const writeHostRules = (directory: string, identity: Identity): void =>
  writeForOwner(join(directory, HOST_RULES_FILE), HOST_RULES, identity);

/** Kept in the data directory, so that a backup includes the matching password. */
export const PASSWORD_FILE = 'hearthway.password';

interface PrepareOptions {
  readonly directory: string;
  readonly identity: Identity;
  /** Runs statements as superuser without a server. Rejects with the output of the first error. */
  readonly runAlone: (statements: readonly string[]) => Promise<void>;
  /** Superuser's password, for tests. */
  readonly superuserPassword: string | undefined;
}

/**
 * Sets the password of the services' role if its file is missing: in a new data directory, and in one from
 * before passwords existed. If interrupted, the next start repeats it.
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
    // Iterations slow down guessing a password that a person chose; of a random one they only slow down
    // each new connection.
    'set scram_iterations = 1',
    `alter role ${SERVICES} login password '${password}'`,
    ...(superuserPassword === undefined
      ? []
      : [`alter role ${SUPERUSER} password '${superuserPassword}'`]),
  ]);
  writeForOwner(file, `${password}\n`, identity);
  return password;
};

/** Writes atomically, readable only by PostgreSQL's user. */
const writeForOwner = (file: string, content: string, { uid, gid }: Identity): void => {
  const beside = `${file}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, content, { mode: 0o600, flush: true });
  if (uid !== undefined && gid !== undefined) chownSync(beside, uid, gid);
  renameSync(beside, file);
};

/** Transfers everything in `public`, except what belongs to extensions, to the services' role. */
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

/** Runs PostgreSQL as a single process that reads statements from its input and accepts no connections. */
export const startAlone = ({ program, args, identity, directory, statements }: AloneOptions) => {
  const child = spawn(program, ['--single', '-j', ...args, '-c', 'exit_on_error=on', 'postgres'], {
    ...identity,
    cwd: directory,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // May end before reading everything; its exit code reports that.
  child.stdin.on('error', () => {});
  child.stdin.end(statements.map((statement) => `${statement};\n\n`).join(''));
  return { child, complaints: text(child.stderr) };
};
