import { DEFAULT_ACCESSIBILITY } from '@hearthway/domain/journey/accessibility.constants.ts';
import { NEW_JOURNEY } from '@hearthway/domain/journey/journey.view.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../scenario.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const journeyOf = async ({ headers }: Family) => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  return (await app.inject({ url: '/api/journey', headers })).json();
};

test('a family sees how far it has come, and nobody else does', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  const onboarding = { diagnosisDate: '2025-10-05', location: 'Durham, NC' };
  const accessibility = { ...DEFAULT_ACCESSIBILITY, fontSize: 20 };
  await sql`
    insert into journey_v1 values (
      ${mine.userId}, ${JSON.stringify(onboarding)}, 'skipped', ${JSON.stringify(accessibility)}
    )
  `.execute(scenario.database);
  expect(await journeyOf(mine)).toEqual({ onboarding, tour: 'skipped', accessibility });
  expect(await journeyOf(theirs)).toEqual(NEW_JOURNEY);
});
