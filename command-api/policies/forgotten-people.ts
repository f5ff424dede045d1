import { ERASURE_TYPES } from '@hearthway/domain/contexts.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { readStreamId } from '@hearthway/domain/kernel/stream-id.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export interface ForgottenPeople {
  /** Events of these people have no more consequences, whenever they happened. */
  readonly people: ReadonlySet<string>;
  /** Forgets the people whose accounts end with these events, and returns their ids. */
  readonly follow: (events: readonly StoredEvent[]) => Promise<readonly string[]>;
}

/** Reads erasures from the database, which lists them before the log does; the log tells of later ones. */
export const readForgottenPeople = async (
  database: Kysely<CommandSchema>,
  policy: string,
): Promise<ForgottenPeople> => {
  const rows = await database.selectFrom('erased_people').select('user_id').execute();
  const people = new Set(rows.map(({ user_id }) => user_id));
  return {
    people,
    follow: async (events) => {
      const erased = events
        .filter(({ type }) => ERASURE_TYPES.includes(type))
        .map(({ streamId }) => readStreamId(streamId).id);
      for (const userId of erased) people.add(userId);
      if (erased.length === 0) return erased;
      for (const table of ['policy_states', 'policy_parked_events'] as const)
        await database
          .deleteFrom(table)
          .where('policy', '=', policy)
          .where('user_id', 'in', erased)
          .execute();
      return erased;
    },
  };
};
