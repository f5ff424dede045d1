import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** For each key, the position of the last event that was folded into its rows. */
export type Moves = ReadonlyMap<string, bigint>;

/** As rows `m (key, position)`. */
export const movesAsRows = (moves: Moves): RawBuilder<unknown> => sql`
  unnest(
    ${[...moves.keys()]}::text[],
    ${Array.from(moves.values(), String)}::numeric[]
  ) as m (key, position)
`;

/** What `moves` keeps is the newest, also when parked events of long ago are folded at last. */
export const NEWEST_MOVE = sql`
  (user_id, model) do update set position = greatest(moves.position, excluded.position)
`;

/** What pages are told. `infra/adapters/postgres/listen.ts` hears it. */
export const notifyOf = (moves: Moves, name: string): RawBuilder<unknown> => sql`
  select count(pg_notify('projected', json_build_object(
    'userId', m.key, 'model', ${name}::text, 'position', m.position::text
  )::text)) from ${movesAsRows(moves)}
`;

/** Keeps and tells what has moved, in the transaction that moved it. */
export const tellMoves = async (
  database: Kysely<ProjectionsSchema>,
  { name }: Pick<Projection, 'name'>,
  moves: Moves,
): Promise<void> => {
  await sql`
    insert into moves (user_id, model, position)
    select m.key, ${name}, m.position from ${movesAsRows(moves)}
    on conflict ${NEWEST_MOVE}
  `.execute(database);
  await notifyOf(moves, name).execute(database);
};
