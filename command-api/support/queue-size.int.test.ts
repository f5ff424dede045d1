import { connectCounting } from '@hearthway/infra/adapters/postgres/rows-looked-at.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { MAX_COUNTED, readQueueMetrics } from './queue.ts';

const THREADS = 100_000;
const NOW = new Date('2026-03-01T12:00:00Z');

let api: TestApi;
let counting: ReturnType<typeof connectCounting<CommandSchema>>;

beforeAll(async () => {
  api = await startTestApi();
  // New rows, before PostgreSQL knows that all may see them.
  await sql`alter table support_threads_v1 set (autovacuum_enabled = false)`.execute(api.database);
  await sql`
    insert into support_threads_v1 (
      user_id, thread_id, sender, channel, topic, priority, urgency, language, status, opened_at, due_at,
      moved_at, messages, viewed, bounced
    )
    select
      md5('user' || nth), md5('thread' || nth), 'family', 'form', 'other', 'normal', (nth % 5)::text, 'en',
      case when nth % 4 = 0 then 'resolved' else 'waiting' end, ${NOW},
      case when nth % 4 > 0 then ${NOW}::timestamptz + (nth - 72000) * interval '1 second' end,
      ${NOW}, '2', '{}', 'false'
    from generate_series(1, ${THREADS}::int) as nth
  `.execute(api.database);
  await sql`analyze support_threads_v1`.execute(api.database);
  counting = connectCounting(api.databaseUrl);
});

afterAll(async () => {
  await counting.database.destroy();
  await api.stop();
});

test('of a long queue, /health counts no more than it tells', async () => {
  const { database, rowsLookedAt } = counting;
  expect(await rowsLookedAt(() => readQueueMetrics(database, NOW))).toBeLessThan(
    2 * MAX_COUNTED + 10,
  );
  expect(await readQueueMetrics(database, NOW)).toEqual({
    waiting: MAX_COUNTED,
    overdue: MAX_COUNTED,
    // The first promise ended 71,999 seconds ago.
    oldestWaitSeconds: 48 * 3_600 + 71_999,
  });
});
