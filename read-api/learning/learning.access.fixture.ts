import { NO_LEARNING } from '@hearthway/domain/learning/learning.view.ts';
import { NO_PRACTICE } from '@hearthway/domain/learning/practice.view.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const EARNED_AT = '2026-01-02T03:04:05.678Z';
const DUE = '2099-12-31';

const params = { id: 'sleep' };

export const rows: AccessRows = {
  '/api/learning/cards': { statuses: forAnyone(200) },
  '/api/learning/modules': { statuses: forAnyone(200) },
  '/api/learning/modules/:id': { statuses: forAnyone(200), params },
  '/api/learning/questions/:id': { statuses: forAnyone(200), params },
  '/api/learning/search': { statuses: forAnyone(200), query: { q: 'sleep' } },
  '/api/learning/progress': { statuses: forFamilies(200) },
  '/api/learning/stats': { statuses: forFamilies(200), own: () => EARNED_AT },
  '/api/learning/practice': { statuses: forFamilies(200), own: () => DUE },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> => {
  await storeLesson(scenario.database, {
    id: 'sleep',
    texts: {
      en: {
        title: 'Sleeping well',
        sections: { evening: ['A calm evening', 'Less light helps'] },
        questions: { light: 0 },
      },
    },
  });
  await scenario.project({
    model: 'learning',
    userId,
    position: await scenario.append(),
    row: {
      ...NO_LEARNING,
      badges: [{ moduleId: 'sleep', badge: 'Night Owl', earnedAt: EARNED_AT }],
    },
  });
  await scenario.project({
    model: 'practice',
    userId,
    position: await scenario.append(),
    row: {
      ...NO_PRACTICE,
      completed: ['sleep'],
      cards: [
        {
          moduleId: 'sleep',
          questionId: 'light',
          stability: 1,
          difficulty: 1,
          day: '2026-01-02',
          due: DUE,
        },
      ],
    },
  });
};
