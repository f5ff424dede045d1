import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Kysely } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

export interface LiveVersion {
  readonly version: number;
  readonly definition: number;
  readonly position: bigint;
}

export const readLiveVersion = async (
  database: Kysely<ProjectionsSchema>,
  { name }: Pick<Projection, 'name'>,
): Promise<LiveVersion> => {
  const { position, ...live } = await database
    .selectFrom('projections')
    .innerJoin('checkpoints', (join) =>
      join
        .onRef('checkpoints.name', '=', 'projections.name')
        .onRef('checkpoints.version', '=', 'projections.live_version'),
    )
    .select(['version', 'definition', 'position'])
    .where('projections.name', '=', name)
    .executeTakeFirstOrThrow();
  return { ...live, position: BigInt(position) };
};
