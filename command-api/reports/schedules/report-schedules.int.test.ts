import { DAY_MS, WEEK_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { SCHEDULES_PER_ANALYST } from '@hearthway/domain/reports/schedules.constants.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../../command-api.fixture.ts';
import { takeRun } from '../taken-run.ts';
import { scheduleCalls } from './report-schedules.fixture.ts';
import { reportSchedulesJob } from './report-schedules.job.ts';
import { endSchedule } from './report-schedules.ts';

let api: TestApi;
let analyst: Family;
const {
  signUpAnalyst,
  start,
  ask,
  schedule,
  change,
  queue,
  makeDue,
  answerRuns,
  work,
  rowOf,
  runsOf,
  mails,
  setRole,
} = scheduleCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.database.deleteFrom('report_runs').execute();
  await api.database.deleteFrom('report_schedules').execute();
  await api.database.deleteFrom('mails').execute();
  // On the Wednesday of the next week.
  const weekday = (api.now().getUTCDay() + 6) % 7;
  api.passTime(WEEK_MS + (2 - weekday) * DAY_MS);
  analyst = await signUpAnalyst();
});

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const WEEKLY = { report: 'active-families', groupBy: 'day', cadence: 'weekly' };

describe('scheduling', () => {
  test('the same question is one schedule, from two tabs or pressed twice', async () => {
    const ids = await Promise.all([
      schedule(analyst, WEEKLY),
      schedule(analyst, WEEKLY),
      schedule(analyst, WEEKLY),
    ]);
    expect(new Set(ids).size).toBe(1);
    const others = [
      await schedule(analyst, { ...WEEKLY, cadence: 'monthly' }),
      await schedule(analyst, { ...WEEKLY, groupBy: 'week' }),
      await schedule(analyst, { ...WEEKLY, groupBy: 'week', state: 'NC' }),
      await schedule(await signUpAnalyst(), WEEKLY),
    ];
    expect(new Set([...ids, ...others]).size).toBe(5);
  });

  test('it is due on the next Monday, or on the first of the next month', async () => {
    const weekly = await rowOf(await schedule(analyst, WEEKLY));
    expect(weekly.due_at).toEqual(new Date(Date.parse(dayOf(api.now())) + 5 * DAY_MS));
    const monthly = await rowOf(await schedule(analyst, { ...WEEKLY, cadence: 'monthly' }));
    expect(monthly.due_at.getUTCDate()).toBe(1);
    expect(monthly.due_at.getTime()).toBeGreaterThan(api.now().getTime());
  });

  test.for([
    ['a report that is none', { ...WEEKLY, report: 'gossip' }, 404, ['report']],
    ['a grouping that it lacks', { ...WEEKLY, groupBy: 'moon' }, 400, ['groupBy']],
    ['a state that is none', { ...WEEKLY, state: 'XX' }, 400, ['state']],
    ['a cadence that is none', { ...WEEKLY, cadence: 'hourly' }, 400, ['cadence']],
    ['months in a week', { ...WEEKLY, groupBy: 'month' }, 400, ['cadence']],
  ] as const)('%s is refused', async ([_, body, status, fields]) => {
    expect(await ask(analyst, body)).toMatchObject({ status, fields });
  });

  test('an analyst has so many at most, and can stop one for another', async () => {
    const row = {
      user_id: analyst.userId,
      report: 'active-families',
      group_by: 'day',
      cadence: 'weekly',
      status: 'active',
      created_at: api.now(),
      due_at: new Date(api.now().getTime() + WEEK_MS),
    } as const;
    await api.database
      .insertInto('report_schedules')
      .values(
        Array.from({ length: SCHEDULES_PER_ANALYST }, (_, index) => ({
          ...row,
          id: String(index).padStart(32, '0'),
          state: `${index}`,
        })),
      )
      .execute();
    expect(await ask(analyst, WEEKLY)).toMatchObject({ status: 409, code: 'ScheduleLimitReached' });
    await change(analyst, '0'.repeat(32), 'stop');
    expect((await ask(analyst, WEEKLY)).status).toBe(201);
  });

  test("another analyst's schedule is unknown", async () => {
    const id = await schedule(analyst, WEEKLY);
    const other = await signUpAnalyst();
    expect((await change(other, id, 'stop')).status).toBe(404);
    expect((await change(other, id, 'resume')).status).toBe(404);
    expect((await rowOf(id)).status).toBe('active');
  });
});

describe('when a period is over', () => {
  test('its report is made and one mail is queued', async () => {
    const id = await schedule(analyst, WEEKLY);
    await makeDue();
    expect(await runsOf(id)).toEqual([]);
    const { due_at } = await rowOf(id);
    api.passTime(due_at.getTime() - api.now().getTime());
    await makeDue();
    await makeDue();
    const [run, ...more] = await runsOf(id);
    expect(more).toEqual([]);
    expect(run).toMatchObject({
      user_id: analyst.userId,
      report: 'active-families',
      group_by: 'day',
      from_day: dayOf(new Date(due_at.getTime() - WEEK_MS)),
      to_day: dayOf(new Date(due_at.getTime() - DAY_MS)),
      status: 'done',
      mailed_at: api.now(),
    });
    expect(await mails()).toMatchObject([
      { id: run?.id, kind: 'scheduled-report', user_id: analyst.userId },
    ]);
    expect((await rowOf(id)).due_at).toEqual(new Date(due_at.getTime() + WEEK_MS));
  });

  test('several processes at once make one run and one mail of each', async () => {
    const ids = [
      await schedule(analyst, WEEKLY),
      await schedule(analyst, { ...WEEKLY, groupBy: 'week', state: 'NC' }),
    ];
    api.passTime(WEEK_MS);
    await Promise.all([queue(), queue(), queue()]);
    await answerRuns();
    await Promise.all([queue(), queue(), queue()]);
    // One that skipped rows that others held looks again.
    await queue();
    for (const id of ids) expect(await runsOf(id)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('its report waits for the first event after it, so that its last day is told', async () => {
    const id = await schedule(analyst, WEEKLY);
    const { due_at } = await rowOf(id);
    api.passTime(due_at.getTime() - api.now().getTime());
    await queue();
    await work();
    expect(await runsOf(id)).toMatchObject([{ status: 'running', tries: 0, until_position: null }]);
    await api.signUp();
    api.passTime(10 * 60_000);
    await work();
    const [run] = await runsOf(id);
    expect(run).toMatchObject({ status: 'done', result: { told: { to: run?.to_day } } });
    expect(run?.result?.rows).toHaveLength(7);
  });

  test('after an outage of weeks, only the last one is made', async () => {
    const id = await schedule(analyst, WEEKLY);
    api.passTime(5 * WEEK_MS);
    await makeDue();
    const runs = await runsOf(id);
    expect(runs).toHaveLength(1);
    expect(Date.parse(runs[0]?.to_day ?? '')).toBeGreaterThan(api.now().getTime() - WEEK_MS);
    expect(await mails()).toHaveLength(1);
  });

  test('nothing is made of a schedule that was stopped, or mailed of one stopped meanwhile', async () => {
    const stopped = await schedule(analyst, WEEKLY);
    await change(analyst, stopped, 'stop');
    const late = await schedule(analyst, { ...WEEKLY, groupBy: 'week', state: 'NC' });
    api.passTime(WEEK_MS);
    await queue();
    await endSchedule(api.database, { scheduleId: late, status: 'stopped', reason: null });
    await makeDue();
    expect(await runsOf(stopped)).toEqual([]);
    expect(await runsOf(late)).toMatchObject([{ status: 'done' }]);
    expect(await mails()).toEqual([]);
  });

  test('it leaves room for the reports that the analyst starts', async () => {
    for (const state of ['NC', 'CA', 'NY', 'TX', 'OH', 'FL']) {
      const id = await schedule(analyst, { ...WEEKLY, groupBy: 'week', state });
      await api.database
        .updateTable('report_schedules')
        .set({ due_at: api.now() })
        .where('id', '=', id)
        .execute();
    }
    await queue();
    const day = dayOf(api.now());
    const runId = await start(analyst, { report: 'retention', from: day, to: day });
    const taken = await takeRun(api.dependencies);
    expect(taken?.id).toBe(runId);
  });
});

describe('when the role of the analyst ends', () => {
  const startLogged = () => {
    const { logger, lines } = createKeptLogger();
    const job = reportSchedulesJob({ ...api.dependencies, logger });
    const run = async () => {
      while ((await job.run(new AbortController().signal)).isMore);
    };
    return { run, lines };
  };

  test('before the run, none is made, and the schedule ends', async () => {
    const id = await schedule(analyst, WEEKLY);
    await setRole(analyst.userId, 'family');
    api.passTime(WEEK_MS);
    const { run, lines } = startLogged();
    await run();
    expect(await runsOf(id)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped', reason: 'role-ended' });
    expect(lines.filter((line) => line.includes(id))).toHaveLength(1);
  });

  test('between the run and the mail, nothing is mailed', async () => {
    const id = await schedule(analyst, WEEKLY);
    api.passTime(WEEK_MS);
    await queue();
    await answerRuns();
    await setRole(analyst.userId, 'family');
    await queue();
    expect(await mails()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped', reason: 'role-ended' });
  });
});

test('erasing the account takes its schedules along', async () => {
  await schedule(analyst, WEEKLY);
  await api.database.deleteFrom('accounts').where('user_id', '=', analyst.userId).execute();
  const rows = await api.database.selectFrom('report_schedules').selectAll().execute();
  expect(rows).toEqual([]);
});
