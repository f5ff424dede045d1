import {
  answeredSchema,
  checkedSchema,
  completedSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { LESSON } from './lesson.fixture.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const RIGHT = LESSON.rightAnswers;
const WRONG = { light: 1, noise: 2, story: 0, bed: 1 };

const post = (path: string, body: unknown, options: Partial<Call> = {}) =>
  api.send({ method: 'POST', url: `/api/learning/${path}`, body, as: family, ...options });

const start = (body: object = {}, id: string = LESSON.id) => post(`modules/${id}/start`, body);
const reach = (body: object) => post(`modules/${LESSON.id}/sections`, { attempt: 1, ...body });
const answer = (body: object, options?: Partial<Call>) =>
  post(`modules/${LESSON.id}/answers`, { attempt: 1, ...body }, options);
const complete = (body: object, options?: Partial<Call>) =>
  post(`modules/${LESSON.id}/complete`, body, options);
const completed = async (body: object) => completedSchema.parse((await complete(body)).body);

const events = (attempt = 1, id: string = LESSON.id) =>
  api.stored(`learning-${family.userId}-${id}-${attempt}`);
const types = (attempt = 1) => events(attempt).map(({ type }) => type);

const dataSchema = z.object({ seconds: z.number(), day: z.string() });

test('a lesson is read section by section, answered and completed', async () => {
  expect(await start()).toMatchObject({ status: 204 });
  expect(await reach({ sectionId: 'evening' })).toMatchObject({ status: 204 });
  expect(await reach({ sectionId: null })).toMatchObject({ status: 204 });
  const answered = await answer({ questionId: 'light', answer: 0 });
  expect(answered).toMatchObject({ status: 200, body: { explanation: null } });
  expect(answered.position).toBe(events().at(-1)?.position);
  const done = await complete({ answers: RIGHT, timeSpent: 0, attempt: 1 });
  expect(done.position).toBe(events().at(-1)?.position);
  expect(completedSchema.parse(done.body)).toMatchObject({
    score: 100,
    isPassed: true,
    xpEarned: 50,
    badgeEarned: 'Night Owl',
    questions: [{ id: 'light', chosen: 0, answer: 0, isRight: true, points: 10 }, {}, {}, {}],
  });
  expect(types()).toEqual([
    'ModuleStarted',
    'SectionReached',
    'SectionReached',
    ...Array.from({ length: 4 }, () => 'QuestionAnswered'),
    'ModuleCompleted',
    'BadgeEarned',
  ]);
});

test('a client of the specification completes without a start, and a claimed score is nothing', async () => {
  expect(await completed({ score: 100, timeSpent: 5, answers: WRONG })).toMatchObject({
    score: 0,
    isPassed: false,
    xpEarned: 25,
    badgeEarned: null,
  });
});

test('sent again, a completion has the same answer and stores nothing', async () => {
  const first = await completed({ answers: WRONG });
  const stored = events().length;
  expect(await completed({ answers: WRONG })).toEqual(first);
  expect(await completed({ answers: RIGHT, attempt: 1 })).toEqual(first);
  expect(events()).toHaveLength(stored);
  expect(events(2)).toEqual([]);
});

test('the same lesson earns its XP once, however often it is completed', async () => {
  const answers = [WRONG, RIGHT, WRONG, RIGHT, WRONG];
  const earned: number[] = [];
  for (const each of answers) earned.push((await completed({ answers: each })).xpEarned);
  expect(earned).toEqual([25, 25, 0, 0, 0]);
  expect(await start({ attempt: 6 })).toMatchObject({ status: 204 });
  expect(await start({ attempt: 7 })).toMatchObject({ status: 409, code: 'EarlierAttemptOpen' });
  expect(await start({ attempt: 10_000 })).toMatchObject({ code: 'EarlierAttemptOpen' });
});

test('a retake asks only what was missed, and its result has all answers', async () => {
  await completed({ answers: { ...WRONG, light: 0, noise: 1 } });
  await start({ attempt: 2, isRetake: true });
  const done = await completed({ answers: { story: 2, bed: 0 }, attempt: 2 });
  expect(done).toMatchObject({
    score: 100,
    isPassed: true,
    questions: [{ id: 'light', chosen: 0 }, { id: 'noise' }, { id: 'story' }, { id: 'bed' }],
  });
  expect(types(2)).toEqual([
    'ModuleStarted',
    'QuestionAnswered',
    'QuestionAnswered',
    'ModuleCompleted',
    'BadgeEarned',
  ]);
});

test('two tabs that answer and complete at once agree', async () => {
  await start();
  const answers = await Promise.all(
    [0, 1, 0, 1].map((chosen) => answer({ questionId: 'light', answer: chosen })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const done = await Promise.all(
    [RIGHT, WRONG].map((each) => complete({ answers: each, attempt: 1 })),
  );
  expect(done[0]?.body).toEqual(done[1]?.body);
  expect(types().filter((type) => type === 'ModuleCompleted')).toHaveLength(1);
});

test('an explained answer says why, and the first one counts', async () => {
  await start();
  const wrong = await answer({ questionId: 'light', answer: 2, isExplained: true });
  expect(answeredSchema.parse(wrong.body).explanation).toEqual({
    questionId: 'light',
    chosen: 2,
    isRight: false,
    answer: null,
    why: [{ text: 'It is not.' }, { facts: ['a-fact'] }],
    facts: [{ id: 'a-fact', source: 'A clinic', asOf: '2025-04', verified: 'primary' }],
  });
  const right = await answer({ questionId: 'light', answer: 0, isExplained: true });
  expect(answeredSchema.parse(right.body).explanation).toMatchObject({ isRight: true, answer: 0 });
  expect(await completed({ answers: RIGHT })).toMatchObject({ score: 75 });
});

test('names a badge in the language of the page, and stores it in English', async () => {
  const { body } = await complete({ answers: RIGHT }, { headers: { 'accept-language': 'es-MX' } });
  expect(body).toMatchObject({ badgeEarned: 'Lechuza' });
  expect(events().at(-1)?.data).toMatchObject({ badge: 'Night Owl', title: 'Sleeping well' });
});

describe('refused is', () => {
  test.for([
    ['an unknown lesson', 'modules/nowhere/start', {}, 404, 'UnknownModule'],
    ['an unknown version', 'modules/sleep/start', { version: 9 }, 404, 'UnknownModule'],
    ['an attempt of none', 'modules/sleep/start', { attempt: 0 }, 400, 'ValidationFailed'],
    [
      'an unknown section',
      'modules/sleep/sections',
      { attempt: 1, sectionId: 'x' },
      422,
      'UnknownSection',
    ],
    [
      'an unknown question',
      'modules/sleep/answers',
      { attempt: 1, questionId: 'x', answer: 0 },
      422,
      'UnknownQuestion',
    ],
    [
      'an unknown option',
      'modules/sleep/answers',
      { attempt: 1, questionId: 'light', answer: 3 },
      422,
      'UnknownAnswer',
    ],
    [
      'an answer of no attempt',
      'modules/sleep/answers',
      { attempt: 2, questionId: 'light', answer: 0 },
      409,
      'ModuleNotStarted',
    ],
    [
      'a missing answer',
      'modules/sleep/complete',
      { answers: { light: 0 } },
      422,
      'AnswersMissing',
    ],
    [
      'a time zone that is none',
      'modules/sleep/start',
      { timeZone: 'Mars/Olympus' },
      400,
      'ValidationFailed',
    ],
    [
      'a practice of an unknown version',
      'practice',
      { moduleId: 'sleep', version: 7, questionId: 'light', answer: 0 },
      404,
      'UnknownModule',
    ],
  ] as const)('%s', async ([, path, body, status, code]) => {
    await start();
    expect(await post(path, body)).toMatchObject({ status, code });
    expect(types()).toEqual(['ModuleStarted']);
  });

  test('an answer after the completion', async () => {
    await completed({ answers: RIGHT });
    expect(await answer({ questionId: 'light', answer: 1 })).toMatchObject({
      status: 409,
      code: 'ModuleAlreadyCompleted',
    });
  });

  test('another body under the same key', async () => {
    await start();
    const headers = { 'idempotency-key': 'one' };
    const first = await answer({ questionId: 'light', answer: 1, isExplained: true }, { headers });
    const again = await answer({ questionId: 'light', answer: 1, isExplained: true }, { headers });
    expect(again).toMatchObject({ status: 200, body: first.body, position: first.position });
    const other = await answer({ questionId: 'light', answer: 0, isExplained: true }, { headers });
    expect(other).toMatchObject({ status: 422, code: 'IdempotencyKeyReused' });
  });
});

describe('a lesson that changes while it is read', () => {
  const text = (question: string) =>
    ({
      en: { title: 'Food', sections: { one: ['One', 'Text'] }, questions: { [question]: 0 } },
    }) as const;

  test('is finished in the version that was started', async () => {
    await storeLesson(api.database, { id: 'food', texts: text('old') });
    await start({}, 'food');
    await storeLesson(api.database, { id: 'food', version: 2, texts: text('new') });
    const answerIn = (questionId: string) =>
      post('modules/food/answers', { attempt: 1, questionId, answer: 0 });
    expect(await answerIn('new')).toMatchObject({ status: 422, code: 'UnknownQuestion' });
    expect(await answerIn('old')).toMatchObject({ status: 200 });
    expect(await start({ version: 2 }, 'food')).toMatchObject({
      status: 409,
      code: 'OtherModuleVersion',
    });
    expect(await post('modules/food/complete', { answers: {} })).toMatchObject({
      status: 200,
      body: { score: 100 },
    });
    await start({ attempt: 2 }, 'food');
    expect(events(2, 'food')[0]?.data).toMatchObject({ version: 2, xpBefore: 50 });
  });

  test('is finished when it is retired, and not started again', async () => {
    await storeLesson(api.database, { id: 'going', texts: text('a') });
    await start({}, 'going');
    await storeLesson(api.database, { id: 'going', version: 2, texts: text('a'), isRetired: true });
    expect(await post('modules/going/complete', { answers: { a: 0 } })).toMatchObject({
      status: 200,
    });
    expect(await start({ attempt: 2 }, 'going')).toMatchObject({
      status: 409,
      code: 'ModuleRetired',
    });
  });
});

test('what a visitor has read is taken over, and sent again it changes nothing', async () => {
  const takeOver = async () => {
    await start({ version: 1 });
    for (const sectionId of ['evening', 'night', null]) await reach({ sectionId });
    await answer({ questionId: 'light', answer: 1, isExplained: true });
    return completed({ answers: RIGHT, attempt: 1 });
  };
  const first = await takeOver();
  expect(first).toMatchObject({ score: 75, xpEarned: 50, badgeEarned: 'Night Owl' });
  const stored = types();
  expect(await takeOver()).toEqual(first);
  expect(types()).toEqual(stored);
});

test('days of learning are hidden and shown again', async () => {
  const show = (isShown: unknown) =>
    api.send({ method: 'PUT', url: '/api/learning/streak', body: { isShown }, as: family });
  for (const isShown of [true, false, false, true])
    expect(await show(isShown)).toMatchObject({ status: 204 });
  expect(await show('yes')).toMatchObject({ status: 400 });
  const stored = api.stored(`learningSettings-${family.userId}`);
  expect(stored.map(({ type }) => type)).toEqual(['StreakHidden', 'StreakShown']);
});

describe('time', () => {
  test('is no more than has passed, whatever the device claims', async () => {
    await start();
    api.passTime(90_000);
    await reach({ sectionId: 'evening', seconds: 80_000 });
    expect(dataSchema.parse(events().at(-1)?.data).seconds).toBe(90);
  });

  test('of day is that of the family, by the clock of the server', async () => {
    const dayIn = async (timeZone: string, attempt: number) => {
      await complete({ answers: attempt % 2 === 0 ? RIGHT : WRONG, timeZone, attempt });
      const completion = events(attempt).find(({ type }) => type === 'ModuleCompleted');
      return dataSchema.parse(completion?.data).day;
    };
    const now = api.now().getTime();
    const day = (offsetHours: number) =>
      new Date(now + offsetHours * 3_600_000).toISOString().slice(0, 10);
    expect(await dayIn('Pacific/Kiritimati', 1)).toBe(day(14));
    expect(await dayIn('Pacific/Honolulu', 2)).toBe(day(-10));
  });
});

describe('the practice', () => {
  const practice = (questionId: string, chosen: number) =>
    post('practice', { moduleId: LESSON.id, version: 1, questionId, answer: chosen });

  test('explains each answer, of at most three questions a day', async () => {
    expect(await practice('light', 1)).toMatchObject({
      status: 200,
      body: { explanation: { isRight: false, answer: null } },
    });
    expect(await practice('light', 0)).toMatchObject({ body: { explanation: { isRight: true } } });
    await practice('noise', 1);
    await practice('story', 1);
    expect(await practice('bed', 0)).toMatchObject({ status: 409, code: 'PracticeOver' });
    const day = api.now().toISOString().slice(0, 10);
    expect(api.stored(`learning-${family.userId}-${day}-practice`)).toHaveLength(4);
  });
});

describe('visitors', () => {
  const check = (body: object) =>
    post(
      `modules/${LESSON.id}/check`,
      { version: 1, answers: {}, isComplete: false, ...body },
      { as: {} },
    );

  test('have an answer explained, and the result of all, and nothing is stored', async () => {
    const before = api.head();
    const { body } = await check({ answers: { light: 1 } });
    expect(checkedSchema.parse(body)).toMatchObject({
      explanations: [{ questionId: 'light', isRight: false, answer: null }],
      result: null,
    });
    const all = await check({ answers: { ...RIGHT, light: 1 }, isComplete: true });
    expect(checkedSchema.parse(all.body).result).toMatchObject({ score: 75, isPassed: true });
    expect(api.head()).toBe(before);
  });

  test.for([
    [{ answers: { x: 0 } }, 422, 'UnknownQuestion'],
    [{ answers: { light: 9 } }, 422, 'UnknownAnswer'],
    [{ answers: { light: 0 }, isComplete: true }, 422, 'AnswersMissing'],
    [{ version: 9 }, 404, 'UnknownModule'],
  ] as const)('are refused %j', async ([body, status, code]) => {
    expect(await check(body)).toMatchObject({ status, code });
  });

  test('are limited by network', async () => {
    await api.database.deleteFrom('allowances').execute();
    const limited = api.over(api.database, { rateLimitFactor: 0.001 });
    const send = () =>
      post(
        `modules/${LESSON.id}/check`,
        { version: 1, answers: {}, isComplete: false },
        { as: {}, app: limited },
      );
    const statuses: number[] = [];
    for (let nth = 0; nth < 4; nth += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
