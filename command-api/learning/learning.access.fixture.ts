import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import { LESSON } from './lesson.fixture.ts';

const params = () => ({ id: LESSON.id });

const answers = LESSON.rightAnswers;

export const rows: AccessRows = {
  'POST /api/learning/modules/:id/start': { statuses: forFamilies(204), params, body: () => ({}) },
  'POST /api/learning/modules/:id/sections': {
    statuses: forFamilies(204),
    params,
    body: () => ({ attempt: 1, sectionId: null }),
  },
  'POST /api/learning/modules/:id/answers': {
    statuses: forFamilies(200),
    params,
    body: () => ({ attempt: 1, questionId: 'light', answer: answers.light }),
  },
  'POST /api/learning/modules/:id/complete': {
    statuses: forFamilies(200),
    params,
    body: () => ({ answers }),
  },
  'POST /api/learning/modules/:id/check': {
    statuses: forAnyone(200),
    params,
    body: () => ({ version: 1, answers, isComplete: true }),
  },
  'POST /api/learning/practice': {
    statuses: forFamilies(200),
    body: () => ({
      moduleId: LESSON.id,
      version: 1,
      questionId: 'light',
      answer: answers.light,
    }),
  },
};
