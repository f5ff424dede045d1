import { achievementsContext } from '@hearthway/domain/achievements/achievements.context.ts';
import { readModels } from '@hearthway/domain/contexts.ts';
import { simulateHistory } from '@hearthway/infra/operator/simulate/history.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rebuild } from '../engine/rebuild/rebuild.ts';
import { verify } from '../engine/rebuild/verify.ts';
import { projectedTo, silent, startTestRunner, useScenario } from '../projections.fixture.ts';

const [achievements] = achievementsContext.readModels;

const scenario = useScenario();

const year = [
  ...simulateHistory({ families: 25, months: 12, events: 1_500, seed: 5, until: '2026-11-20' }),
];

const readRows = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`select * from achievements order by user_id`.execute(
    scenario().database,
  );
  return rows;
};

test('after a year, building all read models anew keeps every unlock date and writes no event', async () => {
  const { append, log, database } = scenario();
  // The database lists an erasure before the log does.
  for (const { metadata } of year.filter(({ type }) => type === 'AccountErased'))
    await database
      .insertInto('erased_people')
      .values({ user_id: metadata.userId, erased_at: new Date(metadata.occurredAt) })
      .execute();
  const last = await append(
    ...year.map(({ streamName: streamId, type, data, metadata }) => ({
      streamId,
      type,
      data,
      metadata,
    })),
  );
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
