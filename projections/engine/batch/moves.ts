import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** Position of the last event folded into the rows of each key. */
export type Moves = ReadonlyMap<string, bigint>;

/** Returns rows `m (key, position)`. */
export const movesAsRows = (moves: Moves): RawBuilder<unknown> => sql`
  unnest(
    ${[...moves.keys()]}::text[],
    ${Array.from(moves.values(), String)}::numeric[]
  ) as m (key, position)
`;

/** Keeps the newest position, even when old parked events are folded later. */
export const NEWEST_MOVE = sql`
  (user_id, model) do update set position = greatest(moves.position, excluded.position)
`;

/** Notifies pages; `infra/adapters/postgres/listen.ts` receives it. */
export const notifyOf = (moves: Moves, name: string): RawBuilder<unknown> => sql`
  select count(pg_notify('projected', json_build_object(
    'userId', m.key, 'model', ${name}::text, 'position', m.position::text
  )::text)) from ${movesAsRows(moves)}
`;

/** Stores and notifies moved rows, in the transaction that moved them. */
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
