import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { erase } from '../account/erase.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { countErasures, keep } from './kept-states.ts';
import { replayInWorker } from './replay-in-worker.ts';
import { reportRunCalls } from './report-runs.fixture.ts';

/** As the service does it. */
const IN_THREAD = { replay: replayInWorker };

let api: TestApi;
let analyst: Family;
/** Each test has a day of its own, so that only its families are active on it. */
let today: string;
let request: { readonly report: string; from: string; to: string; readonly groupBy: string };
const { signUpAnalyst, ask, start, cancel, work, rowOf, answerTo, states, favorite, appendBroken } =
  reportRunCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  // Or they would be next.
  await api.database.deleteFrom('report_runs').execute();
  api.passTime(DAY_MS);
  today = dayOf(api.now());
  request = { report: 'active-families', from: today, to: today, groupBy: 'day' };
  analyst = await signUpAnalyst();
});

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const dayFromToday = (days: number): string => dayOf(new Date(Date.parse(today) + days * DAY_MS));

const signUpFamilies = async (count: number): Promise<readonly Family[]> => {
  const families: Family[] = [];
  for (let index = 0; index < count; index += 1) families.push(await api.signUp());
  for (const family of families) await favorite(family);
  return families;
};

/** The first event of the next day ends the day, so that it is told. */
const endDay = async (): Promise<void> => {
  api.passTime(DAY_MS);
  // The session of the other has ended.
  analyst = await signUpAnalyst();
};

/** The noise of a test's key is not known; its margin is. */
const published = [[expect.any(String), expect.any(Number), 30]];

describe('a question to history', () => {
  test('is answered by a job, from the events that are there', async () => {
    await signUpFamilies(6);
    await endDay();
    const runId = await start(analyst, request);
    expect(await rowOf(runId)).toMatchObject({ status: 'waiting', share: 0, result: null });
    await work();
    expect(await rowOf(runId)).toMatchObject({
      status: 'done',
      share: 1,
      seconds_left: 0,
      taken_until: null,
      failure: null,
      result: { rows: published, told: { from: today, to: today } },
    });
  });

  test('tells nothing of a day that is not over', async () => {
    await signUpFamilies(4);
    const { result } = await answerTo(analyst, request);
    expect(result).toMatchObject({ rows: [], told: null });
  });

  test('asked twice at once is one run', async () => {
    const runIds = await Promise.all([start(analyst, request), start(analyst, request)]);
    expect(runIds[0]).toBe(runIds[1]);
    expect(await start(await signUpAnalyst(), request)).not.toBe(runIds[0]);
    expect(await start(analyst, { ...request, groupBy: 'week' })).not.toBe(runIds[0]);
  });

  test('that is sent again is the one that was answered already', async () => {
    const headers = { 'idempotency-key': 'a-click' };
    const runId = await start(analyst, request, headers);
    await work();
    expect(await start(analyst, request, headers)).toBe(runId);
    expect(await start(analyst, request)).not.toBe(runId);
    const another = { ...request, groupBy: 'week' };
    expect((await ask(analyst, another, headers)).code).toBe('IdempotencyKeyReused');
  });

  test('is limited to five unfinished runs per analyst', async () => {
    const states = ['NC', 'SC', 'VA', 'GA', 'TN'];
    const runIds: string[] = [];
    const ofState = (state: string) => ({ ...request, groupBy: 'week', state });
    for (const state of states) runIds.push(await start(analyst, ofState(state)));
    expect(await ask(analyst, request)).toMatchObject({ status: 409, code: 'ReportLimitReached' });
    expect(await start(analyst, ofState('NC'))).toBe(runIds[0]);
    await start(await signUpAnalyst(), request);
    await cancel(analyst, runIds[1] ?? expect.fail('It was started.'));
    await start(analyst, request);
  });

  test('on an empty log has an empty table', async () => {
    const { status, result } = await answerTo(analyst, {
      ...request,
      from: '1999-01-01',
      to: '1999-01-01',
    });
    expect({ status, rows: result?.rows }).toEqual({
      status: 'done',
      rows: [['1999-01-01', expect.any(Number), 30]],
    });
  });

  test.for([
    { change: () => ({ report: 'nonsense' }), code: 'UnknownReport', field: 'report' },
    { change: () => ({ from: dayFromToday(1) }), code: 'ValidationFailed', field: 'from' },
    { change: () => ({ to: dayFromToday(-1) }), code: 'ValidationFailed', field: 'to' },
    { change: () => ({ groupBy: 'shoe-size' }), code: 'ValidationFailed', field: 'groupBy' },
    { change: () => ({ asOf: dayFromToday(-1) }), code: 'ValidationFailed', field: 'asOf' },
    { change: () => ({ asOf: today }), code: 'ValidationFailed', field: 'asOf' },
    { change: () => ({ from: 'yesterday' }), code: 'ValidationFailed', field: 'from' },
    { change: () => ({ state: 'QQ' }), code: 'ValidationFailed', field: 'state' },
    { change: () => ({ state: 'NC' }), code: 'ValidationFailed', field: 'state' },
  ])('that makes no sense is refused, and $field is named', async ({ change, code, field }) => {
    const answer = await ask(analyst, { ...request, ...change() });
    expect(answer).toMatchObject({ code, fields: expect.arrayContaining([field]) });
    const runs = api.database.selectFrom('report_runs').where('user_id', '=', analyst.userId);
    expect(await runs.selectAll().execute()).toEqual([]);
  });
});

describe('a canceled run', () => {
  test('is never done, however often it is canceled', async () => {
    const runId = await start(analyst, request);
    expect((await cancel(analyst, runId)).status).toBe(204);
    expect((await cancel(analyst, runId)).status).toBe(204);
    await work();
    expect(await rowOf(runId)).toMatchObject({ status: 'canceled', result: null });
  });

  test('stops while it is being worked on, and the question can be asked again', async () => {
    await signUpFamilies(5);
    const runId = await start(analyst, request);
    const working = work(undefined, IN_THREAD);
    await vi.waitFor(async () => expect((await rowOf(runId)).status).toBe('running'));
    await cancel(analyst, runId);
    await working;
    expect(await rowOf(runId)).toMatchObject({ status: 'canceled', result: null });
    expect((await answerTo(analyst, request)).status).toBe('done');
  });

  test('stays done when it was', async () => {
    const { id } = await answerTo(analyst, request);
    expect((await cancel(analyst, id)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ status: 'done' });
  });

  test('can only be canceled by its owner', async () => {
    const runId = await start(analyst, request);
    expect((await cancel(await signUpAnalyst(), runId)).code).toBe('NotFound');
    expect(await rowOf(runId)).toMatchObject({ status: 'waiting' });
  });
});

describe('a saved fold', () => {
  test('is not read again, and the answer is the same to the byte', async () => {
    await signUpFamilies(5);
    await endDay();
    const first = await answerTo(analyst, request);
    expect(first.result?.rows).toEqual(published);
    await signUpFamilies(5);
    const continued = await answerTo(analyst, request);
    expect(continued.events).toBeLessThan(first.events);
    // Days that were told never change.
    expect(JSON.stringify(continued.result)).toBe(JSON.stringify(first.result));
    await api.database.deleteFrom('report_states').execute();
    const afresh = await answerTo(analyst, request);
    expect(afresh.events).toBeGreaterThan(first.events);
    expect(JSON.stringify(afresh.result)).toBe(JSON.stringify(continued.result));
    expect((await answerTo(analyst, request)).events).toBe(0);
  });

  test('is not used for an earlier end day', async () => {
    await signUpFamilies(5);
    await endDay();
    const then = await answerTo(analyst, request);
    api.passTime(4 * DAY_MS);
    const later = await signUpAnalyst();
    await signUpFamilies(5);
    const now = await answerTo(later, { ...request, to: dayFromToday(5) });
    expect(now.result?.told).toEqual({ from: today, to: dayFromToday(4) });
    const asOf = await answerTo(later, { ...request, asOf: today });
    expect(JSON.stringify(asOf.result)).toBe(JSON.stringify(then.result));
  });

  test('is dropped when an account is erased, and no older one comes back', async () => {
    const [family] = await signUpFamilies(5);
    await answerTo(analyst, request);
    const [state] = await states();
    const packed = {
      state: state?.state ?? expect.fail('It was kept.'),
      position: 1n,
      throughDay: null,
    };
    const erasures = await countErasures(api.database);
    const { userId } = family ?? expect.fail('There is a family.');
    await api.database
      .updateTable('accounts')
      .set({ deletion_due_at: api.now() })
      .where('user_id', '=', userId)
      .execute();
    await erase(api.dependencies, userId);
    expect(await states()).toEqual([]);
    const report = { id: 'active-families', version: 1 };
    await keep(api.database, { report, packed, erasures, now: api.now() });
    expect(await states()).toEqual([]);
    await keep(api.database, {
      report,
      packed,
      erasures: await countErasures(api.database),
      now: api.now(),
    });
    expect(await states()).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('of a killed process is recovered by another', async () => {
    await signUpFamilies(5);
    const runId = await start(analyst, request);
    const until = String(api.head());
    await api.database
      .updateTable('report_runs')
      .set({
        status: 'running',
        tries: 1,
        taken_until: new Date(api.now().getTime() + 1_000),
        until_position: until,
      })
      .where('id', '=', runId)
      .execute();
    await work();
    expect(await rowOf(runId)).toMatchObject({ status: 'running' });
    await signUpFamilies(1);
    api.passTime(1_000);
    await work();
    expect(await rowOf(runId)).toMatchObject({
      status: 'done',
      until_position: until,
      result: { rows: [] },
    });
  });

  test('with a process that is stopped costs no try', async () => {
    const runId = await start(analyst, request);
    const stopping = new AbortController();
    const working = work(stopping, IN_THREAD);
    await vi.waitFor(async () => expect((await rowOf(runId)).status).toBe('running'));
    stopping.abort();
    await working;
    await work();
    expect(await rowOf(runId)).toMatchObject({ status: 'done', tries: 1 });
  });

  test('with the event store is tried again, and said at last', async () => {
    const runId = await start(analyst, request);
    await api.withoutEventStore(async () => {
      for (let round = 0; round < 3; round += 1) {
        await work();
        api.passTime(60_000);
      }
    });
    expect(await rowOf(runId)).toMatchObject({
      status: 'failed',
      tries: 3,
      failure: expect.stringContaining('Please ask again later.'),
    });
  });
});

test('no message about a run names a family', async () => {
  const families = await signUpFamilies(6);
  const answered = JSON.stringify(
    await answerTo(analyst, { ...request, report: 'favorites', groupBy: 'state' }),
  );
  for (const { userId, email } of families) {
    expect(answered).not.toContain(userId);
    expect(answered).not.toContain(email);
  }
});

// Last, since nothing is answered any more after it.
test('an event that cannot be folded is named by position and type, and earlier results stay', async () => {
  await signUpFamilies(5);
  const before = await answerTo(analyst, request);
  const position = await appendBroken();
  const { logger, lines } = createKeptLogger();
  const runId = await start(analyst, request);
  await work(undefined, { logger, ...IN_THREAD });
  const failed = await rowOf(runId);
  expect(failed).toMatchObject({ status: 'failed', result: null, tries: 1 });
  expect(failed.failure).toContain(`position ${position} (ResourceFavorited)`);
  const [line = '', ...more] = lines;
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 50, run: runId, failure: failed.failure });
  expect(failed.failure).not.toContain('Quirina');
  expect(await rowOf(before.id)).toEqual(before);
});
