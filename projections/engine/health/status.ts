import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

export interface Status {
  readonly version: number;
  /** Definition of the live table. */
  readonly definition: number;
  readonly position: bigint;
  readonly movedAt: Date;
  readonly isLeased: boolean;
  readonly parkedKeys: number;
  /** Position and reason of the first event that could not be folded. */
  readonly firstParked: { readonly position: bigint; readonly reason: string } | undefined;
}

export const readStatus = async (
  database: Kysely<ProjectionsSchema>,
  { name }: Pick<Projection, 'name'>,
): Promise<Status> => {
  const live = await database
    .selectFrom('projections as p')
    .innerJoin('checkpoints as c', (join) =>
      join.onRef('c.name', '=', 'p.name').onRef('c.version', '=', 'p.live_version'),
    )
    .select(['c.version', 'c.definition', 'c.position', 'c.moved_at'])
    .select(sql<boolean>`p.leased_until > now()`.as('is_leased'))
    .where('p.name', '=', name)
    .executeTakeFirstOrThrow();
  const parked = database
    .selectFrom('parked_events')
    .where('name', '=', name)
    .where('version', '=', live.version);
  const { keys } = await parked
    .select(({ fn }) => fn.count('key').distinct().as('keys'))
    .executeTakeFirstOrThrow();
  const first = await parked
    .select(['position', 'reason'])
    .where('reason', 'is not', null)
    .$narrowType<{ reason: string }>()
    .orderBy('position')
    .executeTakeFirst();
  return {
    version: live.version,
    definition: live.definition,
    position: BigInt(live.position),
    movedAt: live.moved_at,
    isLeased: live.is_leased,
    parkedKeys: Number(keys),
    firstParked: first && { position: BigInt(first.position), reason: first.reason },
  };
};
