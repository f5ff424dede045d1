import { setTimeout } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Right of one process to do a job for which others stand by, until a newer lease is taken. */
export interface HeldLease {
  readonly name: string;
  /** Increases with each lease. */
  readonly epoch: string;
}

export interface LeaseTimes {
  /** Milliseconds without renewal after which a holder counts as gone. */
  readonly lastsMs: number;
  readonly renewEveryMs: number;
  /** Interval at which a standby process tries to take the lease. */
  readonly pollEveryMs: number;
}

/**
 * After a kill, another process has to write before a read that waits for it gives up, after 2 s. A holder
 * that is merely slow for longer than this only loses its lease.
 */
export const DEFAULT_LEASE_TIMES: LeaseTimes = {
  lastsMs: 800,
  renewEveryMs: 200,
  pollEveryMs: 100,
};

export interface WithLeaseOptions {
  readonly database: QueryExecutorProvider;
  /** Table with the columns `name`, `epoch` and `leased_until`. */
  readonly table: 'policies' | 'projections';
  readonly lease: HeldLease;
  readonly times: LeaseTimes;
  readonly signal: AbortSignal;
}

/**
 * Renews the lease during the work and releases it afterwards, so that the next process gets it at once. The
 * signal passed to the work is aborted when another process has taken the lease.
 */
export const withLease = async (
  options: WithLeaseOptions,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const over = new AbortController();
  const held = AbortSignal.any([options.signal, over.signal]);
  const end = (): void => over.abort();
  const outcomes = await Promise.allSettled([
    work(held).finally(end),
    renewUntil(held, options).finally(end),
  ]);
  await releaseLease(options);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

type RenewalOptions = Pick<WithLeaseOptions, 'database' | 'table' | 'times'>;

/** Leases that this process holds in one table. */
interface Renewals {
  /** Promises that settle when their lease is no longer renewed. */
  readonly held: Map<HeldLease, PromiseWithResolvers<void>>;
  /** Renewal loop, which runs while there are leases. */
  renewing: Promise<void> | undefined;
  /** Statement in progress; never rejects. */
  statement: Promise<void> | undefined;
}

const renewalsByDatabase = new WeakMap<QueryExecutorProvider, Map<string, Renewals>>();

const renewalsOf = ({ database, table, times }: RenewalOptions): Renewals => {
  const ofDatabase = renewalsByDatabase.get(database) ?? new Map<string, Renewals>();
  renewalsByDatabase.set(database, ofDatabase);
  const key = [table, times.lastsMs, times.renewEveryMs].join();
  const known = ofDatabase.get(key);
  if (known !== undefined) return known;
  const renewals = { held: new Map(), renewing: undefined, statement: undefined };
  ofDatabase.set(key, renewals);
  return renewals;
};

/**
 * Resolves when the signal is aborted, or when another process has taken the lease. Rejects when the leases
 * could not be renewed. One statement renews all leases of a table: with one statement per lease, an idle
 * process would write a hundred times a second.
 */
const renewUntil = async (
  signal: AbortSignal,
  { lease, ...options }: RenewalOptions & { readonly lease: HeldLease },
): Promise<void> => {
  if (signal.aborted) return;
  const renewals = renewalsOf(options);
  const over = Promise.withResolvers<void>();
  const end = (): void => over.resolve();
  signal.addEventListener('abort', end);
  renewals.held.set(lease, over);
  renewals.renewing ??= renewAll(renewals, options);
  try {
    await over.promise;
  } finally {
    signal.removeEventListener('abort', end);
    renewals.held.delete(lease);
    // A statement in progress may still renew the lease, which must not happen after its release.
    await renewals.statement;
  }
};

const renewAll = async (renewals: Renewals, options: RenewalOptions): Promise<void> => {
  const { held } = renewals;
  while (held.size > 0) {
    await setTimeout(options.times.renewEveryMs);
    if (held.size === 0) break;
    renewals.statement = renew(new Map(held), options);
    await renewals.statement;
  }
  renewals.renewing = undefined;
};

const renew = async (held: Renewals['held'], options: RenewalOptions): Promise<void> => {
  try {
    const ours = await renewInDatabase([...held.keys()], options);
    for (const [{ name }, over] of held) if (!ours.has(name)) over.resolve();
  } catch (error) {
    for (const over of held.values()) over.reject(error);
  }
};

/**
 * Returns the names of leases that are still held. Skips rows that another transaction has locked until the
 * next time: waiting for the lock would let the other leases expire.
 */
const renewInDatabase = async (
  leases: readonly HeldLease[],
  { database, table, times: { lastsMs } }: RenewalOptions,
): Promise<ReadonlySet<string>> => {
  const names = leases.map(({ name }) => name);
  const epochs = leases.map(({ epoch }) => epoch);
  const { rows } = await sql<{ readonly name: string }>`
    with held as (
      select * from unnest(${names}::text[], ${epochs}::bigint[]) as held (name, epoch)
    ), free as (
      select name from ${sql.table(table)} join held using (name, epoch)
      for no key update of ${sql.table(table)} skip locked
    ), renewed as (
      update ${sql.table(table)} set leased_until = ${leasedFor(lastsMs)}
      where name in (select name from free)
    )
    select name from ${sql.table(table)} join held using (name, epoch)
  `.execute(database);
  return new Set(rows.map(({ name }) => name));
};

const releaseLease = async ({
  database,
  table,
  lease: { name, epoch },
}: Pick<WithLeaseOptions, 'database' | 'table' | 'lease'>): Promise<void> => {
  await sql`
    update ${sql.table(table)} set leased_until = '-infinity'
    where name = ${name} and epoch = ${epoch}
  `.execute(database);
};

/** End of a lease by the clock of the database, which all processes share. */
export const leasedFor = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
