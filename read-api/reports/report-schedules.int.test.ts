import { randomUUID } from 'node:crypto';
import { scheduleSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let analyst: Family;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  await app.ready();
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

beforeEach(async () => {
  analyst = await signUpAnalyst();
});

const signUpAnalyst = async (): Promise<Family> => {
  const { userId } = await scenario.signUp();
  await sql`update accounts set role = 'analyst' where user_id = ${userId}`.execute(
    scenario.database,
  );
  return scenario.signIn(userId);
};

interface Kept {
  readonly report?: string;
  readonly status?: 'active' | 'paused' | 'stopped';
  readonly createdAt?: string;
}

/** Does what command-api does. */
const keepSchedule = async (
  { userId }: Family,
  { report = 'retention', status = 'active', createdAt = '2026-02-01T00:00:00.000Z' }: Kept = {},
): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  await sql`
    insert into report_schedules
      (id, user_id, report, group_by, state, cadence, status, reason, created_at, due_at)
    values (${id}, ${userId}, ${report}, 'week', 'NC', 'weekly', ${status},
      ${status === 'paused' ? 'address-refused' : null}, ${createdAt}, '2026-02-09T00:00:00Z')
  `.execute(scenario.database);
  return id;
};

const keepRun = async (
  { userId }: Family,
  scheduleId: string,
  fromDay: string,
): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  await sql`
    insert into report_runs (id, user_id, report, report_version, from_day, to_day, group_by, status,
      started_at, schedule_id)
    values (${id}, ${userId}, 'retention', 1, ${fromDay}, ${fromDay}, 'week', 'failed', now(),
      ${scheduleId})
  `.execute(scenario.database);
  return id;
};

const schedules = async ({ headers }: Family) => {
  const answer = await app.inject({ url: '/api/staff/reports/schedules', headers });
  return z.array(scheduleSchema).parse(answer.json());
};

test('an analyst sees their own schedules, the oldest first, with the last report of each', async () => {
  const second = await keepSchedule(analyst, { createdAt: '2026-02-02T00:00:00.000Z' });
  const first = await keepSchedule(analyst, { report: 'favorites', status: 'paused' });
  await keepSchedule(await signUpAnalyst());
  await keepRun(analyst, second, '2026-01-26');
  const last = await keepRun(analyst, second, '2026-02-02');
  expect(await schedules(analyst)).toEqual([
    {
      scheduleId: first,
      report: 'favorites',
      groupBy: 'week',
      state: 'NC',
      cadence: 'weekly',
      status: 'paused',
      reason: 'address-refused',
      nextDay: '2026-02-09',
      lastRun: null,
    },
    expect.objectContaining({
      scheduleId: second,
      status: 'active',
      reason: null,
      lastRun: { runId: last, status: 'failed' },
    }),
  ]);
});

test('a stopped schedule is not listed', async () => {
  await keepSchedule(analyst, { status: 'stopped' });
  expect(await schedules(analyst)).toEqual([]);
});

test('the address that stops mails, when it is opened, leads to a page and changes nothing', async () => {
  const id = await keepSchedule(analyst);
  const token = `${id}${'S'.repeat(43)}`;
  const answer = await app.inject({ url: `/api/report-mails/stop?token=${token}` });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({
    location: `/stop-report-mails#${token}`,
    'cache-control': 'no-store',
  });
  expect(await schedules(analyst)).toMatchObject([{ scheduleId: id, status: 'active' }]);
});

test.for(['', '?token=', '?token=%2F%2Fevil.example', `?token=${'S'.repeat(74)}%0A`])(
  'an address without a secret leads nowhere: %s',
  async (query) => {
    const answer = await app.inject({ url: `/api/report-mails/stop${query}` });
    expect(answer.statusCode).toBe(400);
  },
);
