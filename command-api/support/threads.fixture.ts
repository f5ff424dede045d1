import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  ANSWER_HOURS,
  type ThreadStatus,
  type ThreadUrgency,
} from '@hearthway/domain/support/support.constants.ts';
import type { TestApi } from '../command-api.fixture.ts';

interface KeptThread {
  /** Id of the person; random by default. */
  readonly userId?: string;
  readonly threadId?: string;
  readonly status: ThreadStatus;
  readonly urgency: ThreadUrgency;
  /** Null if nothing waits. */
  readonly waitsSince: Date | null;
  readonly bounced?: boolean;
}

const idOf = (): string => randomUUID().replaceAll('-', '');

export const keepThreads = async (
  { database, now }: Pick<TestApi, 'database' | 'now'>,
  threads: readonly KeptThread[],
): Promise<void> => {
  await database
    .insertInto('support_threads')
    .values(
      threads.map(({ userId = idOf(), threadId = idOf(), bounced = false, ...kept }) => ({
        user_id: userId,
        thread_id: threadId,
        sender: 'family' as const,
        channel: 'form' as const,
        topic: 'other' as const,
        priority: 'normal' as const,
        urgency: kept.urgency,
        language: 'en',
        status: kept.status,
        crisis: null,
        opened_at: now(),
        due_at: kept.waitsSince && new Date(kept.waitsSince.getTime() + ANSWER_HOURS * HOUR_MS),
        moved_at: now(),
        messages: 1,
        assigned_to: null,
        merged_into: null,
        viewed: {},
        bounced,
      })),
    )
    .execute();
};
