import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { grantUntil, staffThread } from '@hearthway/domain/staff/staff-thread.ts';
import type { ReadState } from '@hearthway/infra/adapters/event-store/read-state.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';

export interface StaffThreadOptions {
  readonly database: Kysely<ReadSchema>;
  readonly readState: ReadState;
  readonly clock: () => Date;
}

interface Reading {
  readonly threadId: string;
  /** Staff member who asks. */
  readonly staffId: string;
}

/** Maximum of a person's other threads, which is more than anyone has. */
const MAX_OTHERS = 100;

/**
 * Reads a thread with its words from its stream, so that it is never behind, and readable only as long as its
 * keys exist. Refuses with `UnknownThread`, with `PersonErased`, and with `ThreadGrantRequired` without a
 * current look. Includes messages of threads that were merged into it.
 */
export const readStaffThread = async (
  { database, readState, clock }: StaffThreadOptions,
  { threadId, staffId }: Reading,
): Promise<StaffThread> => {
  const thread = await readState(staffThread, threadId);
  if (thread === null) throw refuse('UnknownThread');
  if (await isErased(database, thread.userId)) throw refuse('PersonErased');
  const until = grantUntil(thread, { staffId, now: clock() });
  if (until === undefined) throw refuse('ThreadGrantRequired');
  const rows = await readThreadsOf(database, thread.userId);
  const joined = await Promise.all(
    rows
      .filter(({ merged_into }) => merged_into === threadId)
      .map(({ thread_id }) => readState(staffThread, thread_id)),
  );
  const own = rows.find(({ thread_id }) => thread_id === threadId);
  // The row knows whether a merged thread still waits; then this one waits as well.
  const waits = joined.length > 0 && own?.status === 'waiting' && thread.status === 'answered';
  return {
    ...thread,
    ...(waits && { status: 'waiting', dueAt: own.due_at?.toISOString() ?? null }),
    grantUntil: until,
    seen: thread.messages.length,
    messages: inOrder([thread, ...joined].flatMap((each) => each?.messages ?? [])),
    notes: inOrder([thread, ...joined].flatMap((each) => each?.notes ?? [])),
    others: rows
      .filter(({ thread_id }) => thread_id !== threadId)
      .map((row) => ({
        threadId: row.thread_id,
        topic: row.topic,
        status: row.status,
        openedAt: row.opened_at.toISOString(),
        messages: row.messages,
      })),
  };
};

const inOrder = <Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

const isErased = async (database: Kysely<ReadSchema>, userId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('erased_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const readThreadsOf = (database: Kysely<ReadSchema>, userId: string) =>
  database
    .selectFrom('support_threads')
    .select(['thread_id', 'topic', 'status', 'opened_at', 'due_at', 'messages', 'merged_into'])
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .limit(MAX_OTHERS)
    .execute();
