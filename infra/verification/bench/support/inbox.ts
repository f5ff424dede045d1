import { inboxPageSchema } from '@hearthway/domain/staff/inbox.contract.ts';
import { CONTACT_TOPICS } from '@hearthway/domain/support/support.constants.ts';
import pg from 'pg';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import type { SignedIn } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from './requests.ts';

const READS = sized(100, 20);
const WARM_UP = 10;

export interface LargeInbox {
  readonly stack: RunningStack;
  /** The first one reads. */
  readonly supporters: readonly SignedIn[];
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

/**
 * Rows as the projection writes them, and the lists of the inbox over them. Three quarters wait, a
 * third is assigned, and the parts of each filter are spread evenly over the queue.
 */
export const measureInbox = async ({
  stack,
  supporters,
  threads,
}: LargeInbox): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const [supporter] = supporters;
  if (supporter === undefined) throw new Error('There is no support member.');
  await fill(stack, { threads, supporterIds: supporters.map(({ userId }) => userId) });
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
    if (found === 0) throw new Error(`No thread is listed under ${list}.`);
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

interface Filling {
  readonly threads: number;
  readonly supporterIds: readonly string[];
}

const fill = async (
  { dataDirectory }: RunningStack,
  { threads, supporterIds }: Filling,
): Promise<void> => {
  const client = new pg.Client({
    connectionString: readRunningAddresses(dataDirectory).DATABASE_URL,
  });
  await client.connect();
  try {
    await client.query(
      `insert into support_threads (
        user_id, thread_id, sender, channel, topic, priority, urgency, language, status, crisis,
        opened_at, due_at, moved_at, messages, assigned_to, merged_into, viewed, bounced
      )
      select
        md5('user' || nth), md5('thread' || nth), 'family', 'form', ($2::text[])[1 + nth % $3::int],
        priority,
        case
          when crisis is not null then '0' when priority = 'high' then '1' when nth % 13 = 0 then '2'
          when priority = 'low' then '4' else '3'
        end,
        case when nth % 7 = 0 then 'es' else 'en' end, status, crisis,
        now() - nth * interval '2 seconds',
        case when status = 'waiting' then now() + (172800 - nth * 2) * interval '1 second' end,
        now() - nth * interval '1 second', '2',
        case when nth % 3 = 0 then ($4::text[])[1 + nth % $5::int] end,
        null, '{}', case when nth % 211 = 0 then 'true' else 'false' end::jsonb
      from generate_series(1, $1::int) as nth
      cross join lateral (
        select
          case when nth % 5 = 0 then 'resolved' when nth % 17 = 0 then 'answered' else 'waiting' end
            as status,
          case when nth % 47 = 0 then 'high' when nth % 11 = 0 then 'low' else 'normal' end
            as priority,
          case when nth % 997 = 0 then 'overwhelmed' end as crisis
      ) as thread`,
      [threads, [...CONTACT_TOPICS], CONTACT_TOPICS.length, supporterIds, supporterIds.length],
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
