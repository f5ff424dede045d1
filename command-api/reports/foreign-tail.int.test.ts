import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '@hearthway/infra/adapters/event-store/foreign-tail.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { reportRunCalls } from './report-runs.fixture.ts';

let api: TestApi;
let analyst: Family;
const families: Family[] = [];
const { signUpAnalyst, answerTo, favorite } = reportRunCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
  analyst = await signUpAnalyst();
  while (families.length < 5) families.push(await api.signUp());
});

afterAll(() => api.stop());

test.for(FOREIGN_TAILS)('a report run is done before %i events of others', async (tail) => {
  for (const family of families) await favorite(family, `provider-${tail}`);
  await appendForeignTail(api.dependencies.eventStore, tail);
  const day = api.now().toISOString().slice(0, 10);
  expect(
    await answerTo(analyst, { report: 'active-families', from: day, to: day, groupBy: 'day' }),
  ).toMatchObject({
    status: 'done',
    share: 1,
    seconds_left: 0,
    until_position: String(api.head()),
    // The day is not over.
    result: { rows: [], told: null },
  });
});
