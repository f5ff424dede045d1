import { type QueryExecutorProvider, sql } from 'kysely';
import { wait } from '../process/wait.ts';

/** The right of one process to do a work that others stand by for, until a newer lease is taken. */
export interface HeldLease {
  readonly name: string;
  /** Grows with each lease. */
  readonly epoch: string;
}

export interface LeaseTimes {
  /** A holder silent for this long counts as gone. */
  readonly lastsMs: number;
  readonly renewEveryMs: number;
  /** Interval at which a process that stands by tries to take the lease. */
  readonly pollEveryMs: number;
}

/**
 * After a kill another process has to write before a read that waits for it gives up, after 2 s. A
 * holder that is merely slow for longer than this loses its lease, and nothing else.
 */
export const DEFAULT_LEASE_TIMES: LeaseTimes = {
  lastsMs: 800,
  renewEveryMs: 200,
  pollEveryMs: 100,
};

export interface WithLeaseOptions {
  readonly database: QueryExecutorProvider;
  /** Has the columns `name`, `epoch` and `leased_until`. */
  readonly table: 'policies' | 'projections';
  readonly lease: HeldLease;
  readonly times: LeaseTimes;
  readonly signal: AbortSignal;
}

/**
 * Renews the lease during the work, and releases it afterwards, so that the next process has it at
 * once. The signal passed to the work is aborted when another process has taken the lease.
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

/** Ends early when there is nothing to renew any more. */
const renewUntil = async (
  signal: AbortSignal,
  {
    database,
    table,
    lease: { name, epoch },
    times: { lastsMs, renewEveryMs },
  }: Omit<WithLeaseOptions, 'signal'>,
): Promise<void> => {
  for (;;) {
    await wait(renewEveryMs, signal);
    if (signal.aborted) return;
    const { rows: renewed } = await sql`
      update ${sql.table(table)} set leased_until = ${leasedFor(lastsMs)}
      where name = ${name} and epoch = ${epoch}
      returning name
    `.execute(database);
    if (renewed.length === 0) return;
  }
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

/** The end of a lease, by the clock of the database, which all processes share. */
export const leasedFor = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
