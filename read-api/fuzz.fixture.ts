import { planGiven } from '@hearthway/domain/subscription/plan.fixture.ts';
import { storeLesson, storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { fuzzRoutes } from '@hearthway/infra/verification/fuzz/fuzz-routes.fixture.ts';
import { sql } from 'kysely';
import { buildOver, startScenario } from './read-api.fixture.ts';

export const fuzzReadApi = async (options: {
  readonly requests: number;
  readonly seed: number;
}): Promise<void> => {
  const scenario = await startScenario();
  const { app, close } = buildOver(scenario);
  await storeLesson(scenario.database, {
    id: 'sleep',
    texts: {
      en: { title: 'Sleeping well', sections: { one: ['One', 'Text'] }, questions: { light: 0 } },
    },
  });
  await storeState(scenario.database, { id: 'texas' });
  try {
    await fuzzRoutes(app, {
      ...options,
      vocabulary: {
        id: ['sleep', 'texas'],
        timeZone: ['America/New_York', 'Pacific/Honolulu', 'UTC'],
        category: ['aba-therapy', 'dental'],
        search: ['speech therapy', 'aba near me', 'first appointment'],
        location: ['27701', 'Durham, NC', '35.99, -78.9', ''],
        tag: ['Feeding', 'Sedation,Quiet room'],
        page: ['1', '2', '20'],
        radius: ['10', '100'],
        west: ['-79.1', '-170'],
        south: ['35.9', '20'],
        east: ['-78.6', '-60'],
        north: ['36.1', '70'],
        zoom: ['3', '11', '18'],
      },
      signIn: async (role) => {
        const { userId, headers } = await scenario.signUp();
        await sql`update accounts set role = ${role} where user_id = ${userId}`.execute(
          scenario.database,
        );
        // Most random searches use features that the free plan lacks.
        await sql`insert into subscription_v1 values (${userId}, ${JSON.stringify(planGiven('family'))})`.execute(
          scenario.database,
        );
        return { ...headers };
      },
    });
  } finally {
    await close();
    await scenario.stop();
  }
};
