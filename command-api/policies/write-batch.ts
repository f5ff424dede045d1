import { ReplacedWriterError } from '@hearthway/infra/adapters/following/follower.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import type { PolicyLease } from './policy-lease.ts';

export interface ParkedEvent {
  readonly key: string;
  readonly position: bigint;
  /** Error for the operator, without personal data. Null if it only waits for earlier events. */
  readonly reason: string | null;
}

export interface WriteBatchOptions {
  readonly database: Kysely<CommandSchema>;
  readonly lease: Pick<PolicyLease, 'name' | 'epoch'>;
  readonly from: bigint;
  readonly to: bigint;
  /** JSON, by key. */
  readonly states: ReadonlyMap<string, string>;
  readonly parked: readonly ParkedEvent[];
  /** Positions of events that are no longer parked. */
  readonly unparked: readonly bigint[];
}

/**
 * Writes states, parked events and the checkpoint atomically, in one statement. All parts join the updated
 * checkpoint, which does not exist for a replaced process, or one that starts from another position. It then
 * rejects with `ReplacedWriterError`.
 */
export const writeBatch = async ({
  database,
  lease: { name, epoch },
  from,
  to,
  states,
  parked,
  unparked,
}: WriteBatchOptions): Promise<void> => {
  const { rows: written } = await sql`
    with moved as (
      update policies set position = ${to.toString()}, moved_at = now()
      where name = ${name} and epoch = ${epoch} and position = ${from.toString()}
      returning name
    ), changed as (
      insert into policy_states (policy, user_id, state)
      select moved.name, s.user_id, s.state
      from moved, unnest(
        ${[...states.keys()]}::text[],
        ${[...states.values()]}::text[]::jsonb[]
      ) as s (user_id, state)
      on conflict (policy, user_id) do update set state = excluded.state
    ), parked as (
      insert into policy_parked_events (policy, user_id, position, reason)
      select moved.name, e.user_id, e.position, e.reason
      from moved, unnest(
        ${parked.map(({ key }) => key)}::text[],
        ${parked.map(({ position }) => position.toString())}::numeric[],
        ${parked.map(({ reason }) => reason)}::text[]
      ) as e (user_id, position, reason)
      on conflict (policy, position) do update set reason = excluded.reason
    ), unparked as (
      delete from policy_parked_events e using moved
      where e.policy = moved.name and e.position = any(${unparked.map(String)}::numeric[])
    )
    select name from moved
  `.execute(database);
  if (written.length === 0) throw new ReplacedWriterError(`Another process runs ${name} now.`);
};
