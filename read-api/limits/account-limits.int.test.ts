import { PROVIDER_PAGES_PER_HOUR } from '@hearthway/domain/directory/directory.constants.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

test('provider pages are counted by all instances of the service together', async () => {
  const instances = [1, 2, 3].map(() => {
    const { app, close } = buildOver(scenario);
    onTestFinished(close);
    return app;
  });
  const family = await scenario.signUp();
  const other = await scenario.signUp();
  const ask = (headers: typeof family.headers, n: number) =>
    instances[n % instances.length]?.inject({ url: '/api/resources/none', headers });
  await ask(family.headers, 0);
  const left = 10;
  await scenario.database
    .updateTable('allowances')
    .set({ used: PROVIDER_PAGES_PER_HOUR - left })
    .where('key', '=', family.userId)
    .execute();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(family.headers, n)));
  expect(answers.filter((answer) => answer?.statusCode === 404)).toHaveLength(left);
  expect(answers.filter((answer) => answer?.statusCode === 429)).toHaveLength(30 - left);
  expect((await ask(other.headers, 1))?.statusCode).toBe(404);
});
