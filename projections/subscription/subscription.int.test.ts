import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  newUser,
  projectedTo,
  startTestRunner,
  tierSet,
  useScenario,
} from '../projections.fixture.ts';
import { subscription } from '../read-models.fixture.ts';

const scenario = useScenario();

test('a family has the tier set last, and its pages are notified', async () => {
  const [ada, ben] = [newUser(), newUser()];
  const { append, database } = scenario();
  startTestRunner(scenario(), subscription);
  await projectedTo(scenario(), subscription, await append(tierSet(ada, 'family')));
  const last = await append(tierSet(ben, 'plus'), tierSet(ada, 'free'));
  await projectedTo(scenario(), subscription, last);
  const { rows } =
    await sql`select user_id, plan -> 'gift' ->> 'tier' as tier from subscription`.execute(
      database,
    );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ user_id: ada, tier: null });
  expect(rows).toContainEqual({ user_id: ben, tier: 'plus' });
  const move = await database
    .selectFrom('moves')
    .select(['model', 'position'])
    .where('user_id', '=', ada)
    .executeTakeFirst();
  expect(move).toEqual({ model: 'subscription', position: String(last) });
});
