import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../live/page.fixture.ts';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const build = (options: BuildOverOptions = {}) => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  return app;
};

const newId = () => randomUUID().replaceAll('-', '');
const ZIP = Buffer.from('PK and all the rest');

/** A family with a finished copy. */
const withCopy = async (expiresAt?: Date) => {
  const family = await scenario.signUp();
  const id = newId();
  const requestedAt = new Date('2026-01-02T23:04:05.678Z');
  await scenario.keepExport(family.userId, {
    id,
    zip: ZIP,
    requestedAt,
    ...(expiresAt && { expiresAt }),
  });
  return { family, id };
};

const newest = async ({ headers }: Family) =>
  (await build().inject({ url: '/api/account/export', headers })).json();

const fetchFile = ({ headers }: Family, id: string) =>
  build().inject({ url: `/api/account/export/${id}/file`, headers });

test('an account without a copy gets none', async () => {
  expect(await newest(await scenario.signUp())).toBeNull();
});

test('a copy is listed with its size and last day, for its owner alone', async () => {
  const expiresAt = new Date(Date.now() + 60_000);
  const { family, id } = await withCopy(expiresAt);
  expect(await newest(family)).toEqual({
    id,
    status: 'ready',
    percent: 100,
    requestedAt: '2026-01-02T23:04:05.678Z',
    expiresAt: expiresAt.toISOString(),
    bytes: ZIP.length,
  });
  expect(await newest(await scenario.signUp())).toBeNull();
});

test('one that is being built is newer than one that is ready', async () => {
  const { family } = await withCopy();
  const id = newId();
  await scenario.database
    .insertInto('data_exports')
    .values({ id, user_id: family.userId, status: 'building', requested_at: new Date() })
    .execute();
  expect(await newest(family)).toMatchObject({ id, status: 'building', expiresAt: null });
  expect((await fetchFile(family, id)).statusCode).toBe(404);
});

test('its file is the ZIP, with the day in its name, and never cached', async () => {
  const { family, id } = await withCopy();
  const { statusCode, headers, rawPayload } = await fetchFile(family, id);
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(ZIP);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="hearthway-data-2026-01-02.zip"',
    'cache-control': 'no-store',
  });
});

test("another person's copy is not found, and neither is an expired one", async () => {
  const { id } = await withCopy();
  expect((await fetchFile(await scenario.signUp(), id)).statusCode).toBe(404);
  const late = await withCopy(new Date(Date.now() - 1));
  expect(await newest(late.family)).toBeNull();
  expect((await fetchFile(late.family, late.id)).statusCode).toBe(404);
});

test('without the key of its person, a copy is not there', async () => {
  const { family, id } = await withCopy();
  await scenario.database.deleteFrom('person_keys').where('user_id', '=', family.userId).execute();
  expect((await fetchFile(family, id)).statusCode).toBe(404);
});

test('an invalid id is refused', async () => {
  expect((await fetchFile(await scenario.signUp(), 'mine')).statusCode).toBe(400);
});

test("a page is told the progress of its own account's copy only", async () => {
  const [family, other] = [await scenario.signUp(), await scenario.signUp()];
  const app = build();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const page = openPage(address, {
    auth: { token: family.token },
    headers: { cookie: family.headers.cookie },
  });
  const received: unknown[] = [];
  page.socket.on('export-progress', (progress) => received.push(progress));
  await page.connected;
  const exportId = newId();
  const tell = async (userId: string, percent: number): Promise<void> => {
    const payload = JSON.stringify({ userId, exportId, status: 'building', percent });
    await sql`select pg_notify('export_progress', ${payload})`.execute(scenario.database);
  };
  await sql`select pg_notify('export_progress', 'nonsense')`.execute(scenario.database);
  // It may not listen yet.
  await eventually(async () => {
    await tell(other.userId, 10);
    await tell(family.userId, 20);
    expect(received).toContainEqual({ exportId, status: 'building', percent: 20 });
  });
  expect(received).not.toContainEqual(expect.objectContaining({ percent: 10 }));
});
