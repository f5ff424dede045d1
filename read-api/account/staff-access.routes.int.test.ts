import type { SupportAct } from '@hearthway/domain/staff/support-access.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const STAFF_ID = '5'.repeat(32);

const ask = async ({ headers }: Family, minPosition = 0n) => {
  const { app, close } = buildOver(scenario, { waitMs: 50 });
  onTestFinished(close);
  return app.inject({
    url: '/api/account/staff-access',
    headers: { ...headers, 'x-min-position': String(minPosition) },
  });
};

const did = async (
  { userId }: Family,
  what: SupportAct,
  { position, at }: { readonly position: bigint; readonly at: string },
): Promise<void> => {
  await sql`
    insert into staff_access_v1 values (
      ${userId}, ${String(position)}, 'e1', ${STAFF_ID}, ${what},
      ${JSON.stringify({ reason: 'They cannot find it', note: 'Call back' })}, ${at}
    )
  `.execute(scenario.database);
};

test('a family sees when support looked at its data, newest first, without names and notes of staff', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  await did(mine, 'timeline-viewed', { position: 1n, at: '2026-11-21T09:00:00Z' });
  await did(mine, 'note-added', { position: 2n, at: '2026-11-21T09:01:00Z' });
  await did(mine, 'detail-revealed', { position: 3n, at: '2026-11-21T09:02:00.5Z' });
  await did(mine, 'mail-resent', { position: 10n, at: '2026-11-21T09:03:00Z' });
  const { body } = await ask(mine);
  expect(JSON.parse(body)).toEqual([
    { what: 'mail-resent', at: '2026-11-21T09:03:00.000Z' },
    { what: 'detail-revealed', at: '2026-11-21T09:02:00.500Z' },
    { what: 'timeline-viewed', at: '2026-11-21T09:00:00.000Z' },
  ]);
  expect((await ask(theirs)).json()).toEqual([]);
});

test('it says up to where that is the log, and when there is more to come', async () => {
  const mine = await scenario.signUp();
  const position = await scenario.append();
  const stale = await ask(mine, position);
  expect(stale.headers).toMatchObject({ 'x-stale': 'true' });
  await scenario.project({ model: 'staff_access', userId: mine.userId, position });
  const fresh = await ask(mine, position);
  expect(fresh.headers).toMatchObject({ 'x-position': String(position) });
  expect(fresh.headers).not.toHaveProperty('x-stale');
});
