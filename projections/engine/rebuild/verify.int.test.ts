import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  favorited,
  newUser,
  projectedTo,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';
import { verify } from './verify.ts';

const scenario = useScenario();

const verifyNow = (projection: Projection) =>
  verify({ ...scenario(), projection, signal: new AbortController().signal });

const execute = (statement: string) => sql.raw(statement).execute(scenario().database);

beforeEach(async () => {
  const users = Array.from({ length: 10 }, newUser);
  const last = await scenario().append(
    ...users.map((user) => favorited(user, 'a')),
    ...users.map((user) => favorited(user, 'b')),
  );
  for (const projection of [favorites, timeline]) {
    startTestRunner(scenario(), projection);
    await projectedTo(scenario(), projection, last);
  }
});

test('a table that follows from history has no difference', async () => {
  expect(await verifyNow(favorites)).toEqual({
    version: 1,
    events: 20,
    rows: 10,
    differingKeys: 0,
  });
  expect(await verifyNow(timeline)).toEqual({ version: 1, events: 20, rows: 20, differingKeys: 0 });
});

test.for([
  {
    what: 'changed',
    statement: `update favorites set resources = '[]' where user_id = (select min(user_id) from favorites)`,
  },
  {
    what: 'lost',
    statement: 'delete from favorites where user_id = (select min(user_id) from favorites)',
  },
  { what: 'added', statement: `insert into favorites values ('nobody', '[]')` },
])('a row that was $what is found', async ({ statement }) => {
  await execute(statement);
  expect((await verifyNow(favorites)).differingKeys).toBe(1);
});

test('differences are counted by key, not by row', async () => {
  await execute(
    `update timeline set sentence = '' where user_id = (select min(user_id) from timeline)`,
  );
  expect((await verifyNow(timeline)).differingKeys).toBe(1);
});

test('concurrent writes make no difference', async () => {
  const { append } = scenario();
  const ada = newUser();
  let isOver = false;
  const write = async (): Promise<void> => {
    while (!isOver) {
      const last = await append(favorited(ada, 'a'), favorited(newUser(), 'b'));
      await projectedTo(scenario(), favorites, last);
    }
  };
  const writing = write();
  expect((await verifyNow(favorites)).differingKeys).toBe(0);
  isOver = true;
  await writing;
});

test('a parked key makes no difference, since the table is marked as incomplete', async () => {
  const ada = newUser();
  const { append } = scenario();
  const last = await append(
    favorited(ada, 'a'),
    { ...favorited(ada, 'b'), type: 'ResourceRated' },
    favorited(ada, 'c'),
  );
  await projectedTo(scenario(), favorites, last);
  expect((await verifyNow(favorites)).differingKeys).toBe(0);
});
