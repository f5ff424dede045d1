import { learningContext } from '@hearthway/domain/learning/learning.context.ts';
import { learningRowSchema } from '@hearthway/domain/learning/learning.view.ts';
import { toStats } from '@hearthway/domain/learning/progress.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { rebuild } from '../engine/rebuild/rebuild.ts';
import { verify } from '../engine/rebuild/verify.ts';
import { projectedTo, silent, startTestRunner, useScenario } from '../projections.fixture.ts';
import { appendSimulatedYear, YEAR_ENDS } from '../simulated-year.fixture.ts';

const [learning, practice] = learningContext.readModels;

const scenario = useScenario();

const readRows = async (name: string): Promise<readonly unknown[]> => {
  const { rows } = await sql`select * from ${sql.table(name)} order by user_id`.execute(
    scenario().database,
  );
  return rows;
};

const statsOf = (row: unknown) =>
  toStats(z.parse(learningRowSchema, row), { today: YEAR_ENDS, badgeOf: () => undefined });

test('after a year, building its read models anew keeps every level, badge and date', async () => {
  const { log } = scenario();
  const last = await appendSimulatedYear(scenario(), { events: 4_000 });
  for (const model of [learning, practice]) {
    startTestRunner(scenario(), model);
    await projectedTo(scenario(), model, last);
  }
  const lessons = await readRows('learning');
  const cards = await readRows('practice');
  const stats = lessons.map(statsOf);
  expect(stats.some(({ level }) => level > 1)).toBe(true);
  expect(stats.flatMap(({ badges }) => badges).length).toBeGreaterThan(2);
  expect(cards.length).toBeGreaterThan(3);

  const options = { ...scenario(), logger: silent, signal: new AbortController().signal };
  for (const projection of [learning, practice]) await rebuild({ ...options, projection });
  expect(await readRows('learning')).toEqual(lessons);
  expect(await readRows('practice')).toEqual(cards);
  for (const projection of [learning, practice])
    expect(await verify({ ...options, projection })).toMatchObject({
      version: 2,
      differingKeys: 0,
    });
  expect(BigInt(log.head())).toBe(last);
}, 180_000);
