import { CHAT_PAGE } from '@hearthway/domain/chat/chat.constants.ts';
import { chatHistorySchema } from '@hearthway/domain/chat/chat.contract.ts';
import pg from 'pg';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import type { RunningStack } from '../../e2e/stack.ts';
import { percentile } from '../load.ts';
import { register } from '../replay/support.ts';
import { sized } from '../size.ts';
import { call } from '../support/requests.ts';

const MESSAGES = sized(10_000, 500);
const READS = sized(100, 20);
const WARM_UP = 10;
const PROJECTED_WITHIN_MS = 30_000;

/**
 * Opening a history of so many messages. A page is read from the streams of its own messages, so those
 * of the newest are stored as the routes store them; the older ones are rows of the projection.
 */
export const measureHistory = async (
  stack: RunningStack,
): Promise<Readonly<Record<string, unknown>>> => {
  const family = await register(stack);
  await addOlder(stack, family.userId);
  for (let nth = 0; nth <= CHAT_PAGE; nth += 1)
    await call(stack, family, {
      path: '/api/support/chat',
      body: { message: `Question ${nth}: who pays for speech therapy?` },
    });
  const open = async () => {
    const start = performance.now();
    const read = await call(stack, family, { path: '/api/support/chat' });
    const ms = performance.now() - start;
    return { ms, entries: chatHistorySchema.parse(read).entries.length };
  };
  const until = performance.now() + PROJECTED_WITHIN_MS;
  while ((await open()).entries < CHAT_PAGE)
    if (performance.now() > until) throw new Error('The page is not complete.');
  const took: number[] = [];
  for (let nth = 0; nth < READS; nth += 1) {
    const { ms } = await open();
    if (nth >= WARM_UP) took.push(ms);
  }
  took.sort((a, b) => a - b);
  return {
    messages: MESSAGES,
    'p50 ms': percentile(took, 0.5).toFixed(1),
    'p95 ms': percentile(took, 0.95).toFixed(1),
    'goal ms': 100,
  };
};

const addOlder = async ({ dataDirectory }: RunningStack, userId: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: readRunningAddresses(dataDirectory).DATABASE_URL,
  });
  await client.connect();
  try {
    await client.query(
      `insert into chats (user_id, chat_message_id, sent_at, outcome, topic)
       select $1, md5('message' || nth), now() - nth * interval '1 hour', 'answered', 'insurance'
       from generate_series(1, $2::int) as nth`,
      [userId, MESSAGES],
    );
  } finally {
    await client.end();
  }
};
