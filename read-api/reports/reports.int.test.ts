import { randomUUID } from 'node:crypto';
import {
  type ReportTable,
  type RunProgress,
  reportSchema,
  runSchema,
} from '@hearthway/domain/reports/reports.contract.ts';
import { REPORT_PROGRESS_CHANNEL } from '@hearthway/infra/adapters/reports/report-runs.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openPage } from '../live/page.fixture.ts';
import {
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

const TABLE: ReportTable = {
  columns: [
    { id: 'group', label: 'Group', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
  ],
  rows: [
    ['=2+2', 7],
    ['speech, play', -1],
  ],
  told: { from: '2025-12-29', to: '2026-02-01' },
};

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

/** Does what command-api does. */
const keepRun = async (
  { userId }: Family,
  {
    table,
    startedAt = '2026-02-01T00:00:00.000Z',
  }: { table: ReportTable | null; startedAt?: string },
): Promise<string> => {
  const id = randomUUID().replaceAll('-', '');
  await scenario.database
    .insertInto('report_runs')
    .values({
      id,
      user_id: userId,
      report: 'searches-without-results',
      report_version: 1,
      from_day: '2026-01-01',
      to_day: '2026-01-31',
      group_by: 'category',
      state: null,
      as_of: null,
      status: table === null ? 'running' : 'done',
      started_at: new Date(startedAt),
      share: table === null ? 0.25 : 1,
      events: 1_000,
      events_per_second: 500,
    })
    .execute();
  if (table !== null)
    await scenario.database
      .updateTable('report_runs')
      .set({ result: JSON.stringify(table), seconds_left: 0 })
      .where('id', '=', id)
      .execute();
  return id;
};

const get = ({ headers }: Family, url: string) => app.inject({ method: 'GET', url, headers });

describe('an analyst', () => {
  test('gets the list of reports', async () => {
    const answer = await get(analyst, '/api/staff/reports');
    const reports = z.array(reportSchema).parse(answer.json());
    expect(reports.map(({ id }) => id)).toContain('retention');
  });

  test('gets each report and its columns in the language of the page', async () => {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (language) => {
        const headers = { ...analyst.headers, 'accept-language': language };
        const answer = await app.inject({ method: 'GET', url: '/api/staff/reports', headers });
        return z.array(reportSchema).parse(answer.json());
      }),
    );
    const words = (reports: typeof english) =>
      (reports ?? []).flatMap(({ title, describes, columns }) => [
        title,
        describes,
        ...columns.map(({ label }) => label),
      ]);
    expect(words(english)).toContain('Retention by week');
    expect(words(spanish)).toContain('Retención por semana');
    const same = words(spanish).filter((text) => words(english).includes(text));
    expect(new Set(same)).toEqual(new Set(['Plan']));
  });

  test('gets all their runs without the tables, newest first', async () => {
    const older = await keepRun(analyst, { table: TABLE });
    const newer = await keepRun(analyst, { table: null, startedAt: '2026-02-02T00:00:00.000Z' });
    await keepRun(await signUpAnalyst(), { table: TABLE });
    const runs = z.array(runSchema).parse((await get(analyst, '/api/staff/reports/runs')).json());
    expect(runs).toMatchObject([
      { runId: newer, status: 'running', share: 0.25, secondsLeft: null, table: null },
      { runId: older, status: 'done', share: 1, secondsLeft: 0, table: null },
    ]);
  });

  test('gets the progress of their own runs', async () => {
    const runId = await keepRun(analyst, { table: TABLE });
    const run = runSchema.parse((await get(analyst, `/api/staff/reports/runs/${runId}`)).json());
    expect(run).toMatchObject({ report: 'searches-without-results', table: TABLE, failure: null });
  });

  test.for(['', '/file?format=csv'])(
    'gets nothing about a run of another analyst: %s',
    async (more) => {
      const runId = await keepRun(await signUpAnalyst(), { table: TABLE });
      const answer = await get(analyst, `/api/staff/reports/runs/${runId}${more}`);
      expect(answer.statusCode).toBe(404);
    },
  );

  test('downloads a table for a spreadsheet, without formulas', async () => {
    const runId = await keepRun(analyst, { table: TABLE });
    const answer = await get(analyst, `/api/staff/reports/runs/${runId}/file?format=csv`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition':
        'attachment; filename="searches-without-results-2026-01-01-to-2026-01-31.csv"',
    });
    expect(answer.body).toBe('\u{FEFF}group,families\r\n\'=2+2,7\r\n"speech, play",-1\r\n');
  });

  test('the JSON download is the same to the byte each time', async () => {
    const runId = await keepRun(analyst, { table: TABLE });
    const url = `/api/staff/reports/runs/${runId}/file?format=json`;
    const [one, two] = [await get(analyst, url), await get(analyst, url)];
    expect(one.body).toBe(two.body);
    expect(one.json()).toMatchObject({ from: '2026-01-01', timeZone: 'UTC', rows: TABLE.rows });
  });

  test.for([
    { what: 'of a run that is not done', table: null, query: '?format=csv', status: 404 },
    { what: 'in another format', table: TABLE, query: '?format=xlsx', status: 400 },
    { what: 'in no format', table: TABLE, query: '', status: 400 },
  ])('downloads nothing $what', async ({ table, query, status }) => {
    const runId = await keepRun(analyst, { table });
    const answer = await get(analyst, `/api/staff/reports/runs/${runId}/file${query}`);
    expect(answer.statusCode).toBe(status);
  });
});

test("progress is sent to the pages of the run's analyst alone", async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  const progress: RunProgress = {
    runId: 'a'.repeat(32),
    status: 'running',
    share: 0.5,
    events: 10,
    eventsPerSecond: 5,
    secondsLeft: 2,
  };
  const pageOf = async ({ token, headers }: Family) => {
    const page = openPage(address, { auth: { token }, headers: { cookie: headers.cookie } });
    const received: RunProgress[] = [];
    page.socket.on('report-progress', (each: RunProgress) => received.push(each));
    await page.connected;
    return received;
  };
  const other = await signUpAnalyst();
  const [mine, theirs] = [await pageOf(analyst), await pageOf(other)];
  const notify = async ({ userId }: Family, share: number) => {
    const payload = JSON.stringify({ userId, ...progress, share });
    await sql`select pg_notify(${REPORT_PROGRESS_CHANNEL}, ${payload})`.execute(scenario.database);
  };
  await eventually(async () => {
    await notify(analyst, 0.5);
    expect(mine).toContainEqual(progress);
  });
  await notify(other, 0.75);
  await eventually(() => expect(theirs).toEqual([{ ...progress, share: 0.75 }]));
});

test('no route shows an analyst a name, an e-mail or an action of a family', async () => {
  const family = await scenario.signUp();
  const { userId } = family;
  await sql`
    update accounts set first_name = 'Quirina', last_name = 'Ozolina' where user_id = ${userId}
  `.execute(scenario.database);
  await sql`
    insert into timeline_v1 (user_id, position, event_id, stream_id, type, context, sentence,
      occurred_at, actor)
    values (${userId}, 7, 'event-7', ${`favorites-${userId}`}, 'ResourceFavorited', 'favorites',
      'Added *A Secret Place* to favorites', now(), ${userId})
  `.execute(scenario.database);
  await scenario.project({
    model: 'favorites',
    userId,
    position: await scenario.append(),
    row: {
      resources: [
        {
          resourceId: 'npi-secret',
          name: 'A Secret Place',
          category: null,
          favoritedAt: '2026-01-01T00:00:00.000Z',
        },
      ],
    },
  });
  const params: Readonly<Record<string, string>> = { userId, eventId: 'event-7', runId: userId };
  const urls = app.routes.filter(({ method }) => method === 'GET').map(({ url }) => url);
  expect(urls).toContain('/api/staff/families/:userId/timeline');
  for (const url of urls) {
    const path = url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? userId);
    const answer = await app.inject({
      method: 'GET',
      url: path,
      query: { userId, email: `${userId}@example.org`, search: 'Quirina' },
      headers: analyst.headers,
    });
    const body = answer.body.replaceAll(path, '');
    for (const secret of ['Quirina', 'Ozolina', `${userId}@example.org`, 'A Secret Place'])
      expect(body, url).not.toContain(secret);
    if (url.startsWith('/api/staff/families')) expect(answer.statusCode, url).toBe(403);
  }
});
