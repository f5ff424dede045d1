import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** The right to write the live table of a projection, until a newer lease is taken. */
export interface Lease {
  readonly name: string;
  readonly version: number;
  readonly epoch: string;
  /** Checkpoint of the table when the lease was taken: no other writer can have moved it since. */
  readonly position: bigint;
}

export interface LeaseTimes {
  /** A writer silent for this long counts as gone. */
  readonly lastsMs: number;
  readonly renewEveryMs: number;
  /** Interval at which a process that stands by tries to take the lease. */
  readonly pollEveryMs: number;
}

/**
 * After a kill another process has to write before a read that waits for it gives up, after 2 s. A
 * writer that is merely slow for longer than this loses its lease, and nothing else.
 */
export const DEFAULT_LEASE_TIMES: LeaseTimes = {
  lastsMs: 800,
  renewEveryMs: 200,
  pollEveryMs: 100,
};

export interface TakeLeaseOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly projection: Pick<Projection, 'name' | 'definition'>;
  readonly lastsMs: number;
  /** The epoch of the lease that the caller had before: it need not wait for its own to end. */
  readonly previous?: string | undefined;
  /** Takes it even from a healthy writer, which then stands by. */
  readonly isForced?: boolean;
}

/**
 * Undefined while another process holds it, or while the live table is of another definition. The
 * epoch grows with each lease, in the checkpoint's row as well: this waits for a batch that the
 * previous writer is committing, and refuses all of its later ones.
 */
export const takeLease = async ({
  database,
  projection: { name, definition },
  lastsMs,
  previous,
  isForced = false,
}: TakeLeaseOptions): Promise<Lease | undefined> => {
  const { rows } = await sql<Omit<Lease, 'position'> & { readonly position: string }>`
    with taken as (
      update projections p
      set epoch = epoch + 1, leased_until = ${fromNow(lastsMs)}
      where name = ${name}
        and (leased_until < now() or epoch = ${previous ?? null} or ${isForced})
        and exists (
          select from checkpoints c
          where c.name = p.name and c.version = p.live_version and c.definition = ${definition}
        )
      returning name, live_version, epoch
    )
    update checkpoints c set epoch = taken.epoch
    from taken where c.name = taken.name and c.version = taken.live_version
    returning c.name, c.version, c.epoch, c.position
  `.execute(database);
  const lease = rows[0];
  return lease && { ...lease, position: BigInt(lease.position) };
};

export interface WithLeaseOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly lease: Lease;
  readonly times: LeaseTimes;
  readonly signal: AbortSignal;
}

/**
 * Renews the lease during the work, and releases it afterwards, so that the next process has it at
 * once. The signal passed to the work is aborted when another process has taken the lease.
 */
export const withLease = async (
  { database, lease, times, signal }: WithLeaseOptions,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const over = new AbortController();
  const held = AbortSignal.any([signal, over.signal]);
  const end = (): void => over.abort();
  const outcomes = await Promise.allSettled([
    work(held).finally(end),
    renewUntil(held, { database, lease, times }).finally(end),
  ]);
  await releaseLease(database, lease);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/** Ends early when there is nothing to renew any more. */
const renewUntil = async (
  signal: AbortSignal,
  {
    database,
    lease: { name, epoch },
    times: { lastsMs, renewEveryMs },
  }: Omit<WithLeaseOptions, 'signal'>,
): Promise<void> => {
  for (;;) {
    await wait(renewEveryMs, signal);
    if (signal.aborted) return;
    const renewed = await database
      .updateTable('projections')
      .set({ leased_until: fromNow(lastsMs) })
      .where('name', '=', name)
      .where('epoch', '=', epoch)
      .returning('name')
      .executeTakeFirst();
    if (renewed === undefined) return;
  }
};

const releaseLease = async (
  database: Kysely<ProjectionsSchema>,
  { name, epoch }: Lease,
): Promise<void> => {
  await database
    .updateTable('projections')
    .set({ leased_until: sql<Date>`'-infinity'` })
    .where('name', '=', name)
    .where('epoch', '=', epoch)
    .execute();
};

/** By the clock of the database, which all of them share. */
const fromNow = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
