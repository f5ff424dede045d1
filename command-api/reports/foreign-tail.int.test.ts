import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '@hearthway/infra/adapters/event-store/foreign-tail.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { reportRunCalls } from './report-runs.fixture.ts';

let api: TestApi;
const { signUpAnalyst, answerTo, favorite } = reportRunCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const DAY_MS = 24 * 60 * 60 * 1000;

test.for(FOREIGN_TAILS)('a report run is done before %i events of others', async (tail) => {
  api.passTime(DAY_MS);
  const analyst = await signUpAnalyst();
  for (let index = 0; index < 5; index += 1) await favorite(await api.signUp());
  await appendForeignTail(api.dependencies.eventStore, tail);
  const day = api.now().toISOString().slice(0, 10);
  expect(
    await answerTo(analyst, { report: 'active-families', from: day, to: day, groupBy: 'day' }),
  ).toMatchObject({
    status: 'done',
    share: 1,
    seconds_left: 0,
    until_position: String(api.head()),
    result: { rows: [[day, 5]] },
  });
});
