import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import {
  lessonSearchSchema,
  moduleCardsSchema,
  moduleSchema,
  modulesSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { NO_LEARNING } from '@hearthway/domain/learning/learning.view.ts';
import { NO_PRACTICE } from '@hearthway/domain/learning/practice.view.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOver, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;

const NOW = new Date();

/** A day apart at any time. */
const WEST = 'Pacific/Honolulu';
const EAST = 'Pacific/Kiritimati';
const TODAY = dayIn(WEST, NOW);
const TOMORROW = dayIn(EAST, NOW);

const inEnglish = {
  title: 'Sleeping well',
  badge: 'Night Owl',
  sections: {
    evening: ['A calm evening', 'Less light helps'],
    night: ['At night', 'Stay near the bed'],
  },
  questions: { light: 0, noise: 1 },
} as const;

const inSpanish = { ...inEnglish, title: 'Dormir bien', badge: 'Lechuza' };

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario, { clock: () => NOW }));
  const { database } = scenario;
  await storeLesson(database, { id: 'sleep', texts: { en: inEnglish, es: inSpanish } });
  const retired = { ...inEnglish, title: 'Sleep long ago' };
  await storeLesson(database, { id: 'old', texts: { en: retired }, isRetired: true });
  await storeLesson(database, { id: 'new', texts: { en: { ...inEnglish, title: 'Before' } } });
  const after = { ...inEnglish, title: 'After', questions: { noise: 1 } };
  await storeLesson(database, { id: 'new', version: 2, texts: { en: after } });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.inject({ method: 'GET', url: `/api/learning/${url}`, headers });
  return { status: answer.statusCode, body: answer.json(), vary: answer.headers['vary'] };
};

const SPANISH = { 'accept-language': 'es-MX,en;q=0.5' };

describe('lessons', () => {
  test('are listed without their text, in the language of the page', async () => {
    const { body, vary } = await get('cards', SPANISH);
    expect(vary).toContain('Accept-Language');
    const cards = moduleCardsSchema.parse(body);
    expect(cards.map(({ id, language, title }) => [id, language, title])).toEqual([
      ['new', 'en', 'After'],
      ['sleep', 'es', 'Dormir bien'],
    ]);
    expect(cards[1]).toEqual({
      id: 'sleep',
      title: 'Dormir bien',
      description: 'About Dormir bien',
      category: 'resource-finding',
      difficulty: 'beginner',
      estimated_minutes: 5,
      xp_reward: 50,
      badge_reward: 'Lechuza',
      topics: ['sleep'],
      next: [],
      version: 1,
      language: 'es',
      sectionCount: 2,
      questionCount: 2,
    });
  });

  test('have the content of the specification: a string of sections', async () => {
    const [, sleep] = modulesSchema.parse((await get('modules')).body);
    expect(JSON.parse(sleep?.content ?? '')).toEqual([
      { title: 'A calm evening', type: 'text', content: 'Less light helps.' },
      { title: 'At night', type: 'text', content: 'Stay near the bed.' },
    ]);
  });

  test('are read in the newest version, or in the one that was asked for', async () => {
    const newest = moduleSchema.parse((await get('modules/new')).body);
    expect(newest).toMatchObject({ title: 'After', version: 2, newestVersion: 2 });
    expect((await get('modules/new?version=1')).body).toMatchObject({
      title: 'Before',
      version: 1,
      newestVersion: 2,
    });
    expect(questionsSchema.parse((await get('questions/new')).body)).toHaveLength(1);
    expect((await get('questions/new?version=1')).body).toHaveLength(2);
  });

  test('that are retired can still be read', async () => {
    expect((await get('modules/old')).body).toMatchObject({ isRetired: true });
  });

  test('that never were are not found', async () => {
    for (const url of ['modules/nowhere', 'questions/nowhere', 'modules/new?version=3'])
      expect(await get(url)).toMatchObject({ status: 404, body: { code: 'UnknownModule' } });
    expect(await get('modules/new?version=x')).toMatchObject({ status: 400 });
  });

  test('never tell the right answers', async () => {
    for (const url of ['cards', 'modules', 'modules/sleep', 'questions/sleep'])
      expect(JSON.stringify((await get(url)).body)).not.toMatch(/isRight|"answer"|It is/);
  });

  test('are found by their sections', async () => {
    const { results } = lessonSearchSchema.parse((await get('search?q=calm%20evening')).body);
    expect(results).toContainEqual({
      moduleId: 'sleep',
      moduleTitle: 'Sleeping well',
      sectionTitle: 'A calm evening',
      excerpt: 'Less light helps',
      address: '/learning/module/sleep#evening',
    });
    const whole = lessonSearchSchema.parse((await get('search?q=sleeping%20well')).body);
    expect(whole.results[0]).toMatchObject({
      sectionTitle: null,
      address: '/learning/module/sleep',
    });
    expect((await get('search?q=')).body).toEqual({ results: [] });
  });
});

describe('a family', () => {
  const start = async () => {
    const family = await scenario.signUp();
    const module = {
      moduleId: 'sleep',
      title: 'Sleeping well',
      attempt: 1,
      isOpen: false,
      version: 1,
      sections: 2,
      questions: 2,
      sectionId: 'night',
      step: 2,
      isAtQuestions: true,
      answers: [{ questionId: 'light', counted: 0, last: 0, isExplained: false, isSolved: false }],
      seconds: 60,
      secondsBefore: 0,
      bestScore: 100,
      isPassed: true,
      xp: 120,
      badge: 'Night Owl',
      passedAt: '2026-11-24T12:00:00.000Z',
    };
    const position = await scenario.append();
    const { userId } = family;
    await scenario.project({
      model: 'learning',
      userId,
      position,
      row: {
        ...NO_LEARNING,
        modules: [module],
        days: { inAll: 3, last: TODAY, inMonth: 2, streak: 2, rests: 0 },
        badges: [{ moduleId: 'sleep', badge: 'Night Owl', earnedAt: '2026-11-24T12:00:00.000Z' }],
      },
    });
    const card = { moduleId: 'sleep', stability: 1, difficulty: 1, day: '2026-11-20' };
    await scenario.project({
      model: 'practice',
      userId,
      position,
      row: {
        ...NO_PRACTICE,
        completed: ['sleep'],
        cards: [
          { ...card, questionId: 'light', due: TODAY },
          { ...card, questionId: 'noise', due: TOMORROW },
        ],
      },
    });
    return family;
  };

  test('sees its progress, with the badge in the language of the page', async () => {
    const { headers } = await start();
    expect((await get('progress', { ...headers, ...SPANISH })).body).toMatchObject([
      {
        moduleId: 'sleep',
        status: 'completed',
        progress: 100,
        badge: 'Lechuza',
        answers: { light: 0 },
      },
    ]);
  });

  test('sees its stats, whose day is that of its time zone', async () => {
    const { headers } = await start();
    expect((await get(`stats?timeZone=${WEST}`, headers)).body).toMatchObject({
      totalXp: 120,
      level: 2,
      xpToNextLevel: 80,
      streak: 2,
      daysThisMonth: 2,
      badges: [{ badge: 'Night Owl' }],
    });
    expect(await get('stats?timeZone=Mars', headers)).toMatchObject({ status: 400 });
  });

  test('is asked what is due where it is', async () => {
    const { headers } = await start();
    const practiceIn = async (timeZone: string): Promise<unknown> =>
      (await get(`practice?timeZone=${timeZone}`, headers)).body;
    expect(await practiceIn(WEST)).toMatchObject({
      questions: [
        { id: 'light', moduleTitle: 'Sleeping well', options: ['This', 'That', 'Neither'] },
      ],
      nextDay: TOMORROW,
    });
    expect(await practiceIn(EAST)).toMatchObject({
      questions: [{ id: 'light' }, { id: 'noise' }],
      nextDay: null,
    });
  });

  test('that never learned has nothing yet', async () => {
    const { headers } = await scenario.signUp();
    expect((await get('progress', headers)).body).toEqual([]);
    expect((await get('stats', headers)).body).toMatchObject({ totalXp: 0, level: 1 });
    expect((await get('practice', headers)).body).toEqual({
      questions: [],
      answeredToday: 0,
      nextDay: null,
    });
  });
});
