import { DEFAULT_ACCESSIBILITY } from '@hearthway/domain/journey/accessibility.constants.ts';
import { NEW_JOURNEY } from '@hearthway/domain/journey/journey.view.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

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

test('a family sees its own progress, and no other family does', async () => {
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

test('its home is the center of its own searches only', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  await sql`
    insert into zip_codes values ('27701', 35.994, -78.8986, 'Durham', 'NC')
  `.execute(scenario.database);
  const onboarding = { diagnosisDate: '2025-10-05', location: '27701' };
  await sql`
    insert into journey_v1 (user_id, onboarding) values (${mine.userId}, ${JSON.stringify(onboarding)})
  `.execute(scenario.database);
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const metaFor = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/resources', headers })).json().meta;
  expect(await metaFor(mine.headers)).toMatchObject({ place: 'Durham, NC', isHome: true });
  expect(await metaFor(theirs.headers)).toMatchObject({ place: null, isHome: false });
  expect(await metaFor({})).toMatchObject({ place: null, isHome: false });
});
