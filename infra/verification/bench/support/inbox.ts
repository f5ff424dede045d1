import { inboxPageSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { CONTACT_TOPICS } from '@hearthway/domain/support/support.constants.ts';
import pg from 'pg';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import type { SignedIn } from '../replay/support.ts';
import { call } from './requests.ts';

const READS = 100;
const WARM_UP = 10;

export interface LargeInbox {
  readonly stack: RunningStack;
  readonly supporter: SignedIn;
  readonly threads: number;
}

/** Lists that support asks for. The last one finds few among many. */
const LISTS: Readonly<Record<string, string>> = {
  'the queue': '',
  'words of a crisis': '?crisis=yes',
  'one topic': '?topic=insurance',
  'high priority, in Spanish': '?priority=high&language=es',
  'assigned to me': '?assignee=me',
  resolved: '?status=resolved',
};

/** Rows as the projection writes them, most of which wait, and the lists of the inbox over them. */
export const measureInbox = async ({
  stack,
  supporter,
  threads,
}: LargeInbox): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  await fill(stack, threads);
  const rows = [];
  for (const [list, search] of Object.entries(LISTS)) {
    const took: number[] = [];
    let found = 0;
    for (let nth = 0; nth < READS; nth += 1) {
      const start = performance.now();
      const read = await call(stack, supporter, { path: `/api/staff/threads${search}` });
      const ms = performance.now() - start;
      found = inboxPageSchema.parse(read).threads.length;
      if (nth >= WARM_UP) took.push(ms);
    }
    took.sort((a, b) => a - b);
    rows.push({
      list,
      listed: found,
      'p50 ms': percentile(took, 0.5).toFixed(1),
      'p95 ms': percentile(took, 0.95).toFixed(1),
      'goal ms': 100,
    });
  }
  return rows;
};

const fill = async ({ dataDirectory }: RunningStack, threads: number): Promise<void> => {
  const client = new pg.Client({
    connectionString: readRunningAddresses(dataDirectory).DATABASE_URL,
  });
  await client.connect();
  try {
    await client.query(
      `insert into support_threads (
        user_id, thread_id, sender, topic, priority, urgency, language, status, crisis, opened_at,
        due_at, moved_at, messages, assigned_to, merged_into, viewed, bounced
      )
      select
        md5('user' || nth), md5('thread' || nth), 'family', ($2::text[])[1 + nth % $3::int],
        case when nth % 50 = 0 then 'high' else 'normal' end,
        case when nth % 1000 = 0 then '0' when nth % 50 = 0 then '1' else '3' end,
        case when nth % 7 = 0 then 'es' else 'en' end,
        case when nth % 5 = 0 then 'resolved' else 'waiting' end,
        case when nth % 1000 = 0 then 'overwhelmed' end,
        now() - nth * interval '1 second',
        case when nth % 5 = 0 then null else now() + (172800 - nth) * interval '1 second' end,
        now() - nth * interval '1 second', '1', null, null, '{}', 'false'
      from generate_series(1, $1::int) as nth`,
      [threads, [...CONTACT_TOPICS], CONTACT_TOPICS.length],
    );
    const { rows } = await client.query<{ readonly table: string }>(
      `select distinct table_name as "table" from information_schema.view_table_usage
       where view_name = 'support_threads'`,
    );
    for (const { table } of rows) await client.query(`analyze ${pg.escapeIdentifier(table)}`);
  } finally {
    await client.end();
  }
};
