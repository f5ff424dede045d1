import type { AlertConsequence } from '@hearthway/domain/kernel/policy.ts';
import { type Kysely, sql } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

type NewNotice = AlertConsequence['alert'] & {
  /** Idempotency key: posted again under the same id, the notice stays one. */
  readonly id: string;
  readonly userId: string;
};

export interface Notices {
  /** Does nothing for a person who was erased meanwhile. */
  readonly post: (notice: NewNotice) => Promise<void>;
}

interface NoticesOptions {
  readonly database: Kysely<CommandSchema>;
  readonly clock: () => Date;
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
