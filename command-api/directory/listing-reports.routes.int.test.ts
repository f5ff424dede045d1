import { REPORTS_PER_DAY } from '@hearthway/domain/directory/listing-report.constants.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { reportCalls } from './listing-reports.fixture.ts';

let api: TestApi;
let family: Family;
const { report, reportsBy } = reportCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const WRONG = { field: 'phone', message: 'Nobody at Nether Wallop has that number.' };

test("a listing report is stored with the listing's name, and the family's text is sealed", async () => {
  const { status, position } = await report(family, 'provider-1', WRONG);
  expect(status).toBe(204);
  const [reported, ...others] = await reportsBy(family);
  expect(others).toEqual([]);
  expect(reported?.events).toMatchObject([
    {
      type: 'ListingErrorReported',
      data: { resourceId: 'provider-1', resourceName: 'Provider 1', field: 'phone' },
      metadata: { userId: family.userId, actor: family.userId, state: 'NC' },
      position,
    },
  ]);
  expect(JSON.stringify(reported)).not.toContain('Nether Wallop');
});

test('each report is stored separately, and a repeated request once', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await report(family, 'provider-1', WRONG, headers);
  expect(await report(family, 'provider-1', WRONG, headers)).toEqual(first);
  await report(family, 'provider-1', WRONG);
  expect(await reportsBy(family)).toHaveLength(2);
});

test('an unlisted provider cannot be reported', async () => {
  expect(await report(family, 'nobody', WRONG)).toMatchObject({
    status: 404,
    code: 'UnknownResource',
  });
  expect(await reportsBy(family)).toEqual([]);
});

test.for([
  { field: 'color' },
  { message: '' },
  { message: '   ' },
  { message: 'x'.repeat(1_001) },
  { message: null },
])('an empty or invalid report is refused: %j', async (wrong) => {
  expect(await report(family, 'provider-1', { ...WRONG, ...wrong })).toMatchObject({
    code: 'ValidationFailed',
    fields: Object.keys(wrong),
  });
});

test('reports are limited per day, and refused or repeated ones do not count', async () => {
  await report(family, 'nobody', WRONG);
  const headers = { 'idempotency-key': 'last' };
  for (let count = 1; count < REPORTS_PER_DAY; count += 1)
    expect((await report(family, `provider-${count}`, WRONG)).status).toBe(204);
  for (let times = 0; times < 2; times += 1)
    expect((await report(family, 'provider-0', WRONG, headers)).status).toBe(204);
  expect(await report(family, 'provider-1', WRONG)).toMatchObject({
    status: 429,
    code: 'TooManyTries',
  });
  expect((await report(await api.signUp(), 'provider-1', WRONG)).status).toBe(204);
});

test('a report sent fifteen times at once counts once', async () => {
  const headers = { 'idempotency-key': 'at-once' };
  const sent = await Promise.all(
    Array.from({ length: 15 }, () => report(family, 'provider-0', WRONG, headers)),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
  for (let count = 1; count < REPORTS_PER_DAY; count += 1)
    expect((await report(family, `provider-${count}`, WRONG)).status).toBe(204);
  const late = { 'idempotency-key': 'one-too-many' };
  // Sent again, it is not one that was counted before.
  for (let times = 0; times < 2; times += 1)
    expect((await report(family, 'provider-1', WRONG, late)).code).toBe('TooManyTries');
});
