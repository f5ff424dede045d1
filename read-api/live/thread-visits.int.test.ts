import { randomUUID } from 'node:crypto';
import type { Projected } from '@hearthway/domain/live/live.contract.ts';
import {
  hashOfSecret,
  THREAD_COOKIE,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, eventually, type Scenario, startScenario } from '../read-api.fixture.ts';
import { openPage } from './page.fixture.ts';

let scenario: Scenario;
let address: string;
let closeApi: () => Promise<void>;

beforeAll(async () => {
  scenario = await startScenario();
  const { app, close } = buildOver(scenario);
  closeApi = close;
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
});

afterAll(async () => {
  await closeApi();
  await scenario.stop();
});

/** A browser that has opened the thread of a visitor by the link in a mail. */
const openThread = async () => {
  const [visitor, threadId, secret] = [newId(), newId(), newId()];
  await sql`
    insert into visitors (user_id, email_key, email, language, created_at, last_wrote_at)
    values (${visitor}, ${visitor}, 'eva@example.org', 'en', now(), now())
  `.execute(scenario.database);
  await sql`
    insert into thread_links
      (code_hash, thread_id, user_id, created_at, expires_at, used_at, visit_hash, visit_ends_at)
    values (${hashOfSecret(newId())}, ${threadId}, ${visitor}, now(), now() + interval '1 day', now(),
      ${hashOfSecret(secret)}, now() + interval '1 day')
  `.execute(scenario.database);
  return { visitor, cookie: `${THREAD_COOKIE}=${secret}` };
};

const newId = (): string => randomUUID().replaceAll('-', '');

const move = async (userId: string): Promise<Projected> => {
  const position = await scenario.append();
  await scenario.project({ model: 'support_threads', userId, position });
  return { model: 'support_threads', position: String(position) };
};

/** Moves that a page has heard of: while it connects, it may be told of one twice. */
const movesOf = ({ received }: { readonly received: readonly Projected[] }): readonly Projected[] =>
  received.filter(({ position }, at) => position !== received[at - 1]?.position);

test('a visitor’s page hears that the thread has moved, before and after it connects', async () => {
  const { visitor, cookie } = await openThread();
  const before = await move(visitor);
  const page = openPage(address, { headers: { cookie } });
  await eventually(() => expect(movesOf(page)).toEqual([before]));
  const after = await move(visitor);
  await eventually(() => expect(movesOf(page)).toEqual([before, after]));
});

test('a signed-in page in the visitor’s browser hears of its own threads and the visitor’s', async () => {
  const { visitor, cookie } = await openThread();
  const { token, headers, userId } = await scenario.signUp();
  const before = await move(visitor);
  const page = openPage(address, {
    auth: { token },
    headers: { cookie: `${headers.cookie}; ${cookie}` },
  });
  await eventually(() => expect(movesOf(page)).toEqual([before]));
  const moves = [await move(userId), await move(visitor)];
  await eventually(() => expect(movesOf(page)).toEqual([before, ...moves]));
});

test('a browser without the cookie hears nothing of a visitor’s thread', async () => {
  const { visitor } = await openThread();
  const { token, headers, userId } = await scenario.signUp();
  const page = openPage(address, { auth: { token }, headers: { cookie: headers.cookie } });
  await page.connected;
  await move(visitor);
  const own = await move(userId);
  await eventually(() => expect(page.received).toEqual([own]));
});
