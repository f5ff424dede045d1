import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  PROJECTION_TIMEOUT,
  projectedTo,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { createHealth, type HealthOptions } from './health.ts';

const scenario = useScenario();

const untroubled = new Map([[favorites, { trouble: () => undefined }]]);

const create = (options: Partial<HealthOptions> = {}) => {
  const { database, eventStore } = scenario();
  const health = createHealth({
    database,
    eventStore,
    runners: untroubled,
    clock: () => 0,
    ...options,
  });
  return (language = 'en') => health(translatorIn(language));
};

const DATABASE_OK = { name: 'database', status: 'ok' };

test('it says how far each projection is', async () => {
  const position = await scenario().append(favorited(newUser(), 'a'));
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, position);
  expect(await create()()).toEqual([
    DATABASE_OK,
    {
      name: 'projection-favorites',
      label: 'Your favorites',
      status: 'ok',
      detail: `It holds everything up to position ${position}.`,
    },
  ]);
});

test('a projection has a label in the language of the request', async () => {
  expect((await create()('es')).map(({ label }) => label)).toEqual([undefined, 'Sus favoritos']);
});

test('a failing runner fails its part', async () => {
  const runners = new Map([[favorites, { trouble: () => 'It failed, and tries again.' }]]);
  expect(await create({ runners })()).toEqual([
    DATABASE_OK,
    {
      name: 'projection-favorites',
      label: 'Your favorites',
      status: 'failing',
      detail: 'It failed, and tries again.',
    },
  ]);
});

test('a projection without a writer is reported as stale once the log moves on', async () => {
  let now = 0;
  const health = create({ clock: () => now });
  await scenario().append(favorited(newUser(), 'a'));
  expect((await health()).map(({ status }) => status)).toEqual(['ok', 'ok']);
  now = 10_000;
  expect(await health()).toContainEqual({
    name: 'projection-favorites',
    label: 'Your favorites',
    status: 'failing',
    detail: 'The log moves on, and it does not.',
  });
});

const foreign = { streamId: 'other-1', type: 'Happened', data: {}, metadata: {} };

test.for([
  { what: 'a few events', count: 1 },
  { what: 'many events', count: 200 },
])('$what of other streams do not make a projection stale', async ({ count }) => {
  let now = 0;
  const { append } = scenario();
  const health = create({ clock: () => now });
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  await append(...Array.from({ length: count }, () => foreign));
  await health();
  now = 60_000;
  await vi.waitFor(
    async () => expect((await health()).map(({ status }) => status)).toEqual(['ok', 'ok']),
    PROJECTION_TIMEOUT,
  );
});

test('an unreachable log is reported as a part', async () => {
  await scenario().stopEventStore();
  onTestFinished(scenario().startEventStore);
  expect((await create()()).map(({ name, status }) => ({ name, status }))).toEqual([
    DATABASE_OK,
    { name: 'event-store', status: 'failing' },
    { name: 'projection-favorites', status: 'ok' },
  ]);
});

test('without a database only that is reported', async () => {
  const database = connectPostgres<ProjectionsSchema>({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onConnectionLost: () => {},
  });
  onTestFinished(() => database.destroy());
  expect(await create({ database })()).toEqual([
    { name: 'database', status: 'failing', detail: 'The database does not answer.' },
  ]);
});
