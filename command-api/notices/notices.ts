import type { AlertConsequence } from '@hearthway/domain/kernel/policy.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

type NewNotice = AlertConsequence['alert'] & {
  /** Posted again under the same id, it stays one. */
  readonly id: string;
  /** The person who wrote of a danger. */
  readonly userId: string;
};

/** Alerts that staff are to get. */
export interface Notices {
  /** Nothing for a person who was erased meanwhile. */
  readonly post: (notice: NewNotice) => Promise<void>;
}

interface NoticesOptions {
  readonly database: Kysely<CommandSchema>;
  readonly clock: () => Date;
  /** One waits to be sent. */
  readonly onPosted: () => void;
}

export const createNotices = ({ database, clock, onPosted }: NoticesOptions): Notices => ({
  post: async ({ id, userId, alertId, to, dueAt }) => {
    await sql`
      insert into staff_notices (id, user_id, alert_id, addressed_to, created_at, due_at)
      select ${id}, user_id, ${alertId}, ${to}, ${clock()}, ${dueAt}
      from people where user_id = ${userId}
      on conflict (id) do nothing
    `.execute(database);
    onPosted();
  },
});
