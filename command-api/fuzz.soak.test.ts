import { afterAll, beforeAll, test } from 'vitest';
import { expectToStand } from './fuzz-run.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test.for(Array.from({ length: 10 }, (_, index) => index + 1))(
  'five thousand random requests find no fault, seed %i',
  async (seed) => {
    await expectToStand(api, { seed, requests: 5_000 });
  },
);
