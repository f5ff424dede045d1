import { randomUUID } from 'node:crypto';
import { favoritesDecider } from '@hearthway/domain/favorites/favorites.decider.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { createHandle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { unkind } from '@hearthway/infra/embedded/event-store/disturbance.fixture.ts';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import {
  newUser,
  PROJECTION_TIMEOUT,
  projectedTo,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';

const scenario = useScenario({ disturbance: unkind('projections') });

const movedSchema = z.object({ model: z.string(), position: z.coerce.bigint() });

/** Notifications that pages get, from now on: each model with the position it has reached. */
const listen = async (): Promise<readonly z.infer<typeof movedSchema>[]> => {
  const notifications: z.infer<typeof movedSchema>[] = [];
  const client = new pg.Client({ connectionString: scenario().databaseUrl });
  client.on('notification', ({ payload }) =>
    notifications.push(movedSchema.parse(JSON.parse(payload ?? ''))),
  );
  await client.connect();
  await client.query('listen projected');
  onTestFinished(() => client.end());
  return notifications;
};

test('commands show in read models once, and pages are told of the last', async () => {
  const { eventStore, privacy, database } = scenario();
  const notifications = await listen();
  startTestRunner(scenario(), favorites);
  startTestRunner(scenario(), timeline);
  const handle = createHandle({
    eventStore,
    privacy,
    newId: randomUUID,
    random: Math.random,
    withinMs: 20_000,
  });
  const commands = Array.from({ length: 15 }, newUser).flatMap((userId) =>
    ['a', 'b', 'c'].map((resourceId) => ({ userId, resourceId })),
  );
  const positions = await Promise.all(
    commands.map(async ({ userId, resourceId }) => {
      const outcome = await handle(favoritesDecider, {
        id: userId,
        command: {
          command: 'favorite',
          resourceId,
          listing: { name: 'A provider', category: 'aba-therapy' },
          tier: 'free',
        },
        context: {
          correlationId: 'correlation-1',
          userId,
          actor: userId,
          sessionId: 'session-1',
          state: null,
          now: new Date('2026-01-02T03:04:05.678Z'),
          idempotency: undefined,
        },
      });
      if (isRejected(outcome)) expect.fail(outcome.rejected);
      return outcome.position;
    }),
  );
  const last = positions.reduce((a, b) => (a > b ? a : b));
  await projectedTo(scenario(), favorites, last);
  await projectedTo(scenario(), timeline, last);

  const rows = await database.selectFrom('favorites').select(['user_id', 'resources']).execute();
  const shown = rows.flatMap(({ user_id, resources }) =>
    z
      .array(z.object({ resourceId: z.string() }))
      .parse(resources)
      .map(({ resourceId }) => `${user_id} ${resourceId}`),
  );
  expect(shown.toSorted()).toEqual(
    commands.map(({ userId, resourceId }) => `${userId} ${resourceId}`).toSorted(),
  );
  const entries = await database.selectFrom('timeline').select('position').execute();
  expect(entries.map(({ position }) => BigInt(position)).toSorted(ascending)).toEqual(
    positions.toSorted(ascending),
  );
  await vi.waitFor(() => {
    for (const model of ['favorites', 'timeline'])
      expect(notifications).toContainEqual({ model, position: last });
  }, PROJECTION_TIMEOUT);
});

const ascending = (a: bigint, b: bigint): number => Number(a - b);
