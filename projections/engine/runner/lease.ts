import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type HeldLease, leasedFor } from '@hearthway/infra/adapters/following/lease.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** Lease to write the live table of a projection, until a newer one is taken. */
export interface Lease extends HeldLease {
  readonly version: number;
  /** Checkpoint of the table when the lease was taken; no other writer can have moved it since. */
  readonly position: bigint;
}

export interface TakeLeaseOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly projection: Pick<Projection, 'name' | 'definition'>;
  readonly lastsMs: number;
  /** Epoch of the caller's previous lease, whose end it need not wait for. */
  readonly previous?: string | undefined;
  /** Takes the lease even from a healthy writer, which then stands by. */
  readonly isForced?: boolean;
}

/**
 * Returns undefined while another process holds it, or if the live table has another definition. The epoch
 * grows with each lease, also in the checkpoint's row: this waits for a batch that the previous writer is
 * committing, and refuses all of its later ones.
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
      set epoch = epoch + 1, leased_until = ${leasedFor(lastsMs)}
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
