import { afterAll, beforeAll, test } from 'vitest';
import { expectToStand } from './fuzz-run.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test('five hundred random requests find no fault', async () => {
  await expectToStand(api, { seed: 20_261_121, requests: 500 });
});
