import { achievementsContext } from '@hearthway/domain/achievements/achievements.context.ts';
import { readModels } from '@hearthway/domain/contexts.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rebuild } from '../engine/rebuild/rebuild.ts';
import { verify } from '../engine/rebuild/verify.ts';
import { projectedTo, silent, startTestRunner, useScenario } from '../projections.fixture.ts';
import { appendSimulatedYear } from '../simulated-year.fixture.ts';

const [achievements] = achievementsContext.readModels;

const scenario = useScenario();

const readRows = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`select * from achievements order by user_id`.execute(
    scenario().database,
  );
  return rows;
};

test('after a year, building all read models anew keeps every unlock date and writes no event', async () => {
  const { log } = scenario();
  const last = await appendSimulatedYear(scenario(), { events: 1_500 });
  startTestRunner(scenario(), achievements);
  await projectedTo(scenario(), achievements, last);
  const rows = await readRows();
  expect(JSON.stringify(rows).match(/"unlockedAt":"202[56]-/g)?.length).toBeGreaterThan(30);

  const options = { ...scenario(), logger: silent, signal: new AbortController().signal };
  for (const projection of readModels) await rebuild({ ...options, projection });
  expect(await readRows()).toEqual(rows);
  expect(await verify({ ...options, projection: achievements })).toMatchObject({
    version: 2,
    differingKeys: 0,
  });
  expect(BigInt(log.head())).toBe(last);
}, 60_000);
