import {
  appendForeignTail,
  FOREIGN_TAILS,
} from '@hearthway/infra/adapters/event-store/foreign-tail.fixture.ts';
import { readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { expect, test } from 'vitest';
import {
  erased,
  favorited,
  newUser,
  projectedTo,
  registered,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import { createHealth } from '../health/health.ts';
import { readStatus } from '../health/status.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { verify } from '../rebuild/verify.ts';
import { checkAccounts } from './lost-accounts.ts';

const scenario = useScenario();

test.for(FOREIGN_TAILS)(
  'a read model is built, healthy, verified, rebuilt and erased from before %i events of others',
  async (tail) => {
    const { append, database, eventStore } = scenario();
    const [ada, gone] = [newUser(), newUser()];
    const { signal } = new AbortController();
    const headNow = () => readHead(eventStore, { withinMs: 5_000 });
    const options = { ...scenario(), projection: favorites, signal };
    const usersOf = async () =>
      (await database.selectFrom('favorites').select('user_id').execute()).map(
        ({ user_id }) => user_id,
      );

    await append(registered(ada), registered(gone), favorited(gone, 'a'), favorited(ada, 'a'));
    await appendForeignTail(eventStore, tail);
    const head = await headNow();
    const runner = startTestRunner(scenario(), favorites);
    await projectedTo(scenario(), favorites, head);
    expect(new Set(await usersOf())).toEqual(new Set([ada, gone]));
    const readHealth = createHealth({
      database,
      eventStore,
      runners: new Map([[favorites, runner]]),
      clock: () => 0,
    });
    expect(await readHealth(translatorIn('en'))).toContainEqual(
      expect.objectContaining({
        status: 'ok',
        detail: `It holds everything up to position ${head}.`,
      }),
    );
    expect(await verify(options)).toMatchObject({ events: 4, differingKeys: 0 });

    await database
      .insertInto('erased_people')
      .values({ user_id: gone, erased_at: new Date(0) })
      .execute();
    const erasure = await append(erased(gone));
    await appendForeignTail(eventStore, tail);
    await projectedTo(scenario(), favorites, erasure);
    expect(await usersOf()).toEqual([ada]);

    expect(await rebuild(options)).toEqual({ version: 2, events: 5 });
    expect((await readStatus(database, favorites)).position).toBe(await headNow());
    expect(await verify(options)).toMatchObject({ version: 2, events: 5, differingKeys: 0 });
    expect(await usersOf()).toEqual([ada]);
    await expect(checkAccounts(database, eventStore)).rejects.toThrow('knows of 1.');
  },
);
